import type { Table } from '@sablier/prophecy'
import { type TableModel, useTable } from '@sablier/ui'

/** The table one sits at, as the rules of this game see it. */
export function useAdventure(): TableModel & { readonly t: Table } {
  const model = useTable()
  // A table of this game is played by its own shape; the shared parts know only that it has one.
  return { ...model, t: model.table as unknown as Table }
}
