import type { Effect, Piece } from '@sablier/kernel'
import type { MenuOption } from '../src/procedures/options.ts'
import type { SPACE_OPTIONS } from '../src/procedures/space-options.ts'

/** What the questions offer in which there is something to weigh, by their text. */
export interface Offered {
  movement: MenuOption
  'meet-creature': MenuOption
  'meet-opportunity': MenuOption
  declare: MenuOption
  'before-roll.strength': MenuOption
  'before-roll.willpower': MenuOption
  services: MenuOption
  ending: MenuOption
  teleport: (typeof SPACE_OPTIONS)[number]
  convert: { readonly id: string }
  exchange: { readonly given: 'gold' | 'experience' }
  wish: { readonly effect: Effect }
  character: Piece
  'keep-item': Piece
  steal: Piece
  'buy-one': Piece
  'give-up': Piece
  collector: Piece
  damage: Piece
}
