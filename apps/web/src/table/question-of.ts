import type { View } from '@sablier/kernel'

/**
 * Which question is open, by its words and by one's own last entry; empty: none. It stays the same one while others answer
 * theirs, and is another one, even in the same words, after one's own answer or where that was taken back.
 */
export function questionOf(view: Pick<View, 'ask' | 'lastOwn'> | null): string {
  return view?.ask ? `${view.lastOwn} ${JSON.stringify(view.ask)}` : ''
}
