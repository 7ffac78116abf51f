import type { Card, Table } from '@sablier/donjon-quetes-trahisons'
import type { Piece } from '@sablier/kernel'
import { type TableModel, useLanguage, useTable } from '@sablier/ui'
import { TABLE_WORDS, type TableWords } from './words.ts'

/** Everything the parts of this table read: the shared model, the table with this game's types, and its words. */
export interface DonjonModel extends TableModel {
  readonly t: Table
  readonly words: TableWords
  readonly language: 'en' | 'fr'
  /** The card of a piece, null where it lies face down. */
  readonly cardOf: (piece: Piece | undefined) => Card | null
}

export function useDonjon(): DonjonModel {
  const model = useTable()
  const language = useLanguage()
  // The table of a view is this game's table: its shape and its cards are.
  const t = model.table as unknown as Table
  return {
    ...model,
    t,
    words: TABLE_WORDS[language],
    language,
    cardOf: (piece) => (piece === undefined ? null : (t.cardIfKnown(piece) ?? null)),
  }
}
