import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { OpenOffer } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { isGiftOnly } from './ground.ts'
import { isStale, offerKey } from './offer-fault.ts'

/** The rule by which these two swap goods now. */
export function dealRule(t: Table, from: Seat, to: Seat): RuleId {
  if (t.phase === 'negotiation') return 'two.prepay'
  if (isGiftOnly(t, from, to)) return 'rest.defender-pays'
  return t.phase === 'rest' ? 'rest.trade' : 'supply.trade'
}

/** Takes an offer off the table. */
export function removeOffer(t: Table, { from, to }: OpenOffer): void {
  t.cite('supply.trade-consent').set(
    'open-offers',
    t.fact('open-offers').filter((offer) => offer.from !== from || offer.to !== to),
  )
}

/** The other party says no: the same offer is not heard again in this phase. */
export function refuseOffer(t: Table, offer: OpenOffer): void {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').set('refused', [...t.fact('refused'), offerKey(offer)])
  t.cite('supply.trade-consent').say('offer-refused', { seat: { seat: offer.to }, other: { seat: offer.from } })
}

/** Offers that can no longer be carried out lapse. */
export function lapseStale(t: Table): void {
  for (const offer of t.fact('open-offers')) if (isStale(t, offer)) lapse(t, offer)
}

/** The phase ends: whatever nobody answered lapses, and refusals are forgotten. */
export function closeOffers(t: Table): void {
  for (const offer of t.fact('open-offers')) lapse(t, offer)
  if (t.fact('refused').length > 0) t.cite('supply.trade-consent').set('refused', [])
  t.cite('supply.trade').clear(['offers'])
}

function lapse(t: Table, offer: OpenOffer): void {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').say('offer-lapsed', { seat: { seat: offer.from }, other: { seat: offer.to } })
}
