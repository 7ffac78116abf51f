import { recordPath } from '../online/table-address.ts'
import { findSaved } from '../saved/saved-games.ts'
import { loadGame } from '../start/use-game.ts'
import { recordOfSaved } from './record-of-saved.ts'

/** Which record a replay shows: of a file, of a game of this device, or of an online table. */
export type RecordSource =
  | { readonly kind: 'file' }
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'table'; readonly id: string; readonly invite: string | null }

const FILE = 'sablier.record'
let opened: string | null = null

/** Keeps an opened file while the page is open, so that a reload finds it again. */
export function keepFile(text: string): void {
  opened = text
  try {
    sessionStorage.setItem(FILE, text)
  } catch {
    // Too large to keep: it then has to be opened again after a reload.
    sessionStorage.removeItem(FILE)
  }
}

/** The text of a record; null if it is not there any more. */
export async function findRecord(source: RecordSource): Promise<string | null> {
  switch (source.kind) {
    case 'file':
      return opened ?? sessionStorage.getItem(FILE)
    case 'saved': {
      const saved = findSaved(source.id)
      if (!saved) return null
      const { game } = await loadGame(saved.game)
      return JSON.stringify(recordOfSaved(game, saved))
    }
    case 'table': {
      const reply = await fetch(recordPath(source.id, source.invite))
      return reply.ok ? reply.text() : null
    }
  }
}
