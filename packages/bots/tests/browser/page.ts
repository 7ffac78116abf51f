import { decide, type Level } from '../../src/index.ts'
import { type WebWorker, webBotPool } from '../../web/index.ts'
import { dealt } from '../deal.ts'
import { boxOf } from './shelf.ts'

// Runs in a page of a real browser and is called by the test from outside.
declare const Worker: new (url: string, options?: { readonly type: 'module' }) => WebWorker
const spawn = (): WebWorker => new Worker('worker.js', { type: 'module' })
const spawnSleeper = (): WebWorker => new Worker('data:text/javascript,onmessage=()=>{for(;;);}')

const position = (game: string) => {
  const match = dealt(boxOf(game).game, 2, 'browser', 23)
  return { match, seat: match.asks()[0]?.seat ?? 0 }
}
const fits = (game: string, entry: unknown): boolean => {
  position(game).match.enter(entry as never)
  return true
}

/** What a test may ask of the page. */
const page = {
  /** A decision made in the worker, and the same made here. */
  async compare(game: string, level: Level) {
    const pool = webBotPool({ spawn, size: 1 })
    const task = { ...position(game), level, seed: 'a', budget: { iterations: 40 } }
    const there = await pool.decide({ ...task, limit: 120_000 }).outcome
    pool.close()
    return { there, here: decide({ ...task, bot: boxOf(game).bot }) }
  },
  /** What comes of a worker that never answers. */
  async late(game: string) {
    const pool = webBotPool({ spawn: spawnSleeper, size: 1 })
    const decided = await pool.decide({ ...position(game), level: 'master', seed: 'a', limit: 300 }).outcome
    pool.close()
    return { failure: decided?.report.failure, legal: fits(game, decided?.entry) }
  },
  /** A job cancelled in the middle of its work, and whether the next one is answered. */
  async cancelled(game: string) {
    const pool = webBotPool({ spawn, size: 1 })
    const task = { ...position(game), level: 'master', seed: 'a', limit: 120_000 } as const
    const first = pool.decide({ ...task, budget: { milliseconds: 100_000 } })
    first.cancel()
    const outcome = await first.outcome
    const next = await pool.decide({ ...task, budget: { iterations: 4 } }).outcome
    pool.close()
    return { outcome, legal: fits(game, next?.entry) }
  },
}
export type BotPage = typeof page
Object.assign(globalThis, { botPage: page })
