import type { Piece, Seat } from '@sablier/kernel'
import type { DestinCard, JetonCard, PlayingCard, Table } from '@sablier/terres-de-destinees'
import { type TableModel, useLanguage, useTable } from '@sablier/ui'
import { type LandsWords, TABLE_WORDS } from './table-words.ts'

/** The table of this game as its parts read it. */
export interface Lands extends TableModel {
  /** The same table, typed with the zones and cards of this game. */
  readonly t: Table
  readonly words: LandsWords
  /** The seat whose hand lies in front: one's own, or the first for somebody who only watches. */
  readonly mine: Seat
  readonly nameOf: (seat: Seat) => string
}

export function useLands(): Lands {
  const model = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const { seats, me } = model
  return {
    ...model,
    // The table that is shown is always one of this game.
    t: model.table as unknown as Table,
    words,
    mine: me ?? 0,
    nameOf: (seat) => (seat === me ? words.you : (seats[seat]?.name ?? '')),
  }
}

/** The card of a piece that may be face down. */
export const playingOf = (t: Table, piece: Piece): PlayingCard | null => {
  const card = t.cardIfKnown(piece)
  return card?.is === 'playing-card' ? card : null
}
export const destinOf = (t: Table, piece: Piece): DestinCard | null => {
  const card = t.cardIfKnown(piece)
  return card?.is === 'destin' ? card : null
}
export const jetonOf = (t: Table, piece: Piece): JetonCard | null => {
  const card = t.cardIfKnown(piece)
  return card?.is === 'jeton' ? card : null
}
