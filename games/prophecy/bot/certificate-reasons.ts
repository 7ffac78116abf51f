import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { experienceAhead, needsOf, PRICE, worthOfGold } from './needs.ts'

/** What so much more gold means for the certificates that cost gold. */
export function goldReason(t: Table, seat: Seat, gained: number): Reason {
  const needs = needsOf(t, seat)
  if (needs.foreign === 0) return { key: 'gold-spare', weight: -0.2 }
  const params = { n: needs.gold + gained, m: PRICE * needs.foreign }
  return { key: 'gold-after', params, weight: Math.min(0.5, gained * worthOfGold(needs) * 0.3) }
}

/** What is left after a payment in gold. */
export function goldLeft(t: Table, seat: Seat, paid: number): Reason {
  const needs = needsOf(t, seat)
  return {
    key: 'gold-left',
    params: { n: needs.gold - paid },
    weight: -Math.min(0.6, paid * worthOfGold(needs) * 0.15),
  }
}

/** What so much more experience means for the certificates. */
export function experienceReason(t: Table, seat: Seat, gained: number): Reason {
  const needs = needsOf(t, seat)
  if (experienceAhead(needs) <= 0) return { key: 'experience-spare', weight: -0.2 }
  const params = { n: needs.experience + gained, m: PRICE * needs.missing.length }
  return { key: 'experience-after', params, weight: Math.min(0.6, 0.2 * gained) }
}
