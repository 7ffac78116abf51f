import { RulesFault } from './errors.ts'
import type { Bilingual } from './ledger.ts'

/** Where something comes from: it stands in the rulebook, it is a public fact, or it was designed here. */
export const PROVENANCES = ['rulebook', 'found', 'ours'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** The fields of every card of every game; a game adds its own. */
export interface CardBase {
  readonly id: string
  readonly name: Bilingual
  /** How many copies lie in the box. */
  readonly copies: number
  /** Where its name comes from, or its power where the name is ours; the rest is in the game's `facts`. */
  readonly from: Provenance
  /** Cards with the same back cannot be told apart face down. */
  readonly back: string
  /** Abilities that answer happenings while the card lies in a live zone, by the name of the happening. */
  readonly listens?: readonly string[]
  /** Values this card changes while it lies in a live zone. */
  readonly modifies?: readonly string[]
}

/** Cards of a game that come in several kinds. */
interface Kinded extends CardBase {
  readonly kind: string
}
const isOfKind = <C extends Kinded, K extends C['kind']>(card: C, kind: K): card is Extract<C, { readonly kind: K }> =>
  card.kind === kind

/** The card of a piece that must be of one kind: a quest among quests. */
export function cardOfKind<C extends Kinded, K extends C['kind']>(
  t: { card(piece: number): C },
  piece: number,
  kind: K,
): Extract<C, { readonly kind: K }> {
  const card = t.card(piece)
  if (!isOfKind(card, kind)) throw new RulesFault(`${card.id} is no ${kind}`)
  return card
}
