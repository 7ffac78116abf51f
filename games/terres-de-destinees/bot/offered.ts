import type { Piece, Seat } from '@sablier/kernel'
import type { Family } from '../src/cards/card.ts'

/** A card, or an answer that is none: to pass, to pay nothing. */
export interface CardOption {
  readonly id: string
  readonly piece?: Piece
}
/** Two neighbors. */
export interface PairOption {
  readonly id: string
  readonly pair: readonly [Seat, Seat]
}
/** A number of cards, or `pass`. */
interface BidOption {
  readonly id: string
}

/** What the questions offer in which there is something to weigh, by their text. */
export interface Offered {
  'auction.offer-one': Piece
  'first-bid': BidOption
  raise: BidOption
  place: string
  'use-power': CardOption
  'use-mandatory': CardOption
  give: Piece
  'deal-out': Piece
  discard: Piece
  'swap-out': Piece
  'choose-card': Piece
  revive: Piece
  'from-discard': Piece
  'take-card': Piece
  'swap-in': Piece
  banish: Piece
  'swap-target': Piece
  sift: Piece
  borrow: Piece
  seal: Piece
  'pay-tax': CardOption
  'give-family': CardOption
  rescue: CardOption
  target: Seat
  'give-to': Seat
  pair: PairOption
  'name-family': Family
  foresee: string
  'how-many': never
  shield: never
  purse: never
}
