import type { Level } from '../level.ts'
import type { PairStanding } from './standings.ts'

/** The win rates that are asked for at two seats. */
export const WANTED: Readonly<Record<Level, number>> = { random: 0, novice: 0.9, adept: 0.7, master: 0.6 }

/** Matches that every pairing plays before it may be settled. */
const FEWEST = 10
/** A pairing is looked at after every so many matches only: who looks all the time finds what he is looking for. */
const EVERY = 10

/**
 * Is a pairing decided? Yes if its interval is clear of the fair share and its rate is what is wanted, or if the interval
 * says that what is wanted is out of reach.
 */
export function isSettled({ stronger, seats, games, rate, interval, fair }: PairStanding): boolean {
  if (games < FEWEST || games % EVERY !== 0) return false
  const wanted = seats === 2 ? WANTED[stronger] : fair
  return (interval[0] > fair && rate >= wanted) || interval[1] < wanted
}
