import type { AnyGame, OptionValues, Result } from '@sablier/kernel'
import type { Budget, Now } from '../budget.ts'
import type { GameBot } from '../game-bot.ts'
import { LEVEL_BUDGETS } from '../level.ts'
import type { Level } from '../level-id.ts'
import { playMatch } from './play-match.ts'
import { levelPlayer, type Player } from './player.ts'
import { type Fixture, STEP } from './schedule.ts'

/** How one match of a league went. */
export interface Outcome {
  readonly fixture: Fixture
  /** The stronger level's share of the win. */
  readonly share: number
  /** Seats of the weaker level that it finished before, ties half. */
  readonly beaten: number
  readonly result: Result | null
  readonly work: Readonly<Partial<Record<Level, Work>>>
  readonly failures: readonly string[]
}

/** The cost of a level's decisions. */
export interface Work {
  readonly decisions: number
  readonly iterations: number
  readonly milliseconds: number
  readonly longest: number
}

const NO_WORK: Work = { decisions: 0, iterations: 0, milliseconds: 0, longest: 0 }

/** The input of one match of a league. */
export interface Ground {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly options?: OptionValues
  readonly budgets?: Partial<Readonly<Record<Level, Budget>>>
  readonly now?: Now
}

/** Plays one match of a league. */
export function playFixture(fixture: Fixture, ground: Ground): Outcome {
  const { stronger, weaker, seat, seats, seed, divided } = fixture
  const work: Partial<Record<Level, Work>> = {}
  const failures: string[] = []
  const { game, bot, options, now } = ground
  const player = (level: Level, by: number): Player =>
    levelPlayer({
      level,
      bot,
      budget: part(ground.budgets?.[level] ?? LEVEL_BUDGETS[level], by),
      ...(now ? { now } : {}),
    })
  const one = player(stronger, divided ?? 1)
  const others = player(weaker, divided === undefined ? 1 : divided * STEP)
  const result = playMatch({
    game,
    ...(options ? { options } : {}),
    ...(now ? { now } : {}),
    players: Array.from({ length: seats }, (_, i) => (i === seat ? one : others)),
    seed,
    onMove({ name }, { iterations, failure }, milliseconds) {
      const level = name as Level
      work[level] = addWork(work[level], { decisions: 1, iterations, milliseconds, longest: milliseconds })
      if (failure) failures.push(`${level}: ${failure}`)
    },
  })
  return { fixture, result, work, failures, share: shareOf(result, seat), beaten: beatenBy(result, seat) }
}

function part({ iterations, milliseconds }: Budget, divided: number): Budget {
  return {
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations / divided)) }),
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds / divided }),
  }
}

/** Work added up. */
export function addWork(a: Work = NO_WORK, b: Work = NO_WORK): Work {
  return {
    decisions: a.decisions + b.decisions,
    iterations: a.iterations + b.iterations,
    milliseconds: a.milliseconds + b.milliseconds,
    longest: Math.max(a.longest, b.longest),
  }
}

function shareOf(result: Result | null, seat: number): number {
  return result?.winners.includes(seat) ? 1 / result.winners.length : 0
}

function beatenBy(result: Result | null, seat: number): number {
  if (!result) return 0
  const rank = (s: number): readonly [number, number] => [result.winners.includes(s) ? 1 : 0, result.scores[s] ?? 0]
  const own = rank(seat)
  return result.scores.reduce((sum, _, other) => (other === seat ? sum : sum + duel(own, rank(other))), 0)
}

function duel(own: readonly [number, number], other: readonly [number, number]): number {
  const ahead = own[0] - other[0] || own[1] - other[1]
  return ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0
}
