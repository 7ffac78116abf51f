import { bestOf } from '@sablier/bots'
import { type Ask, below, type Chance, cardOfKind, required, type Seat } from '@sablier/kernel'
import { surplusOf } from '../src/procedures/adventurer/outfit.ts'
import {
  HEALING_PRICE,
  QUEST_PRICE,
  TROPHY_PRICE,
  type VillageOption,
} from '../src/procedures/village/village-options.ts'
import type { Table } from '../src/shape.ts'
import { endByTrophy } from './ending.ts'
import { timeLeft } from './hope.ts'
import { faithOf } from './reputation.ts'
import { TASTE } from './taste.ts'
import { goodsWorth, objectWorth, questGain, wearGain } from './worth.ts'

/** What a hero of honour pays for his name at most; what he pays, he pays before he buys anything. */
const DEAREST_DEBT = 1.2
const DEBTS_FIRST = 8

/** The best thing to do in the village; to be done is worth nothing and costs nothing. */
export function villageChoice(t: Table, { seat, items }: Ask<VillageOption>, chance: Chance): number {
  const worths = items.map((option) => optionWorth(t, seat, option, chance))
  const best = bestOf(worths, (worth) => worth)
  return required(worths[best]) > 0 ? best : 0
}

function optionWorth(t: Table, seat: Seat, option: VillageOption, chance: Chance): number {
  switch (option.act) {
    case 'buy':
    case 'sale': {
      const piece = required(t.zone('shop').pieces.find((p) => t.card(p).id === option.card))
      const object = cardOfKind(t, piece, 'object')
      return objectWorth(t, seat, object) + questGain(t, seat, { object, gems: -option.n }) - costOf(option.n)
    }
    case 'wear': {
      const piece = required(surplusOf(t, seat).find((p) => t.card(p).id === option.card))
      return wearGain(t, seat, piece)
    }
    case 'heal':
      return TASTE.heal * t.track('wounds', seat) + spending(t, seat, HEALING_PRICE)
    case 'quest':
      return newQuestWorth(t, seat) + spending(t, seat, QUEST_PRICE)
    case 'trophy': {
      const end = endByTrophy(t, seat)
      if (end) return end === 'won' ? 9 : 0
      return TASTE.trophy + questGain(t, seat, { gems: -TROPHY_PRICE, trophies: 1 }) - costOf(TROPHY_PRICE)
    }
    case 'blackmail':
      return 0.6
    case 'honour': {
      // A part of it saves no reputation.
      if (option.text !== 'honour') return 0
      const { goods } = required(t.fact('promised')[option.n])
      const keeps = below(chance, 100) < 100 * faithOf(t, seat)
      return keeps && goodsWorth(t, seat, goods) < DEAREST_DEBT ? DEBTS_FIRST : 0
    }
    default:
      return 0
  }
}

const costOf = (gems: number): number => TASTE.price * TASTE.gem * gems

/** What it costs to spend gems, that of quests which ask for them included. */
const spending = (t: Table, seat: Seat, gems: number): number => questGain(t, seat, { gems: -gems }) - costOf(gems)

function newQuestWorth(t: Table, seat: Seat): number {
  const late = 1 - timeLeft(t)
  const open = t.zone('secondary-quests', seat).size
  return TASTE.newQuest * (1 - late) + TASTE.newQuestLate * late + TASTE.openQuest * open
}
