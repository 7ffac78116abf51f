import { type AnyGame, Match, type OptionValues, seedChance } from '@sablier/kernel'
import type { Now } from './budget.ts'
import { decide } from './decide.ts'
import type { GameBot } from './game-bot.ts'

/** What is measured: a game and its bot, from positions of a game played by the bot's own policy. */
export interface Measurement {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly seats: number
  readonly options?: OptionValues
  readonly seed: string
  /** How long is searched, all positions together. */
  readonly milliseconds: number
  readonly positions?: number
  /** No position comes after more decisions of its game. */
  readonly latest?: number
  readonly now: Now
}

/** How fast the strongest level searches. */
export interface IterationRate {
  readonly iterations: number
  readonly milliseconds: number
  readonly perSecond: number
}

/** Where is thought: at so many moments, so many decisions apart. Who is compared thinks at the same ones. */
export const MOMENTS = { count: 24, apart: 15 } as const

/** Iterations per second of `master` at moments spread over a game. */
export function measureIterations(measurement: Measurement): IterationRate {
  const { game, bot, seats, options = {}, seed, now, positions = MOMENTS.count } = measurement
  const { latest = Number.POSITIVE_INFINITY } = measurement
  const chance = seedChance(seed)
  let match = begin(seed)
  let iterations = 0
  let milliseconds = 0
  for (let position = 0; position < positions; position++) {
    match = later(match, chance.join())
    const seat = match.asks()[0]?.seat ?? 0
    const started = now()
    const budget = { milliseconds: measurement.milliseconds / positions }
    const { report } = decide({
      match,
      seat,
      level: 'master',
      bot,
      seed: `${seed} ${position}`,
      budget,
      now: seldom(now),
      // Nothing ends early: it is the pace that is asked for.
      tuning: { shares: 'alike' },
    })
    iterations += report.iterations
    milliseconds += now() - started
  }
  return { iterations, milliseconds, perSecond: (iterations / milliseconds) * 1000 }

  function begin(name: string): Match {
    return new Match({ game, seats, options, seed: name }, { listen: false })
  }
  /** Some decisions later, in a new game if this one is over or would be too far. */
  function later(from: Match, name: string): Match {
    let on = from.entries.length + MOMENTS.apart > latest ? begin(`${seed} ${name}`) : from
    for (let step = 0; step < MOMENTS.apart; step++) {
      if (on.over) on = begin(`${seed} ${name} ${step}`)
      const seat = on.asks()[0]?.seat ?? 0
      const { entry } = decide({ match: on, seat, level: 'novice', bot, seed: name, budget: { iterations: 1 } })
      if (entry) on.enter(entry)
    }
    return on.over ? later(on, `${name} again`) : on
  }
}

/** A clock that is really read only now and then: reading the processor's time costs as much as a good part of an iteration. */
function seldom(now: Now): Now {
  let calls = 0
  let time = now()
  return () => {
    if (++calls % 256 === 0) time = now()
    return time
  }
}
