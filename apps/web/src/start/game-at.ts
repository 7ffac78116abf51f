import { findSaved } from '../saved/saved-games.ts'

/** The game that a page is about, as its address says before the page is there; undefined where it does not. */
export function gameAt(path: string): string | undefined {
  const [, page = '', id = ''] = path.split('/')
  if (['game', 'rules', 'cards', 'show', 'pieces'].includes(page)) return id || undefined
  return ['play', 'replay', 'review'].includes(page) ? findSaved(id)?.game : undefined
}
