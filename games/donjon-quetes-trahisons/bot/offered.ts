import type { Piece, Seat } from '@sablier/kernel'
import type { Condition } from '../src/facts/promise.ts'
import type { Bid, Goods, Trade } from '../src/facts/trade.ts'
import type { TradeProposal } from '../src/procedures/trade/haggling.ts'
import type { VillageOption } from '../src/procedures/village/village-options.ts'

/** To the Dungeon, to the Temple, or into the Arena against somebody. */
export interface WayOption {
  readonly id: string
  readonly seat?: Seat
}
/** What can be done before a fight with a monster. */
export interface TalkOption {
  readonly act: string
  readonly seat?: Seat
  readonly goods: Goods
}

/** What the questions offer in which there is something to weigh, by their text. */
export interface Offered {
  'setup.character': Piece
  'setup.main-quest': Piece
  'supply.quest-draw': Piece
  'village-supplies': VillageOption
  'village-rest': VillageOption
  'rest.defender-pays': VillageOption
  'supply.trade': TradeProposal
  'promise-answer': string
  'price-answer': string
  'name-prices': Pick<Bid, 'prices'>
  'monster-talk': TalkOption
  'arena-talk': string
  'choice.dungeon-or-arena': WayOption
  'arena.secret-choice': string
  'volunteer-to': Seat
  declare: string
  'timing.while-rolling': string
  'combat.flee-strong': string
  'replay-fight': never
  'use-helmet': never
  'use-ring': never
  'object.charm-ring': string
  'ring-target': Seat
  'arena.plunder': string
  'plunder-object': Piece
  'plunder-spoil': Piece
  'special.djinn': Piece
  'special.pilferer': Piece
  'event.putrefaction': Piece
  'wear-instead': never
  'object.surplus': Piece
  'quests-to-hand': Piece
  'event.new-choice': Piece
  'quest.optional': Piece
  'quest.spoils-spent': Piece
  'object.blackmail-charm': { readonly quest: Piece }
  'alliance.trophy-cession': never
}

/** What can be proposed, by the text of the question. */
export interface Proposed {
  'name-prices': Pick<Bid, 'prices'>
  'alliance.who': { readonly to: Seat; readonly condition: Condition; readonly goods: Goods }
  'ask-helper': { readonly to: Seat; readonly goods: Goods }
  'alliance.currency': { readonly goods: Goods }
  'supply.trade': Trade
  'two.prepay': Trade
  'ask-fee': Trade
}
