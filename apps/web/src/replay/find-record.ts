import { recordPath } from '../online/table-address.ts'
import { findSaved } from '../saved/saved-games.ts'
import { loadGame } from '../start/use-game.ts'
import { type PackedGame, unpackGame } from './packed-game.ts'

/** Which record a replay shows: of a file, of a game of this device, of one that a link carries, or of an online table. */
export type RecordSource =
  | { readonly kind: 'file' }
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'link'; readonly packed: string }
  | { readonly kind: 'table'; readonly id: string; readonly invite: string | null }

/** The game of a record before it is opened; undefined where only the record itself knows. */
export const gameOf = (source: RecordSource | undefined): string | undefined =>
  source?.kind === 'saved' ? findSaved(source.id)?.game : undefined

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
      return saved && recordText(saved)
    }
    case 'link':
      return recordText(await unpackGame(source.packed))
    case 'table': {
      const reply = await fetch(recordPath(source.id, source.invite))
      return reply.ok ? reply.text() : null
    }
  }
}

/** The record of a game as a device or a link keeps it. Under which rules it was played is what it says itself. */
async function recordText(saved: PackedGame): Promise<string> {
  const [{ game }, { recordOfSaved }] = await Promise.all([loadGame(saved.game), import('./record-of-saved.ts')])
  return JSON.stringify({ ...recordOfSaved(game, saved), rulesVersion: saved.version })
}
