import { shareByFeatures } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { isAlive } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { CERTIFICATES, features, standing } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** Certificates that a player alone reaches by steady play, per turn, and how sure that is. */
const PACE = 0.17
const STEEPNESS = 0.7

/** What a player alone has reached, in certificates. */
function progress(t: Table, seat: Seat): number {
  const { certificates, experience, experienceAhead, strengthItems, willpowerItems, health } = standing(t, seat)
  return certificates + 0.1 * (experience + experienceAhead + strengthItems + willpowerItems + health)
}

const shareAmongOthers = shareByFeatures(features, WEIGHTS)

/** The share of the win a seat may expect: by its strength beside the others', or by the pace of the race when alone. */
export function value(t: Table, seat: Seat): number {
  if (t.seats.length > 1 || t.state.result) return shareAmongOthers(t, seat)
  if (!isAlive(t, seat)) return 0
  const expected = progress(t, seat) + PACE * (Number(t.options['race']) - t.track('turns', seat))
  return 1 / (1 + Math.exp((CERTIFICATES + 1.5 - expected) / STEEPNESS))
}
