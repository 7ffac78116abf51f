import type { Piece } from '@sablier/kernel'
import type { Card, Table } from '@sablier/thiefs-fortune'
import { type TableModel, useTable } from '@sablier/ui'

/** The table one sits at, typed by this game. */
export interface ThiefModel extends Omit<TableModel, 'table'> {
  readonly table: Table
}

/** The table of A Thief's Fortune. */
export function useThief(): ThiefModel {
  const model = useTable()
  // The screen of this game is shown for its own tables only.
  return { ...model, table: model.table as unknown as Table }
}

/** A known card of the table. */
export const cardOf = (table: Table, piece: Piece): Card | null => table.cardIfKnown(piece)
