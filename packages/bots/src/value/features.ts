import type { Seat } from '@sablier/kernel'
import type { AnyTable } from '../game-bot.ts'

/** Numbers by the name of what they measure. */
export type Standing<F extends string = string> = Readonly<Record<F, number>>

/** The features that a game's value function adds up. */
export interface Features<F extends string = string> {
  /** The names of the features, always in this order. */
  readonly names: readonly F[]
  /** How a seat stands; null if it is out of the game. */
  of(t: AnyTable, seat: Seat): Standing<F> | null
  /** How near the end is, from 0 to 1. */
  late(t: AnyTable): number
}

/** How much each feature counts at the beginning of a game, and how much more or less at its end. */
export interface Weights<F extends string = string> {
  readonly early: Standing<F>
  readonly change: Standing<F>
}

/** The shares of the win that seats may expect, from how strong each stands beside the others. */
export function shareByFeatures<F extends string>(
  features: Features<F>,
  { early, change }: Weights<F>,
): (t: AnyTable, seat: Seat) => number {
  const weights = (Object.keys(early) as F[]).map((name) => ({ name, early: early[name], change: change[name] }))
  const strength = (t: AnyTable, seat: Seat, late: number): number | null => {
    const standing = features.of(t, seat)
    if (!standing) return null
    let sum = 0
    for (const weight of weights) sum += standing[weight.name] * (weight.early + late * weight.change)
    return sum
  }
  return (t, seat) => {
    const { result } = t.state
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
    const late = features.late(t)
    const own = strength(t, seat, late)
    if (own === null) return 0
    let sum = 1
    for (const other of t.seats) {
      const rival = other === seat ? null : strength(t, other, late)
      if (rival !== null) sum += Math.exp(rival - own)
    }
    return 1 / sum
  }
}
