import { findGame, SHELF } from '@sablier/shelf'
import { expect, test } from 'vitest'

test.each(SHELF.map(({ id }) => id))('%s says of every option what it changes, in both languages', async (id) => {
  const box = await findGame(id)?.load()
  const silent = Object.entries(box?.game.options ?? {}).filter(([, { changes }]) => !changes?.en || !changes.fr)
  expect(silent.map(([key]) => key)).toEqual([])
})
