import { type AnyGame, Match, redrawOf, seedFrom } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { PastMatches } from '../../src/tables/past-matches.ts'
import { recordsOf } from '../waking/played-table.ts'

const GAMES = ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy']

/** The longest recorded match of a game. */
async function longest(id: string): Promise<Match> {
  const game: AnyGame = (await findGame(id)!.load())!.game
  const records = recordsOf(id).map(([, record]) => record)
  const [record] = records.sort((a, b) => b.entries.length - a.entries.length)
  const { seats, options, secret, entropy, entries, stepsBack = [] } = record!
  const seed = seedFrom(secret, entropy)
  const redraws = stepsBack.map(({ after, step }) => redrawOf(seed, after, step))
  return Match.replay({ game, seats, options, seed }, entries, { redraws })
}

test.each(GAMES)('an earlier moment of %s is shown as a whole replay shows it, to every viewer', async (id) => {
  const match = await longest(id)
  const pastMatches = new PastMatches()
  const { length } = match.entries
  const counts = [length, 0, 1, Math.floor(length / 2), length - 1, Math.floor(length / 3), 50]
  for (const count of counts.filter((n) => n <= length)) {
    const redraws = match.redraws.filter(({ after }) => after <= count)
    const whole = Match.replay(match, match.entries.slice(0, count), { redraws })
    const past = await pastMatches.at('table', { match }, count)
    expect(past.hashes).toEqual(whole.hashes)
    for (const viewer of ['spectator', ...match.table.seats] as const)
      expect(past.show(viewer).payload, `${viewer} after ${count}`).toEqual(whole.show(viewer).payload)
  }
})

test.each(GAMES)('a second look at %s replays a small part of it', async (id) => {
  const match = await longest(id)
  const pastMatches = new PastMatches()
  const { length } = match.entries
  const half = Math.floor(length / 2)
  expect(pastMatches.cost('table', { match }, half)).toBe(half)
  // The match itself keeps the positions of its last phases.
  await pastMatches.at('table', { match }, length - 50)
  const costs = Array.from({ length }, (_, count) => pastMatches.cost('table', { match }, count))
  expect(Math.max(...costs)).toBeLessThan(150)
})

test('a game that took another way since is replayed anew', async () => {
  const match = await longest('prophecy')
  const pastMatches = new PastMatches()
  await pastMatches.at('table', { match }, match.entries.length)
  const other = Object.assign(Object.create(match) as Match, { hashes: match.hashes.map((hash) => `${hash}-other`) })
  expect(pastMatches.cost('table', { match: other }, 100)).toBe(100)
})
