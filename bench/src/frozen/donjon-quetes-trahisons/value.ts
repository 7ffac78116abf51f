import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Seat } from '@sablier/kernel'
import { shareByFeatures } from '../search/features.ts'
import { features } from './features.ts'
import { worthOfName } from './reputation.ts'
import { WEIGHTS } from './weights.ts'

const shareByStanding = shareByFeatures(features, WEIGHTS)

/**
 * The share of the win that a seat may expect: how it stands beside the others. Nothing in the rules makes anybody keep a
 * promise; a good name counts here as much as the hero cares for it, and the more the less was broken before.
 */
export function value(t: Table, seat: Seat): number {
  const share = shareByStanding(t, seat)
  return t.state.result ? share : share / (share + (1 - share) * Math.exp(-worthOfName(t, seat)))
}
