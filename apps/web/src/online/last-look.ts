const PREFIX = 'sablier.seen.'
const KEPT = 60

/** How many decisions of a table one has seen; null: one has never been there. */
export function seenEntries(table: string): number | null {
  const kept = localStorage.getItem(PREFIX + table)
  return kept === null ? null : Number(kept)
}

/** Notes how far one has seen; tables of long ago are forgotten. */
export function noteSeen(table: string, entries: number): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length > KEPT) for (const key of keys) localStorage.removeItem(key)
  try {
    localStorage.setItem(PREFIX + table, String(entries))
  } catch {
    // A full device only forgets what was seen.
  }
}
