import type { Bilingual } from './ledger.ts'

/** Where a card comes from: the rulebook names it, it is a public fact, or it was designed here. */
export const PROVENANCES = ['rulebook', 'found', 'ours'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** What every card of every game has; a game adds its own fields. */
export interface CardBase {
  readonly id: string
  readonly name: Bilingual
  /** How many copies lie in the box. */
  readonly copies: number
  readonly from: Provenance
  /** Cards with the same back cannot be told apart face down. */
  readonly back: string
  /** Abilities that answer happenings while the card lies in a live zone, by the name of the happening. */
  readonly listens?: readonly string[]
  /** Values this card changes while it lies in a live zone. */
  readonly modifies?: readonly string[]
}
