import type { Bilingual, Provenance } from '@sablier/kernel'
import type { Effect } from '../effects/effect.ts'
import type { Family, PlayingCard, PowerKind, Type } from './card.ts'

interface Print<Id extends string> {
  readonly id: Id
  readonly name: Bilingual
  readonly type?: Type
  readonly kind?: PowerKind
  readonly power?: Effect | readonly Effect[]
  readonly advanced?: true
  readonly from: Provenance
}

/** Makes the cards of one family; every card is a single copy. */
export const playingCards = <const Id extends string>(
  family: Family,
  prints: readonly Print<Id>[],
): (PlayingCard & { readonly id: Id })[] =>
  prints.map(({ id, name, type, kind, power, advanced, from }) => ({
    is: 'playing-card',
    id,
    name,
    family,
    type: type ?? null,
    kind: kind ?? null,
    power: power === undefined ? [] : Array.isArray(power) ? (power as readonly Effect[]) : [power as Effect],
    advanced: advanced ?? false,
    copies: 1,
    from,
    back: 'playing-card',
  }))
