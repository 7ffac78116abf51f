import { expect, test } from 'vitest'
import { packGame, unpackGame } from '../src/replay/packed-game.ts'
import { recordPath, reviewPath, withSearch } from '../src/review/review-path.ts'
import type { SavedGame } from '../src/saved/saved-games.ts'

const game: SavedGame = {
  id: 'kept',
  game: 'prophecy',
  version: '3',
  players: [
    { name: 'Désirée', level: null },
    { name: 'Oswin', level: 'master' },
  ],
  options: {},
  secret: 'a'.repeat(32),
  entries: Array.from({ length: 400 }, (_, n) => ({ seat: n % 2, answer: { choice: `move-${n % 17}` } })) as never,
  over: true,
  at: 1,
}

test('a link carries a whole game, and nothing of the device', async () => {
  const packed = await packGame(game)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(2000)
  const { id: _, at: __, ...whole } = game
  expect(await unpackGame(packed)).toEqual(whole)
})

test('a damaged or overlong link holds no game', async () => {
  const packed = await packGame(game)
  await expect(unpackGame(packed.slice(0, 40))).rejects.toThrow()
  await expect(unpackGame('')).rejects.toThrow()
  const endless = await packGame({ ...game, secret: 'a'.repeat(3_000_000) })
  await expect(unpackGame(endless)).rejects.toThrow('too much')
})

test('a game in a link is reviewed and replayed where it is, at any moment', () => {
  const source = { kind: 'link', packed: 'abc' } as const
  expect(reviewPath(source)).toBe('/review/link#abc')
  expect(withSearch(recordPath(source), 'at=7')).toBe('/replay/link?at=7#abc')
  expect(withSearch(recordPath({ kind: 'table', id: 't', invite: 'i' }), 'at=7')).toMatch(/\?invite=i&at=7$/)
})
