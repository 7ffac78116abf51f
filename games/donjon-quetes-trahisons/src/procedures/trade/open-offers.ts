import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { OpenOffer } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { possibleHelpers } from '../fight/who-may-help.ts'
import { hasGoods, tradeFault } from './goods.ts'

/** Offers and counter-offers each player may make in one phase. */
const OFFER_LIMIT = 10
/** Offers each player may begin in one phase. Dropping one is free, and still nobody can keep the table busy for ever. */
const BEGUN_LIMIT = 20

const OF_ONE_PHASE = ['offers', 'offers-begun'] as const

/** May this seat still make an offer in this phase? */
export function mayOffer(t: Table, seat: Seat): boolean {
  return t.track('offers', seat) < OFFER_LIMIT && t.track('offers-begun', seat) < BEGUN_LIMIT
}

/** Does this phase let goods change hands? In Negotiation only for help paid in advance, with two players. */
function isMarket(t: Table): boolean {
  return t.phase === 'supplies' || t.phase === 'rest' || (t.phase === 'negotiation' && t.seats.length === 2)
}

/** May these two strike a deal now? One of them is the active player, or an Arena's defender makes a gift. */
export function mayDeal(t: Table, from: Seat, to: Seat): boolean {
  if (from === to || !isMarket(t)) return false
  if (t.phase === 'negotiation') return mayPrepay(t)
  return from === t.active || to === t.active || isGiver(t, from)
}

/** Is help against the monster still to be had, and nobody bargaining over it? */
function mayPrepay(t: Table): boolean {
  const fight = t.fact('fight')
  return fight !== null && t.fact('talk') === null && possibleHelpers(t, fight).length > 0
}

/** The defender of this turn's Arena, who may hand goods to anybody in the Rest phase. */
const isGiver = (t: Table, seat: Seat): boolean => t.phase === 'rest' && t.fact('aftermath').defender === seat

/** May this offer be a gift only? */
export function isGiftOnly(t: Table, from: Seat, to: Seat): boolean {
  return from !== t.active && to !== t.active && t.phase === 'rest'
}

/** The rule by which these two deal now. */
export function dealRule(t: Table, from: Seat, to: Seat): RuleId {
  if (t.phase === 'negotiation') return 'two.prepay'
  if (isGiftOnly(t, from, to)) return 'rest.defender-pays'
  return t.phase === 'rest' ? 'rest.trade' : 'supply.trade'
}

/** Those to whom a seat may make an offer now: at most one open offer for each pair and direction. */
export function partnersOf(t: Table, seat: Seat): Seat[] {
  if (!isMarket(t) || !mayOffer(t, seat)) return []
  const offers = t.fact('open-offers')
  return t
    .turnOrder(seat)
    .filter(
      (to) =>
        mayDeal(t, seat, to) &&
        !offers.some((offer) => offer.from === seat && offer.to === to) &&
        (hasGoods(t, seat) || (hasGoods(t, to) && !isGiftOnly(t, seat, to))),
    )
}

/** Takes an offer off the table. */
export function removeOffer(t: Table, { from, to }: OpenOffer): void {
  t.cite('supply.trade-consent').set(
    'open-offers',
    t.fact('open-offers').filter((offer) => offer.from !== from || offer.to !== to),
  )
}

/** Offers of which something listed is gone, or that would now break a limit, lapse. */
export function lapseStale(t: Table): void {
  for (const offer of t.fact('open-offers'))
    if (tradeFault(t, offer.from, offer.to, offer.give, offer.want) !== null || !mayDeal(t, offer.from, offer.to))
      lapse(t, offer)
}

/** The phase ends: whatever nobody answered lapses, and refusals are forgotten. */
export function closeOffers(t: Table): void {
  for (const offer of t.fact('open-offers')) lapse(t, offer)
  if (t.fact('refused').length > 0) t.cite('supply.trade-consent').set('refused', [])
  t.cite('supply.trade').clear(OF_ONE_PHASE)
}

function lapse(t: Table, offer: OpenOffer): void {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').say('offer-lapsed', { seat: { seat: offer.from }, other: { seat: offer.to } })
}
