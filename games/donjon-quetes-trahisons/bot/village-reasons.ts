import type { Reason } from '@sablier/bots'
import { required, type Seat } from '@sablier/kernel'
import type { ObjectCard } from '../src/cards/card.ts'
import type { Goods } from '../src/facts/trade.ts'
import { dueOf } from '../src/procedures/promise/debts.ts'
import {
  HEALING_PRICE,
  QUEST_PRICE,
  TROPHY_PRICE,
  type VillageOption,
} from '../src/procedures/village/village-options.ts'
import type { Table } from '../src/shape.ts'
import { seatOf } from './fight-reasons.ts'
import { objectReasons } from './object-reasons.ts'
import { gemsAsked } from './progress.ts'
import { keepingReason, tradeReasons } from './talk-reasons.ts'
import { questGain } from './worth.ts'

const objectNamed = (t: Table, id: string): ObjectCard =>
  t.game.cards.find((card: { id: string }) => card.id === id) as ObjectCard

/** What a payment leaves, and whether it was saved for something. */
function payment(t: Table, seat: Seat, paid: number): Reason[] {
  const left = t.track('gems', seat) - paid
  const saved = gemsAsked(t, seat, paid)
  return [
    saved > 0
      ? { key: 'saving', params: { n: saved }, weight: -0.4 }
      : { key: 'gems-left', params: { n: left }, weight: -0.05 * paid },
  ]
}

const promisedGoods = (t: Table, n: number): Goods => required(t.fact('promised')[n]).goods

/** What is left undone when one has done. */
function endReasons(t: Table, seat: Seat): Reason[] {
  const due = dueOf(t, seat).length
  if (due > 0) return [{ key: 'debts-left', params: { n: due }, weight: -0.3 }]
  const gems = t.track('gems', seat)
  return [gems > 0 ? { key: 'keeps-gems', params: { n: gems }, weight: 0.2 } : { key: 'no-gems', weight: 0.2 }]
}

/** What speaks for and against something to do in the village. */
export function villageReasons(t: Table, seat: Seat, option: VillageOption): Reason[] {
  switch (option.act) {
    case 'end':
      return endReasons(t, seat)
    case 'buy':
    case 'sale': {
      const object = objectNamed(t, option.card)
      const found = objectReasons(t, seat, object)
      return questGain(t, seat, { object }) > 0 ? found : [...found, ...payment(t, seat, option.n)]
    }
    case 'wear':
    case 'carry':
      return objectReasons(t, seat, objectNamed(t, option.card))
    case 'heal': {
      const wounds = t.track('wounds', seat)
      return [{ key: 'heals', params: { n: wounds }, weight: 0.2 * wounds }, ...payment(t, seat, HEALING_PRICE)]
    }
    case 'quest':
      return [{ key: 'penalty', weight: -0.2 }, ...payment(t, seat, QUEST_PRICE)]
    case 'trophy':
      return [{ key: 'trophy', weight: 0.6 }, ...payment(t, seat, TROPHY_PRICE)]
    case 'blackmail':
      return [{ key: 'blackmail', weight: 0.4 }]
    case 'cede':
      return [{ key: 'cedes', params: seatOf(t.fact('aftermath').ally), weight: -0.6 }]
    case 'honour':
      return option.text === 'honour'
        ? [{ key: 'word', weight: 0.2 }, ...tradeReasons(t, seat, {}, promisedGoods(t, option.n))]
        : [{ key: 'word-in-part', weight: -0.2 }]
    case 'betray':
      return [{ key: 'betrayal', weight: -0.2 }, keepingReason(t, seat, promisedGoods(t, option.n))]
  }
}
