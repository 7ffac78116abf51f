import { type AnyGame, Match, type OptionValues, seedChance } from '@sablier/kernel'
import type { Now } from './budget.ts'
import { decide } from './decide.ts'
import type { GameBot } from './game-bot.ts'

/** The subject of the measurement: a game and its bot, from positions of a game played by the bot's own policy. */
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
  const { seed, now, positions = MOMENTS.count } = measurement
  const chance = seedChance(seed)
  let match = begin(measurement, seed)
  let iterations = 0
  let milliseconds = 0
  for (let position = 0; position < positions; position++) {
    match = later(measurement, match, chance.join())
    const started = now()
    iterations += thinkAt(measurement, match, position, measurement.milliseconds / positions)
    milliseconds += now() - started
  }
  return { iterations, milliseconds, perSecond: (iterations / milliseconds) * 1000 }
}

/** How many iterations are made at one position in some time. */
function thinkAt({ bot, seed, now }: Measurement, match: Match, position: number, milliseconds: number): number {
  const { report } = decide({
    match,
    seat: match.asks()[0]?.seat ?? 0,
    level: 'master',
    bot,
    seed: `${seed} ${position}`,
    budget: { milliseconds },
    now: seldom(now),
    // Nothing ends early: it is the pace that is asked for.
    tuning: { shares: 'alike' },
  })
  return report.iterations
}

const begin = ({ game, seats, options = {} }: Measurement, seed: string): Match =>
  new Match({ game, seats, options, seed }, { listen: false })

/** Some decisions later, in a new game if this one is over or would be too far. */
function later(measurement: Measurement, from: Match, name: string): Match {
  const { bot, seed, latest = Number.POSITIVE_INFINITY } = measurement
  let on = from.entries.length + MOMENTS.apart > latest ? begin(measurement, `${seed} ${name}`) : from
  for (let step = 0; step < MOMENTS.apart; step++) {
    if (on.over) on = begin(measurement, `${seed} ${name} ${step}`)
    const seat = on.asks()[0]?.seat ?? 0
    const { entry } = decide({ match: on, seat, level: 'novice', bot, seed: name, budget: { iterations: 1 } })
    if (entry) on.enter(entry)
  }
  return on.over ? later(measurement, on, `${name} again`) : on
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
