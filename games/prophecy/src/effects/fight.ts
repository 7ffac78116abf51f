import type { Piece, Seat } from '@sablier/kernel'
import type { Space } from '../board.ts'
import type { CreatureCard, FightType } from '../cards/card.ts'

/** One fight while it is fought. */
export interface Fight {
  readonly seat: Seat
  /** The creature's card on the board. */
  readonly piece: Piece
  readonly creature: CreatureCard
  readonly space: Space
  /** The type of the roll at hand; a fight in two parts changes it. */
  type: FightType
  /** The items declared for the whole fight. */
  readonly used: Piece[]
  /** What the player's Health was when the fight began. */
  readonly healthAtStart: number
  /** Bonus bought for this fight. */
  bonus: number
  /** Bonus of the roll at hand alone. */
  rollBonus: number
  hasThrown: boolean
  hasRerolled: boolean
  rolls: number
  /** By how much the last roll was won. */
  margin: number
}
export type Outcome = 'won' | 'drawn' | 'lost'
