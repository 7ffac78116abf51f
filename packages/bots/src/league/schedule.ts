import { LEVELS, type Level } from '../level.ts'

/** One match to play: who sits where, and from which seed. */
export interface Fixture {
  readonly stronger: Level
  readonly weaker: Level
  /** The seat of the stronger level; all the others are of the weaker. */
  readonly seat: number
  readonly seats: number
  readonly seed: string
}

/** How a league is played. */
export interface LeaguePlan {
  readonly levels: readonly Level[]
  readonly seats: readonly number[]
  /** Matches per pairing and number of seats. */
  readonly games: number
  readonly seed: string
}

/** Every level against a table of the next weaker one, each seat in turn; each seed is played from every seat. */
export function schedule({ levels, seats, games, seed }: LeaguePlan): Fixture[] {
  const ladder = LEVELS.filter((level) => levels.includes(level))
  const fixtures: Fixture[] = []
  for (const count of seats)
    for (let i = 1; i < ladder.length; i++)
      for (let game = 0; game < games; game++)
        fixtures.push({
          stronger: ladder[i] as Level,
          weaker: ladder[i - 1] as Level,
          seat: game % count,
          seats: count,
          seed: `${seed} ${count} ${Math.floor(game / count)}`,
        })
  return fixtures
}
