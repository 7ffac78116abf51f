import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import { type Goods, isEmpty } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { foeOf } from '../src/procedures/fight/fight.ts'
import { possibleHelpers } from '../src/procedures/fight/who-may-help.ts'
import type { Table } from '../src/shape.ts'
import { goodsPhrase } from '../src/text/goods-phrase.ts'
import { percent, seatOf } from './fight-reasons.ts'
import { goodsWorth } from './worth.ts'

/** Goods as a reason names them. */
const give = (goods: Goods) => ({ give: goodsPhrase(goods) })

/** The odds of the owner of a fight against a monster with somebody's help. */
function withHelp(t: Table, fight: Fight, helper: Seat): Reason {
  const odds = monsterOdds(t, fight, helper)
  const params = { ...seatOf(helper), n: percent(odds) }
  return { key: 'odds-with', params, weight: odds - monsterOdds(t, fight) }
}

/** What can be done before a fight with a monster. */
export function talkReasons(t: Table, fight: Fight, act: string): Reason[] {
  switch (act) {
    case 'fight': {
      const odds = monsterOdds(t, fight)
      return [{ key: 'odds', params: { n: percent(odds) }, weight: odds - 0.5 }]
    }
    case 'capture':
      return [{ key: 'capture', params: { n: foeOf(t, fight)?.power ?? 0 }, weight: 0.7 }]
    case 'ring':
      return [{ key: 'ring', weight: 0.4 }]
    default:
      return [{ key: 'call', params: { n: possibleHelpers(t, fight).length }, weight: 0.2 }, ...bestHelper(t, fight)]
  }
}

/** What staying out of a talk means. */
export const silenceReasons = (): Reason[] => [
  { key: 'owes-nothing', weight: 0.1 },
  { key: 'neutral', weight: 0.2 },
]

/** The strongest of those who could help. */
function bestHelper(t: Table, fight: Fight): Reason[] {
  const [best] = possibleHelpers(t, fight).sort((a, b) => monsterOdds(t, fight, b) - monsterOdds(t, fight, a))
  return best === undefined ? [] : [withHelp(t, fight, best)]
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
