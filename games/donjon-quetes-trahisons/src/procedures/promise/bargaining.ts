import type { Flow, Seat } from '@sablier/kernel'
import type { Condition } from '../../facts/promise.ts'
import type { Goods } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { termsPhrase } from '../../text/promise-phrase.ts'
import { fightOf, foeOf, newFight } from '../fight/fight.ts'
import { isRecord } from '../trade/goods.ts'
import { priceForm, promiseForm } from '../trade/proposal-forms.ts'
import { goodsFault, mayPromise, promisableTrophies, promiseFault, recordPromise } from './promises.ts'

/** A promise being bargained over: who would pay whom, for what, and who spoke last. */
interface Terms {
  readonly maker: Seat
  readonly helper: Seat
  readonly condition: Condition
  readonly goods: Goods
  readonly speaker: Seat
}
/** A promise proposed to somebody, or none after all. */
export type PromiseProposal =
  | { readonly to: Seat; readonly condition: Condition; readonly goods: Goods }
  | { readonly withdraw: true }
/** A price, or none after all. */
export type PriceProposal = { readonly goods: Goods } | { readonly withdraw: true }

/** Prices worth a thought, for players who want a suggestion; all of them can be promised. */
export function priceIdeas(t: Table, payer: Seat, condition: Condition): Goods[] {
  const ideas: Goods[] = condition === 'none' ? [ONE_GEM, TWO_GEMS] : [NOTHING, ONE_GEM, TWO_GEMS]
  const fight = t.fact('fight')
  const foe = fight && foeOf(t, fight)
  if (foe) ideas.push({ gems: 1, spoils: [foe.id] })
  if (condition === 'ally' && promisableTrophies(t) > 0) ideas.push({ gems: 2, trophies: 1 })
  const [spoil] = t.zone('spoils', payer).pieces
  if (spoil !== undefined) ideas.push({ spoils: [t.card(spoil).id] })
  if (!t.zone('secondary-quests', payer).isEmpty) ideas.push({ quests: 1 })
  return ideas
}

const NOTHING: Goods = {}
const WITHDRAW = { withdraw: true } as const
const ONE_GEM: Goods = { gems: 1 }
const TWO_GEMS: Goods = { gems: 2 }

/** Promises worth a thought: a gem or two, or a spoil for a friend in need. */
function promiseIdeas(
  t: Table,
  seat: Seat,
  partners: readonly Seat[],
  conditions: readonly Condition[],
): PromiseProposal[] {
  const ideas: PromiseProposal[] = [WITHDRAW]
  const [spoil] = t.zone('spoils', seat).pieces
  const [condition = 'none'] = conditions
  for (const to of partners) {
    for (const asked of conditions) if (asked !== 'other-side') ideas.push({ to, condition: asked, goods: ONE_GEM })
    ideas.push({ to, condition, goods: TWO_GEMS })
    if (spoil !== undefined) ideas.push({ to, condition, goods: { spoils: [t.card(spoil).id] } })
    if (!t.zone('secondary-quests', seat).isEmpty) ideas.push({ to, condition, goods: { quests: 1 } })
  }
  return ideas
}

/** One seat promises another something: it stands once the other agrees. */
export function* proposePromise(
  t: Table,
  seat: Seat,
  partners: readonly Seat[],
  conditions: readonly Condition[],
): Flow<void> {
  t.cite('alliance.who').add('promises-begun', 1, seat)
  const proposal = yield* t.propose<PromiseProposal>(() => ({
    seat,
    rule: 'alliance.who',
    form: () => promiseForm(t, seat, partners, conditions),
    candidates: () => promiseIdeas(t, seat, partners, conditions),
    check: (made) => promiseFault(t, partners, made),
  }))
  if ('withdraw' in proposal) return
  const { to, condition, goods } = proposal
  t.cite('alliance.who').add('promises', 1, seat)
  yield* bargain(t, { maker: seat, helper: to, condition, goods, speaker: seat })
}

/** The two agree on a promise, or do not. True if it now stands. */
export function* bargain(t: Table, first: Terms): Flow<boolean> {
  let terms = first
  for (;;) {
    const { maker, helper, condition, goods, speaker } = terms
    t.cite('alliance.currency').set('talk', { from: maker, to: helper, give: goods, condition })
    const listener = speaker === maker ? helper : maker
    // If an offer of help began this, those who wait now wait for whoever has to answer.
    if (t.fact('wording') >= 0) t.cite('supply.trade-consent').set('wording', listener)
    const answer = yield* t.choose(() => ({
      seat: listener,
      rule: 'alliance.currency',
      text: listener === helper ? 'promise-answer' : 'price-answer',
      params: { seat: { seat: speaker }, terms: termsPhrase(listener === helper ? 'promises-you' : 'asks-you', terms) },
      always: true,
      among: ['agree', 'refuse', ...(mayPromise(t, listener) ? (['counter'] as const) : [])] as const,
    }))
    if (answer === 'agree') {
      recordPromise(t, { from: maker, to: helper, condition, goods })
      t.cite('alliance.currency').set('talk', null)
      return true
    }
    const price = answer === 'counter' ? yield* namePrice(t, listener, maker, condition) : null
    if (!price) {
      t.cite('alliance.currency').set('talk', null)
      t.cite('alliance.currency').say('promise-refused', {
        seat: { seat: listener },
        maker: { seat: maker },
        terms: termsPhrase('would-promise', terms, { other: { seat: helper } }),
      })
      return false
    }
    terms = { ...terms, goods: price, speaker: listener }
  }
}

/** Begins to name a price: it counts from here on, whether it is dropped or not. */
export function namePrice(t: Table, seat: Seat, payer: Seat, condition: Condition): Flow<Goods | null> {
  t.cite('alliance.currency').add('promises-begun', 1, seat)
  return sayPrice(t, seat, payer, condition)
}

/** Says a price that was begun, or none after all. */
export function* sayPrice(t: Table, seat: Seat, payer: Seat, condition: Condition): Flow<Goods | null> {
  const proposal = yield* t.propose<PriceProposal>(() => ({
    seat,
    rule: 'alliance.currency',
    params: { seat: { seat: payer } },
    form: () => priceForm(t, payer),
    candidates: () => [...priceIdeas(t, payer, condition).map(asPrice), WITHDRAW],
    check: (made) => priceFault(t, made, condition),
  }))
  if ('withdraw' in proposal) return null
  t.cite('alliance.currency').add('promises', 1, seat)
  return proposal.goods
}

const asPrice = (goods: Goods): PriceProposal => ({ goods })

function priceFault(t: Table, made: unknown, condition: Condition) {
  if (!isRecord(made)) return 'alliance.currency'
  return made['withdraw'] === true ? null : goodsFault(t, made['goods'], condition)
}

/** The handshake: both have confirmed, the ally fights. */
export function shakeHands(t: Table, ally: Seat): void {
  const fight = fightOf(t)
  t.cite('alliance.handshake').set('fight', newFight({ ...fight, ally }))
  t.cite('alliance.handshake').say('handshake', { seat: { seat: fight.owner }, other: { seat: ally } })
}
