import type { AnyTable } from './game-bot.ts'

/** Something dealt that ought to win its share: the share of the win that was fair, and the one it got. */
export interface FairShare {
  /** What kind of thing it is, such as hero or Destiny. */
  readonly kind: string
  readonly id: string
  readonly fair: number
  readonly won: number
}

/** A goal somebody had in a game, and whether it was met. */
export interface MetGoal {
  readonly id: string
  readonly met: boolean
}

/** What balance runs count in a game beside ends, scores and cards. */
export interface Gauge {
  /** Read once, when the game is over. */
  shares(t: AnyTable): readonly FairShare[]
  goals?(t: AnyTable): readonly MetGoal[]
  /** Numbers worth a spread over many games. */
  numbers?(t: AnyTable): Readonly<Record<string, number>>
  /** How many components of each kind the box holds. */
  readonly box?: Readonly<Record<string, number>>
  /** How many of a kind are in use at this moment. */
  inUse?(t: AnyTable, kind: string): number
}

/** The shares of what every seat has one of: a hero, a pair of cards. */
export function sharesBySeat(t: AnyTable, kind: string, idOf: (seat: number) => string): FairShare[] {
  const { winners = [] } = t.state.result ?? {}
  return t.seats.map((seat) => ({
    kind,
    id: idOf(seat),
    fair: 1 / t.seats.length,
    won: winners.includes(seat) ? 1 / winners.length : 0,
  }))
}
