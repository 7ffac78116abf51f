import { below, type Chance, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { type BotOrder, type BotReply, decide, LEVELS, WorkerPool, type WorkerPort } from '../src/index.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** A clock that stands still until the test moves it, and what is to happen at which time. */
class Clock {
  time = 0
  private events: { readonly at: number; readonly call: () => void }[] = []

  readonly after = (milliseconds: number, call: () => void): (() => void) => {
    const event = { at: this.time + milliseconds, call }
    this.events.push(event)
    return () => void this.events.splice(this.events.indexOf(event) >>> 0, 1)
  }
  /** Lets everything happen in its order, until nothing more is to come. */
  async run(): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < 4; turn++) await Promise.resolve()
      const next = this.events.reduce<(typeof this.events)[number] | null>((a, b) => (!a || b.at < a.at ? b : a), null)
      if (!next) return
      this.events.splice(this.events.indexOf(next), 1)
      this.time = next.at
      next.call()
    }
  }
}

const match = dealt(lanterns, 2, 'limit', 12)
const seat = match.asks()[0]!.seat
const quickEntry = decide({ match, seat, level: 'novice', bot: lanternsBot, seed: 'q', budget: { iterations: 1 } })
  .entry!

/** Workers that answer in time, late, never, with a failure or break down, as chance has it. */
function unreliable(clock: Clock, chance: Chance): WorkerPort {
  let reply: (reply: BotReply) => void = () => undefined
  let fail: (failure: string) => void = () => undefined
  const pending: (() => void)[] = []
  return {
    post({ id, level, budget }: BotOrder) {
      const later = (milliseconds: number, call: () => void) => pending.push(clock.after(milliseconds, call))
      if (below(chance, 2) === 0) later(1, () => reply({ id, kind: 'quick', entry: quickEntry }))
      const report = { level, iterations: 1, by: 'level', failure: null, expected: null } as const
      const done = () => reply({ id, kind: 'decided', decided: { entry: quickEntry, report } })
      const behaviour = below(chance, 6)
      if (behaviour < 2) later(below(chance, budget.milliseconds ?? 1), done)
      else if (behaviour === 2) later((budget.milliseconds ?? 1) * 10, done)
      else if (behaviour === 3)
        later(below(chance, 400), () => reply({ id, kind: 'failed', failure: 'lost the thread' }))
      else if (behaviour === 4) later(below(chance, 400), () => fail('out of memory'))
    },
    onReply(take) {
      reply = take
    },
    onFailure(take) {
      fail = take
    },
    end: () => pending.splice(0).forEach((cancel) => void cancel()),
  }
}

test('every one of 600 decisions is there by its limit and legal, however unreliable and busy the workers are', async () => {
  const clock = new Clock()
  const chance = seedChance('limit')
  const pool = new WorkerPool({
    spawn: () => unreliable(clock, chance),
    size: 2,
    after: clock.after,
    now: () => clock.time,
  })
  const late: string[] = []
  let answered = 0
  for (let n = 0; n < 600; n++)
    clock.after(n * 60 + below(chance, 50), () => {
      const begun = clock.time
      const limit = 50 + below(chance, 300)
      const level = LEVELS[below(chance, LEVELS.length)]!
      void pool.decide({ match, seat, level, seed: String(n), limit }).outcome.then((decided) => {
        answered++
        if (clock.time > begun + limit) late.push(`${n}: ${clock.time - begun} of ${limit} ms`)
        match.fork().enter(decided!.entry!)
      })
    })
  await clock.run()
  expect(late).toEqual([])
  expect(answered).toBe(600)
})

test.each(LEVELS)('%s makes no iteration after its time is over', (level) => {
  for (const entries of [0, 9, 22]) {
    const position = dealt(lanterns, 3, 'clock', entries)
    const asked = position.asks()[0]!.seat
    let time = 0
    let after = 0
    const now = () => time
    const value: typeof lanternsBot.value = (t, of) => {
      if (time >= 40) after++
      time += 3
      return lanternsBot.value(t, of)
    }
    const { entry } = decide({
      match: position,
      seat: asked,
      level,
      bot: { ...lanternsBot, value },
      seed: 'a',
      budget: { milliseconds: 40 },
      now,
    })
    expect(after).toBe(0)
    expect(() => position.fork().enter(entry!)).not.toThrow()
  }
})
