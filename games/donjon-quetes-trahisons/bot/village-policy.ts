import { type Ask, below, type Chance, type Piece, type Seat } from '@sablier/kernel'
import type { ObjectCard } from '../src/cards/card.ts'
import { surplusOf } from '../src/procedures/outfit.ts'
import type { Promised } from '../src/procedures/promises.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { VillageOption } from '../src/procedures/village-options.ts'
import type { Table } from '../src/shape.ts'
import { questBonus, savingsGoal } from './quest-shopping.ts'
import { faithOf } from './reputation.ts'
import { GEM, goodsWorth, objectWorth, wearGain } from './worth.ts'

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
  const gems = t.track('gems', seat)
  switch (option.act) {
    case 'buy':
    case 'sale': {
      const piece = t.zone('shop').pieces.find((p) => t.card(p).id === option.card) as Piece
      const card = t.card(piece) as ObjectCard
      const bonus = questBonus(t, seat, card)
      const saving = bonus === 0 && gems - option.n < savingsGoal(t, seat) ? 0.5 : 0
      return objectWorth(t, seat, card) + bonus - option.n * GEM * 0.8 - saving
    }
    case 'wear': {
      const piece = surplusOf(t, seat).find((p) => t.card(p).id === option.card) as Piece
      return wearGain(t, seat, piece)
    }
    case 'heal':
      return 0.25 * t.track('wounds', seat) - 2 * GEM
    case 'quest':
      return gems >= 4 && t.zone('secondary-quests', seat).size < 2 && savingsGoal(t, seat) === 0 ? 0.3 : 0
    case 'trophy':
      if (t.track('trophies', seat) + 1 >= targetOf(t)) return 9
      return gems - 6 < savingsGoal(t, seat) ? 0 : 1 - 6 * GEM + 0.05
    case 'blackmail':
      return 0.6
    case 'honour': {
      // A part of it saves no reputation.
      if (option.text !== 'honour') return 0
      const { goods } = t.fact('promised')[option.n] as Promised
      return below(chance, 100) < 100 * faithOf(t, seat) ? 0.55 - goodsWorth(t, seat, goods) : 0
    }
    case 'promise':
      return t.round >= 3 && gems > 0 && t.track('promises-begun', seat) < 1 && below(chance, 12) === 0 ? 0.1 : 0
    default:
      return 0
  }
}
