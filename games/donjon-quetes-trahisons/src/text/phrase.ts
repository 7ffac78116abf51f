import type { Seat } from '@sablier/kernel'

/** A part of a sentence that names no piece: the rules hand it out, and every reader can read it as it is. */
export type Phrase =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly card: string }
  | { readonly phrase: string; readonly params: Phrases }
  | { readonly list: readonly Phrase[] }
export interface Phrases {
  readonly [name: string]: Phrase
}
