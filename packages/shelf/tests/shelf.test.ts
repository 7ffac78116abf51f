import { SHELF } from '@sablier/shelf'
import { describe, expect, test } from 'vitest'

test('no two games share an id', () => {
  expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length)
})

describe.each(SHELF)('$id', (entry) => {
  test('says of itself what its own rules say', async () => {
    const { game } = await entry.load()
    expect(entry).toMatchObject({
      id: game.id,
      title: game.text.title,
      pitch: game.text.pitch,
      seats: game.seats,
      minutes: game.minutes,
    })
  })
})
