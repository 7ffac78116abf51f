import type { Resource } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'

/** Rounds of a whole game. */
export const ROUNDS = 5

/** Action Phases that are still to come, the present one included. */
export function roundsLeft(t: Table): number {
  return Math.max(0, ROUNDS - t.round + (t.phase === 'bribe' ? 0 : 1))
}

/** What one token is worth now, in Fortune Points: less and less as the end comes near. */
export function priceOf(resource: Resource, rounds: number): number {
  if (resource === 'danger') return -Math.min(1, 0.15 + 0.3 * rounds)
  if (resource === 'time') return rounds === 0 ? 0 : 0.25 + 0.05 * rounds
  return rounds === 0 ? 0.2 : 0.3 + 0.08 * rounds
}
