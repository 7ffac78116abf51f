import type { CardBase, Provenance } from './card.ts'
import type { Language } from './ledger.ts'

/** The facts of a card, one by one. A ruling is the rulebook's word on how the card is used. */
export const CARD_FACTS = ['name', 'ruling', 'type', 'power', 'numbers', 'copies'] as const
export type CardFact = (typeof CARD_FACTS)[number]

/** The facts of one card that are not ours, those of them that are known in part only, and the language into which its name was translated. */
export type KnownFacts = Readonly<Partial<Record<CardFact, Exclude<Provenance, 'ours'>>>> & {
  readonly partly?: readonly CardFact[]
  readonly translated?: Language
}
/** The facts of a game's cards that are not ours, by card id; `inn-*` stands for `inn-1`, `inn-2` and so on. */
export type CardFacts = Readonly<Record<string, KnownFacts>>

/** One kind of fact with the values by which the cards are compared with it, in the order of the paths `at`. */
export interface PrintedFacts {
  readonly fact: CardFact
  readonly at: readonly string[]
  readonly cards: Readonly<Record<string, readonly unknown[]>>
}

const NOTHING_KNOWN: KnownFacts = {}

/** Does an id of a facts file stand for this card? */
export const namesCard = (name: string, { id }: CardBase): boolean =>
  name === id || (name.endsWith('*') && name === id.replace(/\d+$/, '*'))

/** The facts of a card that are not ours. */
export const knownFacts = ({ facts = {} }: { readonly facts?: CardFacts }, card: CardBase): KnownFacts =>
  facts[card.id] ?? facts[card.id.replace(/\d+$/, '*')] ?? NOTHING_KNOWN

/** The facts of a card by where they come from. What nobody has ruled on has no provenance. */
export function factsByProvenance(known: KnownFacts): Readonly<Record<Provenance, readonly CardFact[]>> {
  const from = (provenance: Provenance): CardFact[] => CARD_FACTS.filter((fact) => known[fact] === provenance)
  return {
    rulebook: from('rulebook'),
    found: from('found'),
    ours: CARD_FACTS.filter((fact) => fact !== 'ruling' && known[fact] === undefined),
  }
}
