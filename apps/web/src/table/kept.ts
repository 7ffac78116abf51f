import { type Kept, NOTHING_KEPT } from '@sablier/ui'

const PREFIX = 'sablier.draft.'

/** What was put together at a table before the page was loaded again. */
export function readKept(table: string): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(PREFIX + table) ?? 'null') as Kept | null) ?? NOTHING_KEPT
  } catch {
    return NOTHING_KEPT
  }
}
/** Keeps it until the page is closed, or forgets it. */
export function storeKept(table: string, kept: Kept): void {
  try {
    if (kept.question === '' && !kept.words) sessionStorage.removeItem(PREFIX + table)
    else sessionStorage.setItem(PREFIX + table, JSON.stringify(kept))
  } catch {
    // A full device forgets it with the next reload.
  }
}
