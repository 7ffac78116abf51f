import type { ObjectCard } from '@sablier/donjon-quetes-trahisons/src/cards/card'
import type { Promised } from '@sablier/donjon-quetes-trahisons/src/facts/promise'
import { surplusOf } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/outfit'
import {
  HEALING_PRICE,
  QUEST_PRICE,
  TROPHY_PRICE,
  type VillageOption,
} from '@sablier/donjon-quetes-trahisons/src/procedures/village/village-options'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import { type Ask, below, type Chance, type Piece, type Seat } from '@sablier/kernel'
import { endByTrophy } from './ending.ts'
import { timeLeft } from './hope.ts'
import { faithOf } from './reputation.ts'
import { TASTE } from './taste.ts'
import { goodsWorth, objectWorth, questGain, wearGain } from './worth.ts'

/** What a hero of honour pays for his name at most; what he pays, he pays before he buys anything. */
const DEAREST_DEBT = 1.2
const DEBTS_FIRST = 8

/** The best thing to do in the village; to be done is worth nothing and costs nothing. */
export function villageChoice(t: Table, ask: Ask, chance: Chance): number {
  let best = 0
  let most = 0
  for (let n = 0; n < ask.items.length; n++) {
    const worth = optionWorth(t, ask.seat, ask.items[n] as VillageOption, chance)
    if (worth > most) {
      most = worth
      best = n
    }
  }
  return best
}

function optionWorth(t: Table, seat: Seat, option: VillageOption, chance: Chance): number {
  switch (option.act) {
    case 'buy':
    case 'sale': {
      const piece = t.zone('shop').pieces.find((p) => t.card(p).id === option.card) as Piece
      const object = t.card(piece) as ObjectCard
      return objectWorth(t, seat, object) + questGain(t, seat, { object, gems: -option.n }) - costOf(option.n)
    }
    case 'wear': {
      const piece = surplusOf(t, seat).find((p) => t.card(p).id === option.card) as Piece
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
      const { goods } = t.fact('promised')[option.n] as Promised
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
