import { forecastAnswer } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { type BotOrder, type BotReply, type BotTask, serveBots, WorkerPool, type WorkerPort } from '../src/index.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** A pool whose workers and clock the test holds in its hands. */
function poolOf(
  answer: (order: BotOrder, reply: (reply: BotReply) => void, fail: (failure: string) => void) => void,
  size = 1,
) {
  const alarms: (() => void)[] = []
  const orders: BotOrder[] = []
  let ended = 0
  let spawned = 0
  const spawn = (): WorkerPort => {
    spawned++
    let reply: (reply: BotReply) => void = () => undefined
    let fail: (failure: string) => void = () => undefined
    return {
      post(order) {
        orders.push(structuredClone(order))
        answer(order, reply, fail)
      },
      onReply(take) {
        reply = take
      },
      onFailure(take) {
        fail = take
      },
      end: () => void ended++,
    }
  }
  const after = (_: number, call: () => void) => {
    alarms.push(call)
    return () => void alarms.splice(alarms.indexOf(call), 1)
  }
  const pool = new WorkerPool({ spawn, size, after, now: () => 0 })
  return { pool, alarms, orders, counts: () => ({ ended, spawned }) }
}

const match = dealt(lanterns, 2, 'pool', 12)
const seat = match.asks()[0]!.seat
const task: BotTask = { match, seat, level: 'master', seed: 'a', budget: { iterations: 20 } }
const isLegal = (entry: unknown) => expect(() => match.fork().enter(entry as never)).not.toThrow()
const work = (order: BotOrder, reply: (reply: BotReply) => void) =>
  void serveBots({ load: async () => ({ game: lanterns, bot: lanternsBot }), now: () => 0, post: reply })(order)

describe('a pool of workers', () => {
  test('answers as a decision made on the spot does', async () => {
    const { pool } = poolOf(work)
    const decided = await pool.decide(task).outcome
    expect(decided?.report).toMatchObject({ by: 'level', failure: null, iterations: 20 })
    isLegal(decided?.entry)
    expect(await pool.decide(task).outcome).toEqual(decided)
  })

  test('tells what an answer will do, and nothing when it is too late', async () => {
    const ask = match.askOf(seat)!
    const answer = match.asSeenBy(seat, () => ask.encode(ask.randomChoice([1, 2, 3, 4])))
    const forecast = await poolOf(work).pool.forecast({ match, seat, answer, limit: 1000 }).outcome
    expect(forecast).toEqual(forecastAnswer(match, seat, answer))
    expect(forecast).not.toBeNull()
    const { pool, alarms } = poolOf(() => undefined)
    const late = pool.forecast({ match, seat, answer, limit: 1000 })
    alarms[0]!()
    expect(await late.outcome).toBeNull()
  })

  test('answers legally when no worker can be started, and says why', async () => {
    const spawn = (): WorkerPort => {
      throw new Error('out of threads')
    }
    const pool = new WorkerPool({ spawn, size: 1, after: () => () => undefined, now: () => 0 })
    for (let n = 0; n < 2; n++) {
      const decided = await pool.decide(task).outcome
      expect(decided?.report.failure).toContain('out of threads')
      isLegal(decided?.entry)
    }
  })

  test('answers legally when a worker thinks too long, and replaces the worker', async () => {
    const { pool, alarms, counts } = poolOf(({ id }, reply) => reply({ id, kind: 'begun' }))
    const job = pool.decide({ ...task, limit: 100 })
    for (const alarm of alarms.slice()) alarm()
    const decided = await job.outcome
    expect(decided?.report).toMatchObject({ by: 'random', failure: 'no answer after 100 ms' })
    isLegal(decided?.entry)
    expect(counts()).toEqual({ ended: 1, spawned: 1 })
    void pool.decide(task)
    expect(counts().spawned).toBe(2)
  })

  test('a worker that is still loading its game at the limit is kept, and answers the next job', async () => {
    const loading: (() => void)[] = []
    const { pool, alarms, orders, counts } = poolOf((order, reply) => void loading.push(() => work(order, reply)))
    const first = pool.decide(task)
    const second = pool.decide({ ...task, seed: 'b' })
    alarms[0]!()
    expect((await first.outcome)?.report.failure).toBe('no answer after 1500 ms')
    expect(orders).toHaveLength(1)
    loading.shift()!()
    await expect.poll(() => loading.length).toBe(1)
    loading.shift()!()
    expect((await second.outcome)?.report.failure).toBeNull()
    expect(counts()).toEqual({ ended: 0, spawned: 1 })
  })

  test('where many wait, nobody thinks so long that the last is too late', async () => {
    const { pool, orders } = poolOf(
      ({ id }, reply) => void Promise.resolve().then(() => reply({ id, kind: 'hinted', hint: null })),
    )
    const rushed = { match, seat, seed: 'a', budget: { milliseconds: 1000 }, limit: 2000 }
    await Promise.all(Array.from({ length: 5 }, () => pool.hint(rushed).outcome))
    const times = orders.map(({ budget }) => budget.milliseconds!)
    // Behind the first nobody waited yet, behind the others three, two, one and nobody.
    expect(times).toEqual([1000, 375, 500, 750, 1000])
  })

  test('falls back on the quick answer that a late worker sent ahead', async () => {
    const entry = {
      seat,
      answer: match.asSeenBy(seat, () => match.askOf(seat)!.encode(match.askOf(seat)!.randomChoice([1, 2, 3, 4]))),
    }
    const { pool, alarms } = poolOf(({ id }, reply) => reply({ id, kind: 'quick', entry }))
    const job = pool.decide(task)
    alarms[0]!()
    expect(await job.outcome).toMatchObject({ entry, report: { by: 'policy' } })
  })

  test('answers legally when a worker breaks down', async () => {
    const { pool } = poolOf((_, __, fail) => fail('out of memory'))
    const decided = await pool.decide(task).outcome
    expect(decided?.report.failure).toBe('out of memory')
    isLegal(decided?.entry)
  })

  test('answers legally when the game cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('no such game'))
    const { pool } = poolOf((order, reply) => void serveBots({ load, now: () => 0, post: reply })(order))
    const decided = await pool.decide(task).outcome
    expect(decided?.report.failure).toBe('no such game')
    isLegal(decided?.entry)
  })

  test('a cancelled job has no outcome and frees its worker for the next one', async () => {
    let busy = true
    const { pool, orders } = poolOf((order, reply) => (busy ? undefined : work(order, reply)))
    const first = pool.decide(task)
    const second = pool.decide(task)
    expect(orders).toHaveLength(1)
    busy = false
    first.cancel()
    expect(await first.outcome).toBeNull()
    expect((await second.outcome)?.report.failure).toBeNull()
  })

  test('works out hints too', async () => {
    const { pool } = poolOf(work)
    const told = await pool.hint({ match, seat, seed: 'a', budget: { iterations: 20 } }).outcome
    expect(told?.options.length).toBeGreaterThan(0)
  })

  test('closing it cancels what is open', async () => {
    const { pool, counts } = poolOf(() => undefined)
    const jobs = [pool.decide(task), pool.decide(task)]
    pool.close()
    expect(await Promise.all(jobs.map(({ outcome }) => outcome))).toEqual([null, null])
    expect(counts().ended).toBe(1)
    expect(await pool.decide(task).outcome).toBeNull()
  })
})
