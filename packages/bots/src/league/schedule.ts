import { required } from '@sablier/kernel'
import { LEVELS, type Level } from '../level-id.ts'

/** One match to play: who sits where, and from which seed. */
export interface Fixture {
  readonly stronger: Level
  readonly weaker: Level
  /** The seat of the stronger level; all the others are of the weaker. */
  readonly seat: number
  readonly seats: number
  readonly seed: string
  /**
   * Given where a level meets itself, to see what thinking longer brings: one seat has its budget divided by this, the
   * others by `STEP` times as much.
   */
  readonly divided?: number
}

/** By how much budgets differ where a level meets itself. */
export const STEP = 4

/** How a league is played. */
export interface LeaguePlan {
  readonly levels: readonly Level[]
  /** How many matches each pairing plays at how many seats. The numbers stand before the first match is played. */
  readonly tables: readonly { readonly seats: number; readonly games: number }[]
  readonly seed: string
  /** Also plays the strongest level against itself with a fourth of its budget, and that against a sixteenth. */
  readonly scaling?: boolean
}

/** The name of a pairing: who meets whom, at how many seats. */
export const pairingOf = ({ stronger, weaker, seats, divided = 0 }: Fixture): string =>
  [seats, stronger, weaker, divided].join(' ')

type Pair = Pick<Fixture, 'stronger' | 'weaker' | 'divided'>

/** Every level against a table of the next weaker one, each seat in turn; each seed is played from every seat. */
export function schedule({ levels, tables, seed, scaling }: LeaguePlan): Fixture[] {
  const ladder = LEVELS.filter((level) => levels.includes(level))
  const pairs: Pair[] = ladder.slice(1).map((stronger, i) => ({ stronger, weaker: required(ladder[i]) }))
  const strongest = required(ladder.at(-1))
  const itself = scaling ? [1, STEP].map((divided): Pair => ({ stronger: strongest, weaker: strongest, divided })) : []
  return tables.flatMap(({ seats, games }, i) =>
    [...pairs, ...(i === 0 ? itself : [])].flatMap((pair) => matchesOf(pair, seats, games, seed)),
  )
}

function matchesOf(pair: Pair, seats: number, games: number, seed: string): Fixture[] {
  return Array.from({ length: games }, (_, game) => ({
    ...pair,
    seats,
    seat: game % seats,
    seed: `${seed} ${seats} ${Math.floor(game / seats)}`,
  }))
}
