import type { Flow, Seat } from '@sablier/kernel'
import type { RuleId } from '../../rulebook/rules.ts'
import type { Table } from '../shape.ts'
import { goodsPhrase } from '../text/goods-phrase.ts'
import { type Goods, isRecord, type Talk, type Trade, tradeFault } from './goods.ts'
import { chooseQuests, handOver } from './handing.ts'
import { tradeIdeas } from './trade-ideas.ts'

/** Offers and counter-offers each player may make in one phase. */
export const OFFER_LIMIT = 10

type Offer = Extract<Talk, { want: Goods }>
/** A trade, or no trade after all. */
export type TradeProposal = Trade | { readonly withdraw: true }

/** May this seat still make an offer in this phase? */
export function mayOffer(t: Table, seat: Seat): boolean {
  return t.track('offers', seat) < OFFER_LIMIT
}

const goodsKey = ({ gems = 0, quests = 0, objects = [], spoils = [] }: Goods): string =>
  `${gems}/${quests}/${objects.slice().sort().join('+')}/${spoils.slice().sort().join('+')}`
const refusalKey = ({ from, to, give, want }: Offer): string => `${from}>${to} ${goodsKey(give)} ${goodsKey(want)}`

/** What is wrong with a proposed trade, or null. Never fails, whatever it is given. */
export function proposalFault(
  t: Table,
  from: Seat,
  partners: readonly Seat[],
  kind: Offer['kind'],
  proposal: unknown,
): RuleId | null {
  if (!isRecord(proposal)) return 'supply.trade'
  if (proposal['withdraw'] === true) return null
  const { to, give, want } = proposal
  if (typeof to !== 'number' || !partners.includes(to)) return 'supply.trade'
  const fault = tradeFault(t, from, to, give, want)
  if (fault) return fault
  const offer = { kind, from, to, give: give as Goods, want: want as Goods }
  return isRefused(t, offer) ? 'supply.trade-consent' : null
}

/** Was this very offer refused in this phase? */
const isRefused = (t: Table, offer: Offer): boolean =>
  t.fact('refused').length > 0 && t.fact('refused').includes(refusalKey(offer))

/** Suggestions that were not refused yet, and the way out. */
function openIdeas(t: Table, from: Seat, partners: readonly Seat[], kind: Offer['kind']): TradeProposal[] {
  const ideas = tradeIdeas(t, from, partners).filter((idea) => !isRefused(t, { kind, from, ...idea }))
  return [...ideas, { withdraw: true }]
}

/** One seat proposes a trade to another; they haggle until it is accepted or refused. */
export function* proposeTrade(t: Table, seat: Seat, partners: readonly Seat[]): Flow<void> {
  t.cite('supply.trade').add('offers', 1, seat)
  const proposal = yield* t.propose<TradeProposal>(() => ({
    seat,
    rule: 'supply.trade',
    candidates: openIdeas(t, seat, partners, 'trade'),
    check: (made) => proposalFault(t, seat, partners, 'trade', made),
  }))
  if ('withdraw' in proposal) return
  yield* haggle(
    t,
    { kind: 'trade', from: seat, to: proposal.to, give: proposal.give, want: proposal.want },
    'supply.trade',
  )
}

/** The other party accepts, refuses or counters, until one of them ends it. True if goods changed hands. */
export function* haggle(t: Table, first: Offer, rule: RuleId): Flow<boolean> {
  let offer = first
  for (;;) {
    t.cite(rule).set('talk', offer)
    if (t.listening)
      t.cite(rule).say('trade-offered', {
        seat: { seat: offer.from },
        other: { seat: offer.to },
        give: goodsPhrase(offer.give),
        want: goodsPhrase(offer.want),
      })
    const answer = yield* answerOffer(t, offer)
    if (answer === 'accept') {
      yield* swap(t, offer, rule)
      t.cite(rule).set('talk', null)
      return true
    }
    t.cite('supply.trade-consent').set('refused', [...t.fact('refused'), refusalKey(offer)])
    t.cite('supply.trade-consent').say('trade-refused', { seat: { seat: offer.to }, other: { seat: offer.from } })
    const counter = answer === 'counter' ? yield* counterOffer(t, offer) : null
    if (!counter) {
      t.cite('supply.trade-consent').set('talk', null)
      return false
    }
    offer = counter
  }
}

function* answerOffer(t: Table, offer: Offer): Flow<'accept' | 'refuse' | 'counter'> {
  const { from, to, give, want } = offer
  return yield* t.choose(() => {
    const fault = tradeFault(t, from, to, give, want)
    const counters = offer.kind === 'trade' && mayOffer(t, to)
    return {
      seat: to,
      rule: 'supply.trade-consent',
      text: `${offer.kind}-answer`,
      params: { seat: { seat: from }, give: goodsPhrase(give), want: goodsPhrase(want) },
      always: true,
      among: [...(fault ? [] : (['accept'] as const)), 'refuse' as const, ...(counters ? (['counter'] as const) : [])],
      refused: () => (fault ? [{ id: 'accept', text: 'accept', why: 'supply.trade-consent' }] : []),
    }
  })
}

function* counterOffer(t: Table, offer: Offer): Flow<Offer | null> {
  const { from: other, to: seat } = offer
  t.cite('supply.trade').add('offers', 1, seat)
  const proposal = yield* t.propose<TradeProposal>(() => ({
    seat,
    rule: 'supply.trade',
    candidates: openIdeas(t, seat, [other], offer.kind),
    check: (made) => proposalFault(t, seat, [other], offer.kind, made),
  }))
  return 'withdraw' in proposal ? null : { ...offer, from: seat, to: other, give: proposal.give, want: proposal.want }
}

/** Swaps everything in one step. */
function* swap(t: Table, offer: Offer, rule: RuleId): Flow<void> {
  const { from, to, give, want } = offer
  const given = yield* chooseQuests(t, rule, from, give.quests ?? 0)
  const taken = yield* chooseQuests(t, rule, to, want.quests ?? 0)
  t.cite(rule).say('traded', { seat: { seat: from }, other: { seat: to } })
  yield* handOver(t, rule, { from, to, goods: give, quests: given })
  yield* handOver(t, rule, { from: to, to: from, goods: want, quests: taken })
}
