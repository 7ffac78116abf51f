import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import type { Condition } from '../src/facts/promise.ts'
import { type Goods, isEmpty } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { foeOf } from '../src/procedures/fight/fight.ts'
import { possibleHelpers } from '../src/procedures/fight/who-may-help.ts'
import type { Table } from '../src/shape.ts'
import { goodsPhrase } from '../src/text/goods-phrase.ts'
import { feared, oddsFor, percent, seatOf } from './fight-reasons.ts'
import type { TalkOption } from './offered.ts'
import { reputationOf } from './reputation.ts'
import { goodsWorth } from './worth.ts'

/** Goods as a reason names them. */
const give = (goods: Goods) => ({ give: goodsPhrase(goods) })

/** What is owed once a promise stands. */
const owing = (t: Table, seat: Seat, goods: Goods): Reason[] =>
  isEmpty(goods)
    ? [{ key: 'owes-nothing', weight: 0.3 }]
    : [{ key: 'owes', params: give(goods), weight: -Math.min(0.6, goodsWorth(t, seat, goods)) }]

/** What the table remembers of somebody. */
function nameReason(t: Table, seat: Seat): Reason {
  const kept = t.track('promises-kept', seat) + t.track('words-kept', seat)
  const broken = t.track('promises-broken', seat) + t.track('words-broken', seat)
  return kept + broken === 0
    ? { key: 'no-name', params: seatOf(seat), weight: -0.1 }
    : { key: 'name', params: { ...seatOf(seat), n: kept, m: broken }, weight: reputationOf(t, seat) - 0.5 }
}

/** The odds of the owner of a fight against a monster with somebody's help. */
function withHelp(t: Table, fight: Fight, helper: Seat): Reason {
  const odds = monsterOdds(t, fight, helper)
  const params = { ...seatOf(helper), n: percent(odds) }
  return { key: 'odds-with', params, weight: odds - monsterOdds(t, fight) }
}

/** What can be done before a fight with a monster. */
export function talkReasons(t: Table, fight: Fight, option: TalkOption): Reason[] {
  const { act, seat, goods } = option
  switch (act) {
    case 'fight': {
      const odds = monsterOdds(t, fight)
      return [{ key: 'odds', params: { n: percent(odds) }, weight: odds - 0.5 }]
    }
    case 'take':
      return seat === undefined
        ? []
        : [withHelp(t, fight, seat), ...owing(t, fight.owner, goods), ...feared(t, seat, -0.2)]
    case 'capture':
      return [{ key: 'capture', params: { n: foeOf(t, fight)?.power ?? 0 }, weight: 0.7 }]
    case 'ring':
      return [{ key: 'ring', weight: 0.4 }]
    case 'call':
      return [{ key: 'call', params: { n: possibleHelpers(t, fight).length }, weight: 0.2 }]
    default:
      return bestHelper(t, fight)
  }
}

/** The strongest of those who could help. */
function bestHelper(t: Table, fight: Fight): Reason[] {
  const [best] = possibleHelpers(t, fight).sort((a, b) => monsterOdds(t, fight, b) - monsterOdds(t, fight, a))
  return best === undefined ? [] : [withHelp(t, fight, best)]
}

/** A price must leave the payer something of the help: what the odds gain is weighed against it. */
const HELP = 1.2
const PAYING = 0.6
const LEAST = 0.04

/** What a price for help against a monster means for the helper; null is no help at all. */
export function priceReasons(t: Table, fight: Fight, helper: Seat, price: Goods | null): Reason[] {
  const { owner } = fight
  const alone = monsterOdds(t, fight)
  if (price === null)
    return [
      { key: 'alone', params: { ...seatOf(owner), n: percent(alone) }, weight: 0.3 },
      { key: 'neutral', weight: 0.2 },
      ...feared(t, owner, 0.5),
    ]
  const odds = monsterOdds(t, fight, helper)
  const fair = HELP * (odds - alone) - PAYING * goodsWorth(t, owner, price) > LEAST
  const asked: Reason = isEmpty(price)
    ? { key: 'free-help', params: seatOf(owner), weight: -0.3 }
    : {
        key: fair ? 'price-fair' : 'price-high',
        params: { ...seatOf(owner), ...give(price) },
        weight: fair ? 0.4 : -0.4,
      }
  const together: Reason = {
    key: 'together',
    params: { n: percent(odds), m: percent(alone), ...seatOf(owner) },
    weight: odds - 0.5,
  }
  return [together, asked, ...feared(t, owner, -0.5)]
}

/** What a price said in a bargain means: for the one who would pay it, or for the one who asks for it. */
export function namedPriceReasons(t: Table, seat: Seat, payer: Seat, goods: Goods): Reason[] {
  if (seat === payer) return owing(t, seat, goods)
  const fight = t.fact('fight')
  if (fight && fight.kind !== 'arena') return priceReasons(t, fight, seat, goods)
  return isEmpty(goods) ? [{ key: 'free-help', params: seatOf(payer), weight: -0.3 }] : tradeReasons(t, seat, goods, {})
}

/** A promise as it is worded: to whom, for what, and what. */
interface Wording {
  readonly to: Seat
  readonly condition?: Condition
  readonly goods: Goods
}

/** What the other is to do for a promise. */
function conditionReasons(t: Table, seat: Seat, { to, condition = 'ally' }: Wording): Reason[] {
  const fight = t.fact('fight')
  if (condition === 'none') return [{ key: 'for-nothing', params: seatOf(to), weight: -0.3 }]
  if (!fight) return [{ key: 'ahead-of-time', params: seatOf(to), weight: -0.1 }]
  if (condition === 'ally') return [withHelp(t, fight, to)]
  if (condition === 'my-side') {
    const odds = oddsFor(t, fight, seat, t.track('ally-power', to))
    return [{ key: 'odds-with', params: { ...seatOf(to), n: percent(odds) }, weight: 0.4 }]
  }
  return [
    condition === 'neutral'
      ? { key: 'stays-away', params: seatOf(to), weight: 0.2 }
      : { key: 'strengthens-other', params: seatOf(to), weight: -0.5 },
  ]
}

/** What a promise to somebody would bring and cost. */
export function promiseReasons(t: Table, seat: Seat, promise: Wording): Reason[] {
  return [...conditionReasons(t, seat, promise), ...owing(t, seat, promise.goods)]
}

/** What an answer to a promise or a price means for the one who is to agree. */
export function answerReasons(t: Table, seat: Seat, answer: string): Reason[] {
  const talk = t.fact('talk')
  if (!talk) return []
  if (answer === 'refuse') return [{ key: 'owes-nothing', weight: 0.1 }]
  const { from, to, condition, give: goods } = talk
  if (answer === 'counter') return [{ key: 'may-walk-away', params: seatOf(seat === to ? from : to), weight: 0.1 }]
  if (seat === from) return [...conditionReasons(t, seat, { to, condition, goods }), ...owing(t, seat, goods)]
  const brings: Reason = isEmpty(goods)
    ? { key: 'promised-nothing', params: seatOf(from), weight: -0.4 }
    : { key: 'would-get', params: give(goods), weight: Math.min(0.6, 0.2 + goodsWorth(t, seat, goods)) }
  return [brings, nameReason(t, from), ...feared(t, from, condition === 'none' ? -0.1 : -0.4)]
}

/** What a trade brings one seat. */
export function tradeReasons(t: Table, seat: Seat, wanted: Goods, given: Goods): Reason[] {
  const gain = goodsWorth(t, seat, wanted) - goodsWorth(t, seat, given)
  const found: Reason[] = []
  if (!isEmpty(wanted)) found.push({ key: 'would-get', params: give(wanted), weight: Math.max(0.1, gain) })
  if (!isEmpty(given)) found.push({ key: 'would-give', params: give(given), weight: Math.min(-0.1, gain) })
  return found
}

/** What a broken promise saves. */
export const keepingReason = (t: Table, seat: Seat, goods: Goods): Reason => ({
  key: 'keeps-goods',
  params: give(goods),
  weight: Math.min(0.5, goodsWorth(t, seat, goods)),
})
