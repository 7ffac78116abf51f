import type { Resource } from '@sablier/thiefs-fortune/src/resource'
import type { Table } from '@sablier/thiefs-fortune/src/shape'

/** Rounds of a whole game. */
export const ROUNDS = 5

/** Action Phases that are still to come, the present one included. */
export function roundsLeft(t: Table): number {
  return Math.max(0, ROUNDS - t.round + (t.phase === 'bribe' ? 0 : 1))
}

/** What one token is worth now, in Fortune Points: less and less as the end comes near. */
export function priceOf(resource: Resource, rounds: number): number {
  if (resource === 'danger') return -Math.min(0.93, 0.09 + 0.19 * rounds)
  if (resource === 'time') return rounds === 0 ? 0 : 0.32 + 0.04 * rounds
  return rounds === 0 ? 0.1 : 0.1 + 0.025 * rounds
}
