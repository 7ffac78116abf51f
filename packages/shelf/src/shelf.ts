import type { ShelfEntry } from './shelf-entry.ts'

/** The games that can be played, in the order in which they stand on the shelf. */
export const SHELF: readonly ShelfEntry[] = []

/** The game with this id, if it stands on the shelf. */
export function findGame(id: string): ShelfEntry | undefined {
  return SHELF.find((entry) => entry.id === id)
}
