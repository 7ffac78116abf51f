import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { experienceAhead, foreignGuilds, PRICE, worthOfGold } from './needs.ts'

/** What so much more gold means for the certificates that cost gold. */
export function goldReason(t: Table, seat: Seat, gained: number): Reason {
  const needed = PRICE * foreignGuilds(t, seat)
  if (needed === 0) return { key: 'gold-spare', weight: -0.2 }
  const params = { n: t.track('gold', seat) + gained, m: needed }
  return { key: 'gold-after', params, weight: Math.min(0.5, gained * worthOfGold(t, seat) * 0.3) }
}

/** What is left after a payment in gold. */
export function goldLeft(t: Table, seat: Seat, paid: number): Reason {
  return {
    key: 'gold-left',
    params: { n: t.track('gold', seat) - paid },
    weight: -Math.min(0.6, paid * worthOfGold(t, seat) * 0.15),
  }
}

/** What so much more experience means for the certificates. */
export function experienceReason(t: Table, seat: Seat, gained: number): Reason {
  const needed = PRICE * missingGuilds(t, seat).length
  if (experienceAhead(t, seat) <= 0) return { key: 'experience-spare', weight: -0.2 }
  const params = { n: t.track('experience', seat) + gained, m: needed }
  return { key: 'experience-after', params, weight: Math.min(0.6, 0.2 * gained) }
}
