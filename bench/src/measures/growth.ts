import { Match, seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import { type Measured, middleOf, type Now, type Rounds } from '../measure.ts'
import { treadmill } from '../treadmill.ts'

/** After how many answers the cost of one more is looked at. */
export const LENGTHS = [100, 1000, 10_000] as const
const WINDOW = 500
const SEATS = 4
/** Only a tenth of a game is looked at: a round takes so much longer than others. */
const ROUND = 3

/** The cost of a decision with everything on. */
export interface Growth {
  /** Microseconds, after so many answers. */
  readonly costAfter: Readonly<Record<number, number>>
  /** The cost after the most answers by the cost after the fewest, round by round. */
  readonly ratio: Measured
}

/** Plays games of one unchanging size and looks at the cost of a decision early, later and very late in them. */
export function measureGrowth({ rounds, milliseconds, warmup }: Rounds, now: Now): Growth {
  const until = now() + warmup
  do decide(new Match({ game: treadmill, seats: SEATS, seed: 'warm-up' }), seedChance('warm-up'), WINDOW)
  while (now() < until)
  const costs = Array.from({ length: rounds }, (_, round) => costsOfRound(round, milliseconds, now))
  const middle = (n: number): number => middleOf(costs.map((game) => game[n] ?? 0)).median
  return {
    costAfter: Object.fromEntries(LENGTHS.map((length, n) => [length, middle(n)])),
    ratio: middleOf(costs.map((game) => (game[LENGTHS.length - 1] ?? 0) / (game[0] ?? 1))),
  }
}

/** Several games taken together: the collector comes once in some thousand decisions and is to fall on each length alike. */
function costsOfRound(round: number, milliseconds: number, now: Now): number[] {
  const spent = LENGTHS.map(() => 0)
  const until = now() + ROUND * milliseconds
  let games = 0
  do {
    const seed = `growth ${round} ${games++}`
    const match = new Match({ game: treadmill, seats: SEATS, seed })
    const chance = seedChance(seed)
    for (const [at, length] of LENGTHS.entries()) {
      decide(match, chance, length - match.entries.length)
      const began = now()
      decide(match, chance, WINDOW)
      spent[at] = (spent[at] ?? 0) + now() - began
    }
  } while (now() < until)
  return spent.map((sum) => (sum / (games * WINDOW)) * 1000)
}

function decide(match: Match, chance: ReturnType<typeof seedChance>, n: number): void {
  for (let i = 0; i < n; i++) {
    const entry = randomEntry(match, chance)
    match.view(entry.seat)
    match.enter(entry)
  }
}
