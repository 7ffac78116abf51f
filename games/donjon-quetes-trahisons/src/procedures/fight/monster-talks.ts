import type { Flow, Params, Refused, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import { type Bid, type Goods, isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { goodsPhrase } from '../../text/goods-phrase.ts'
import { pricesPhrase } from '../../text/promise-phrase.ts'
import { bargain, namePrice, priceIdeas, shakeHands } from '../promise/bargaining.ts'
import { goodsFault, mayPromise, recordPromise } from '../promise/promises.ts'
import { isRecord } from '../trade/goods.ts'
import { pricesForm, promiseForm } from '../trade/proposal-forms.ts'
import { canCapture, capture } from './bow.ts'
import { fightOf, isAlone } from './fight.ts'
import { forceByRing, ringForms } from './ring.ts'
import { possibleHelpers } from './who-may-help.ts'

type TalkOption = {
  readonly id: string
  readonly act: 'fight' | 'call' | 'ask' | 'take' | 'ring' | 'capture'
  readonly text: string
  readonly seat?: Seat
  readonly params: Params
  readonly goods: Goods
}
const simple = (act: TalkOption['act']): TalkOption => ({ id: act, act, text: act, params: {}, goods: {} })
const FIGHT = simple('fight')
const CALL = simple('call')
const ASK = simple('ask')
const RING = simple('ring')
const CAPTURE = simple('capture')
const MOST_PRICES = 3
/** Help alone, or help that beats the monster. */
const HELP_CONDITIONS = ['ally', 'ally-victory'] as const
/** What the active player would give one player for help. */
interface HelpProposal {
  readonly to: Seat
  readonly condition?: (typeof HELP_CONDITIONS)[number]
  readonly goods: Goods
}

function talkOptions(t: Table, fight: Fight): TalkOption[] {
  const options = [FIGHT]
  if (canCapture(t, fight)) options.push(CAPTURE)
  if (ringForms(t, fight).length > 0) options.push(RING)
  if (possibleHelpers(t, fight).length === 0) return options
  if (t.fact('bids').length === 0) options.push(CALL)
  if (mayPromise(t, fight.owner)) options.push(ASK)
  for (const { seat, prices } of t.fact('bids'))
    prices.forEach((goods, n) => {
      options.push(taking(seat, goods, n))
    })
  return options
}

/** Taking somebody as the one ally for one of the prices named. */
function taking(seat: Seat, goods: Goods, n: number): TalkOption {
  const params = { seat: { seat }, give: goodsPhrase(goods) }
  return { id: `take:${seat}:${n}`, act: 'take', text: 'take', seat, params, goods }
}

function talkRefusals(t: Table, fight: Fight): Refused[] {
  const refused: Refused[] = []
  const why = isAlone(t, fight) ? 'special.mimic' : 'alliance.one-ally'
  if (possibleHelpers(t, fight).length === 0) {
    refused.push({ id: 'ask', text: 'ask', why }, { id: 'call', text: 'call', why })
    for (const { seat, prices } of t.fact('bids'))
      prices.forEach((goods, n) => {
        refused.push({ ...taking(seat, goods, n), why })
      })
  }
  return refused
}

/** The active player looks for an ally, or for another way, until he goes to fight. True if there will be a fight. */
export function* talkAboutMonster(t: Table): Flow<boolean> {
  for (;;) {
    const option: TalkOption = yield* t.choose(() => ({
      seat: t.active,
      rule: 'negotiation.when',
      text: 'monster-talk',
      params: { card: { piece: t.zone('drawn').top ?? -1 } },
      always: true,
      among: talkOptions(t, fightOf(t)),
      refused: () => talkRefusals(t, fightOf(t)),
    }))
    const fight = fightOf(t)
    switch (option.act) {
      case 'fight':
        return true
      case 'capture':
        capture(t, fight)
        return false
      case 'ring':
        yield* forceByRing(t, fight)
        break
      case 'call':
        yield* callHelpers(t, fight)
        break
      case 'ask':
        yield* askHelper(t, fight)
        break
      case 'take':
        acceptBid(t, fight, option)
    }
  }
}

/** Everybody else names a price, or none, at the same time. */
function* callHelpers(t: Table, fight: Fight): Flow<void> {
  t.cite('alliance.who').say('help-called', { seat: { seat: fight.owner } })
  yield* t.together(possibleHelpers(t, fight), (seat) => namePrices(t, fight, seat))
}

function* namePrices(t: Table, fight: Fight, seat: Seat): Flow<void> {
  const { prices } = yield* t.propose<Pick<Bid, 'prices'>>({
    seat,
    rule: 'alliance.currency',
    text: 'name-prices',
    params: { seat: { seat: fight.owner } },
    form: () => pricesForm(t, fight.owner),
    candidates: () => bidIdeas(t, seat, fight),
    check: (made) => bidFault(t, seat, made),
  })
  if (prices.length > 0) t.cite('alliance.currency').add('promises', 1, seat)
  t.cite('alliance.currency').set('bids', [...t.fact('bids'), { seat, prices }])
  const key = prices.length === 0 ? 'no-help' : prices.every(isEmpty) ? 'help-offered' : 'price-named'
  t.cite('alliance.currency').say(key, { seat: { seat }, give: pricesPhrase(prices) })
}

function bidIdeas(t: Table, seat: Seat, fight: Fight): Pick<Bid, 'prices'>[] {
  if (!mayPromise(t, seat)) return [{ prices: [] }]
  return [{ prices: [] }, ...priceIdeas(t, fight.owner, 'ally').map((goods) => ({ prices: [goods] }))]
}

function bidFault(t: Table, seat: Seat, made: unknown) {
  if (!isRecord(made) || !Array.isArray(made['prices']) || made['prices'].length > MOST_PRICES)
    return 'alliance.currency'
  if (made['prices'].length > 0 && !mayPromise(t, seat)) return 'alliance.currency'
  for (const goods of made['prices']) {
    const fault = goodsFault(t, goods, 'ally')
    if (fault) return fault
  }
  return null
}

function acceptBid(t: Table, fight: Fight, { seat: helper = -1, goods }: TalkOption): void {
  recordPromise(t, { from: fight.owner, to: helper, condition: 'ally', goods })
  shakeHands(t, helper)
}

/** The active player asks one player for help and says what he would give for it. */
function* askHelper(t: Table, fight: Fight): Flow<void> {
  const seat = fight.owner
  const helpers = possibleHelpers(t, fight)
  t.cite('alliance.who').add('promises-begun', 1, seat)
  // Nobody volunteers while one player is being asked: there is one ally at most.
  const proposal = yield* t.propose<HelpProposal | { readonly withdraw: true }>({
    seat,
    rule: 'alliance.who',
    text: 'ask-helper',
    form: () => promiseForm(t, seat, helpers, HELP_CONDITIONS),
    candidates: () => [...requestIdeas(t, seat, helpers), { withdraw: true }],
    check: (made) => {
      if (!isRecord(made)) return 'alliance.who'
      if (made['withdraw'] === true) return null
      if (!HELP_CONDITIONS.some((condition) => condition === (made['condition'] ?? 'ally'))) return 'alliance.currency'
      return helpers.some((helper) => helper === made['to']) ? goodsFault(t, made['goods'], 'ally') : 'alliance.who'
    },
  })
  if ('withdraw' in proposal) return
  const { to, condition = 'ally', goods } = proposal
  t.cite('alliance.who').add('promises', 1, seat)
  if (yield* bargain(t, { maker: seat, helper: to, condition, goods, speaker: seat })) shakeHands(t, to)
}

function requestIdeas(t: Table, seat: Seat, helpers: readonly Seat[]): HelpProposal[] {
  const prices = priceIdeas(t, seat, 'ally')
  return helpers.flatMap((to) =>
    HELP_CONDITIONS.flatMap((condition) => prices.map((goods) => ({ to, condition, goods }))),
  )
}

/** A player who was not asked offers help against the monster for a price. */
export function* volunteerAgainstMonster(t: Table, seat: Seat): Flow<void> {
  const { owner } = fightOf(t)
  const goods = yield* namePrice(t, seat, owner, 'ally')
  if (!goods) return
  if (yield* bargain(t, { maker: owner, helper: seat, condition: 'ally', goods, speaker: seat })) shakeHands(t, seat)
}
