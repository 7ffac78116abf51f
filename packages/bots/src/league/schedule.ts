import { LEVELS, type Level } from '../level.ts'

/** One match to play: who sits where, and from which seed. */
export interface Fixture {
  readonly stronger: Level
  readonly weaker: Level
  /** The seat of the stronger level; all the others are of the weaker. */
  readonly seat: number
  readonly seats: number
  readonly seed: string
  /** By how much the stronger level's budget is multiplied, to see what more thinking would bring; 1 if not said. */
  readonly stretch?: number
}

/** How a league is played. */
export interface LeaguePlan {
  readonly levels: readonly Level[]
  readonly seats: readonly number[]
  /** Matches per pairing and number of seats. */
  readonly games: number
  readonly seed: string
  /** Also plays the strongest level with its budget multiplied by so much. */
  readonly stretch?: number
}

/** The name of a pairing: who meets whom, at how many seats. */
export const pairingOf = ({ stronger, weaker, seats, stretch = 1 }: Fixture): string =>
  [seats, stronger, weaker, stretch].join(' ')

/** Every level against a table of the next weaker one, each seat in turn; each seed is played from every seat. */
export function schedule({ levels, seats, games, seed, stretch }: LeaguePlan): Fixture[] {
  const ladder = LEVELS.filter((level) => levels.includes(level))
  const fixtures: Fixture[] = []
  for (const count of seats)
    for (let i = 1; i < ladder.length; i++) {
      const pair = { stronger: ladder[i] as Level, weaker: ladder[i - 1] as Level, seats: count }
      fixtures.push(...matchesOf(pair, games, seed))
      if (stretch !== undefined && i === ladder.length - 1)
        fixtures.push(...matchesOf({ ...pair, stretch }, games, seed))
    }
  return fixtures
}

function matchesOf(pair: Omit<Fixture, 'seat' | 'seed'>, games: number, seed: string): Fixture[] {
  return Array.from({ length: games }, (_, game) => ({
    ...pair,
    seat: game % pair.seats,
    seed: `${seed} ${pair.seats} ${Math.floor(game / pair.seats)}`,
  }))
}
