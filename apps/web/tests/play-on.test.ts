import { decide, scoreBot } from '@sablier/bots'
import { type AnyGame, Match, recordOf, replayRecord, seedFrom } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { playOnFrom } from '../src/replay/play-on.ts'
import { recordOfSaved } from '../src/replay/record-of-saved.ts'
import { seedOf } from '../src/saved/seed-of.ts'

const SECRET = 'a secret of an online table'
const ENTROPY = ['mine', '']

function someRecord(game: AnyGame) {
  const match = new Match({ game, seats: 2, options: {}, seed: seedFrom(SECRET, ENTROPY) })
  for (let i = 0; i < 12; i++) {
    const seat = match.asks()[0]?.seat ?? 0
    const { entry } = decide({ match, seat, level: 'random', bot: scoreBot, seed: String(i), now: () => 0 })
    if (entry) match.enter(entry)
  }
  return recordOf(match, { names: ['Ada', 'Bram'], secret: SECRET, entropy: ENTROPY })
}

test('a game goes on from any moment of a record, with its own dice, one person and computer players', async () => {
  const game = (await findGame('terres-de-destinees')?.load())?.game as AnyGame
  const record = someRecord(game)
  const saved = playOnFrom(record, 7, 1)
  expect(saved.players).toEqual([
    { name: 'Ada', level: 'novice' },
    { name: 'Bram', level: null },
  ])
  expect(seedOf(saved)).toBe(seedFrom(SECRET, ENTROPY))
  const again = recordOfSaved(game, saved)
  expect(again.entries).toEqual(record.entries.slice(0, 7))
  expect(replayRecord(game, again).view(1)).toEqual(replayRecord(game, record, 7).view(1))
})
