import type { Piece, Seat } from '@sablier/kernel'
import type { VillageOption } from '../src/procedures/village/village-options.ts'

/** To the Dungeon, to the Temple, or into the Arena against somebody. */
export interface WayOption {
  readonly id: string
  readonly seat?: Seat
}
/** What the questions offer in which there is something to weigh, by their text. */
export interface Offered {
  'setup.character': Piece
  'setup.main-quest': Piece
  'supply.quest-draw': Piece
  'village-supplies': VillageOption
  'village-rest': VillageOption
  'rest.defender-pays': VillageOption
  'talk-answer': string
  'monster-talk': string
  'arena-talk': string
  'choice.dungeon-or-arena': WayOption
  'arena.secret-choice': string
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
