import type { Flow, Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { OpenOffer } from '../../facts/trade.ts'
import { type Goods, isEmpty, type Trade } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { offerParams, offerText } from '../../text/offer-phrase.ts'
import { fightOf, newFight } from '../fight/fight.ts'
import { shakeHands } from '../promise/bargaining.ts'
import { isRecord, tradeFault } from './goods.ts'
import { chooseQuests, handOver } from './handing.ts'
import { dealRule, isGiftOnly, lapseStale, partnersOf, removeOffer } from './open-offers.ts'
import { tradeForm } from './proposal-forms.ts'
import { tradeIdeas } from './trade-ideas.ts'

/** A trade, or no trade after all. */
export type TradeProposal = Trade | { readonly withdraw: true }

const goodsKey = ({ gems = 0, quests = 0, objects = [], spoils = [] }: Goods): string =>
  `${gems}/${quests}/${objects.slice().sort().join('+')}/${spoils.slice().sort().join('+')}`
const refusalKey = ({ from, to, give, want }: OpenOffer): string => `${from}>${to} ${goodsKey(give)} ${goodsKey(want)}`

/** What is wrong with a proposed trade, or null. Never fails, whatever it is given. */
function proposalFault(t: Table, from: Seat, partners: readonly Seat[], proposal: unknown): RuleId | null {
  if (!isRecord(proposal)) return 'supply.trade'
  if (proposal['withdraw'] === true) return null
  const { to, give, want } = proposal
  if (typeof to !== 'number' || !partners.includes(to)) return 'supply.trade'
  const fault = tradeFault(t, from, to, give, want)
  if (fault) return fault
  const offer = { from, to, give: give as Goods, want: want as Goods }
  if (isGiftOnly(t, from, to) && !isEmpty(offer.want)) return 'rest.defender-pays'
  // Help is what the other side gives: only the active player pays.
  if (t.phase === 'negotiation' && !isEmpty(from === t.active ? offer.want : offer.give)) return 'two.prepay'
  return isRefused(t, offer) ? 'supply.trade-consent' : null
}

/** Was this very offer refused in this phase? */
const isRefused = (t: Table, offer: OpenOffer): boolean =>
  t.fact('refused').length > 0 && t.fact('refused').includes(refusalKey(offer))

/** Suggestions that were not refused yet. */
export function openIdeas(t: Table, from: Seat, partners: readonly Seat[]): Trade[] {
  return tradeIdeas(t, from, partners).filter((idea) => proposalFault(t, from, partners, idea) === null)
}

/** A seat words an offer to one of these partners and lays it on the table, or thinks better of it. */
export function* makeOffer(t: Table, seat: Seat, partners: readonly Seat[]): Flow<void> {
  const rule = dealRule(t, seat, partners[0] ?? seat)
  t.cite(rule).add('offers-begun', 1, seat)
  const proposal = yield* t.propose<TradeProposal>(() => ({
    seat,
    rule,
    text: rule === 'two.prepay' ? (seat === t.active ? 'two.prepay' : 'ask-fee') : 'supply.trade',
    params: { partners: { seats: partners } },
    form: () => tradeForm(t, seat, partners),
    candidates: () => [...openIdeas(t, seat, partners), { withdraw: true }],
    check: (made) => proposalFault(t, seat, partners, made),
  }))
  if ('withdraw' in proposal) return
  const { to, give, want } = proposal
  const offer: OpenOffer = { from: seat, to, give, want }
  t.cite(rule).add('offers', 1, seat)
  t.cite(dealRule(t, seat, to)).set('open-offers', [...t.fact('open-offers'), offer])
  if (t.listening) t.cite(dealRule(t, seat, to)).say(`${offerText(t, offer)}-offered`, offerParams(offer, seat))
}

/** The other party agrees: both still own everything, so all of it is swapped in one step. */
export function* acceptOffer(t: Table, offer: OpenOffer): Flow<void> {
  const { from, to } = offer
  const rule = dealRule(t, from, to)
  removeOffer(t, offer)
  yield* swap(t, offer, rule)
  if (rule === 'two.prepay') {
    shakeHands(t, from === fightOf(t).owner ? to : from)
    t.cite('two.prepay-binding').set('fight', newFight({ ...fightOf(t), prepaid: true }))
  }
  lapseStale(t)
}

/** The other party says no: the same offer is not heard again in this phase. */
export function* refuseOffer(t: Table, offer: OpenOffer): Flow<void> {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').set('refused', [...t.fact('refused'), refusalKey(offer)])
  t.cite('supply.trade-consent').say('trade-refused', offerParams(offer, offer.to))
}

/** The other party says no and makes an offer of its own. */
export function* counterOffer(t: Table, offer: OpenOffer): Flow<void> {
  yield* refuseOffer(t, offer)
  yield* makeOffer(t, offer.to, [offer.from])
}

/** Whoever made an offer takes it back. */
export function* withdrawOffer(t: Table, offer: OpenOffer): Flow<void> {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').say('offer-withdrawn', { seat: { seat: offer.from }, other: { seat: offer.to } })
}

function* swap(t: Table, offer: OpenOffer, rule: RuleId): Flow<void> {
  const { from, to, give, want } = offer
  const given = yield* chooseQuests(t, rule, from, give.quests ?? 0)
  const taken = yield* chooseQuests(t, rule, to, want.quests ?? 0)
  t.cite(rule).say('traded', { seat: { seat: from }, other: { seat: to } })
  yield* handOver(t, rule, { from, to, goods: give, quests: given })
  yield* handOver(t, rule, { from: to, to: from, goods: want, quests: taken })
}

/** May this seat answer this offer with one of its own? */
export function mayCounter(t: Table, offer: OpenOffer): boolean {
  return partnersOf(t, offer.to).includes(offer.from)
}
