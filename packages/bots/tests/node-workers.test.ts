import { lanterns } from '@sablier/kernel/lanterns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { league, nodeBotPool } from '../node/index.ts'
import { decide } from '../src/index.ts'
import { type BundledWorkers, bundleWorkers } from './bundled-workers.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

let workers: BundledWorkers
beforeAll(async () => {
  workers = await bundleWorkers()
})
afterAll(() => workers.remove())

const match = dealt(lanterns, 2, 'threads', 14)
const seat = match.asks()[0]!.seat
const task = { match, seat, level: 'master', seed: 'a', budget: { iterations: 30 }, limit: 30_000 } as const

test('a worker thread decides as the caller would', async () => {
  const pool = nodeBotPool({ shelf: workers.shelf, size: 2, entry: workers.botWorker })
  const [one, two] = await Promise.all([pool.decide(task).outcome, pool.decide(task).outcome])
  pool.close()
  const { match: here, level, seed, budget } = task
  expect(one).toEqual(decide({ match: here, seat, level, bot: lanternsBot, seed, budget }))
  expect(two).toEqual(one)
})

test('a bot that hangs in its thread is ended at its limit and the seat still answers', async () => {
  const pool = nodeBotPool({ shelf: workers.shelf, size: 1, entry: workers.botWorker })
  const hanging = Object.assign(Object.create(match), { game: { ...lanterns, id: 'sleeper' } })
  const decided = await pool.decide({ ...task, match: hanging, limit: 300 }).outcome
  expect(decided?.report.failure).toBe('no answer after 300 ms')
  expect(() => match.fork().enter(decided!.entry!)).not.toThrow()
  const next = await pool.decide(task).outcome
  expect(next?.report.failure).toBeNull()
  pool.close()
})

test('a league played in threads comes out as it always does', async () => {
  const play = (threads: number) =>
    league({
      game: 'lanterns',
      shelf: workers.shelf,
      threads,
      entry: workers.leagueWorker,
      levels: ['random', 'novice'],
      tables: [{ seats: 2, games: 6 }],
      seed: 'threads',
      budgets: { novice: { iterations: 8 } },
    })
  const [one, two] = [await play(1), await play(2)]
  expect(one.pairs).toEqual(two.pairs)
  expect(one.games).toBe(6)
  expect(one.failures).toEqual([])
})
