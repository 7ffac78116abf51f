import type { Piece } from '@sablier/kernel'
import { createContext, useContext } from 'react'

/** How a good stands towards the offer that is being put together. */
export interface OfferedGood {
  readonly state: 'idle' | 'can' | 'chosen'
  /** Lays it on the mat or takes it back; null: it cannot be offered. */
  readonly onPress: (() => void) | null
}

/** An offer under construction: what the goods on the table do when they are pressed. */
export interface OfferInHand {
  readonly piece: (piece: Piece) => OfferedGood
  /** One's own purse: a press adds a gem. */
  readonly purse: OfferedGood
  /** One's own face-down quests, by number. */
  readonly quest: OfferedGood
}

export const OfferContext = createContext<OfferInHand | null>(null)

export const useOfferInHand = (): OfferInHand | null => useContext(OfferContext)

/** What pressing a piece means for the open offer; null while there is none. */
export function useOfferPiece(piece: Piece): OfferedGood | null {
  return useContext(OfferContext)?.piece(piece) ?? null
}
