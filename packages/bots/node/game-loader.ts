import type { LoadGame } from '../src/index.ts'

/** What a module that lists games must export. `@sablier/shelf` does. */
interface Shelf {
  findGame(id: string): { load: LoadGame } | undefined
}

/** Opens games of a shelf, given as the address of its module; each is loaded when first needed. */
export function gameLoader(shelf: string): LoadGame {
  return async (id) => {
    const { findGame } = (await import(shelf)) as Shelf
    const entry = findGame(id)
    if (!entry) throw new Error(`No game called ${id} stands on the shelf`)
    return entry.load(id)
  }
}
