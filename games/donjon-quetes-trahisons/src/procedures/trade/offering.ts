import type { Flow, Offer, Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { isEmpty, type OpenOffer, type Said } from '../../facts/trade.ts'
import type { shape, Table } from '../../shape.ts'
import { offerParams, offerPhrase } from '../../text/offer-phrase.ts'
import { answered, quietly } from '../fight/calls.ts'
import { fightOf, newFight } from '../fight/fight.ts'
import { recordPromise } from '../promise/promises.ts'
import { groundOf, partnersOf } from './ground.ts'
import { chooseQuests, handOver } from './handing.ts'
import { offerFault, offerOf } from './offer-fault.ts'
import { offerForm } from './offer-form.ts'
import { offerIdeas } from './offer-ideas.ts'
import { dealRule, lapseStale, refuseOffer, removeOffer } from './open-offers.ts'

type Standing = Offer<typeof shape>

/** What a seat may say in its own words now, or answer: trades, promises and help, worded without holding anybody up. */
export function addOffers(t: Table, seat: Seat, standing: Standing[]): void {
  for (const offer of t.fact('open-offers'))
    if (offer.to === seat) addAnswers(t, offer, standing)
    else if (offer.from === seat)
      standing.push({
        id: `withdraw:${offer.to}`,
        rule: 'supply.trade-consent',
        text: 'withdraw-offer',
        params: { seat: { seat: offer.to } },
        run: () => quietly(() => withdrawOffer(t, offer)),
      })
  const ground = groundOf(t, seat)
  if (!ground || partnersOf(t, seat, ground).length === 0) return
  standing.push({ id: ground.id, rule: ground.rule, text: ground.id, ...worded(t, seat, partnersOf(t, seat, ground)) })
}

/** What is said to one of these partners. */
const worded = (t: Table, seat: Seat, partners: readonly Seat[]): Pick<Standing, 'wording' | 'run'> => ({
  wording: {
    form: () => offerForm(t, seat, partners),
    candidates: () => offerIdeas(t, seat, partners),
    check: (said) => offerFault(t, seat, said),
  },
  run: (said) => quietly(() => makeOffer(t, seat, said as Said)),
})

/** Lays an offer on the table for everybody to read. */
function makeOffer(t: Table, seat: Seat, said: Said): void {
  const offer = offerOf(seat, said)
  const rule = groundOf(t, seat)?.rule ?? 'supply.trade'
  t.cite(rule).add('offers', 1, seat)
  answered(t, seat)
  t.cite(rule).set('open-offers', [...t.fact('open-offers'), offer])
  if (t.listening) t.cite(rule).say('offer-made', { seat: { seat }, deal: offerPhrase(t, offer) })
}

function addAnswers(t: Table, offer: OpenOffer, standing: Standing[]): void {
  const rule = 'supply.trade-consent'
  const { from, to, asks } = offer
  const params = offerParams(t, offer)
  if (asks.length < 2)
    standing.push({ id: `accept:${from}`, rule, text: 'accept-offer', params, run: () => acceptOffer(t, offer, 0) })
  else
    for (let n = 0; n < asks.length; n++) {
      const one = { ...offer, asks: asks.slice(n, n + 1) }
      const run = () => acceptOffer(t, offer, n)
      standing.push({ id: `accept:${from}:${n}`, rule, text: 'accept-offer', params: offerParams(t, one), run })
    }
  standing.push({
    id: `refuse:${from}`,
    rule,
    text: 'refuse-offer',
    params,
    run: () => quietly(() => refuseOffer(t, offer)),
  })
  if (!partnersOf(t, to).includes(from)) return
  standing.push({ id: `counter:${from}`, rule, text: 'counter-offer', params, ...counter(t, offer) })
}

/** The other party says no and makes an offer of its own. */
function counter(t: Table, offer: OpenOffer): Pick<Standing, 'wording' | 'run'> {
  const own = worded(t, offer.to, [offer.from])
  return {
    ...own,
    *run(said) {
      refuseOffer(t, offer)
      yield* own.run(said)
    },
  }
}

/** The other party agrees: what is listed is swapped in one step, and the promises stand. */
function* acceptOffer(t: Table, offer: OpenOffer, n: number): Flow<void> {
  const { from, to, give, want, promise, asks } = offer
  const ground = groundOf(t, from)?.id
  removeOffer(t, offer)
  const swaps = !isEmpty(give) || !isEmpty(want)
  if (swaps) yield* swap(t, offer, dealRule(t, from, to))
  if (promise) recordPromise(t, { from, to, ...promise })
  const asked = asks[n]
  if (asked) recordPromise(t, { from: to, to: from, ...asked })
  if (ground === 'ask' || ground === 'volunteer') shakeHands(t, { one: from, other: to, prepaid: swaps })
  lapseStale(t)
}

interface Hands {
  readonly one: Seat
  readonly other: Seat
  readonly prepaid: boolean
}

/** Help against a monster is settled: both have agreed, the ally fights; paid in advance, the fight must be fought. */
function shakeHands(t: Table, { one, other, prepaid }: Hands): void {
  const fight = fightOf(t)
  if (fight.kind === 'arena') return
  const ally = one === fight.owner ? other : one
  t.cite('alliance.handshake').set('fight', newFight({ ...fight, ally }))
  t.cite('alliance.handshake').say('handshake', { seat: { seat: fight.owner }, other: { seat: ally } })
  if (prepaid) t.cite('two.prepay-binding').set('fight', newFight({ ...fightOf(t), prepaid: true }))
  t.cite('alliance.one-ally').set('called', null)
}

/** The maker of an offer takes it back. */
function withdrawOffer(t: Table, offer: OpenOffer): void {
  removeOffer(t, offer)
  t.cite('supply.trade-consent').say('offer-withdrawn', { seat: { seat: offer.from }, other: { seat: offer.to } })
}

function* swap(t: Table, { from, to, give, want }: OpenOffer, rule: RuleId): Flow<void> {
  const given = yield* chooseQuests(t, rule, from, give.quests ?? 0)
  const taken = yield* chooseQuests(t, rule, to, want.quests ?? 0)
  t.cite(rule).say('traded', { seat: { seat: from }, other: { seat: to } })
  yield* handOver(t, rule, { from, to, goods: give, quests: given })
  yield* handOver(t, rule, { from: to, to: from, goods: want, quests: taken })
}
