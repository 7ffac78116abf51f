import type { Bilingual, Provenance } from '@sablier/kernel'
import type { Resource } from '../resource.ts'
import { type Ability, type Card, type CardType, listensTo, type SubType } from './card.ts'
import type { FavorCode } from './favor-code.ts'

const LETTERS: Readonly<Record<string, Resource>> = { S: 'sword', G: 'gem', L: 'lamp', T: 'time', D: 'danger' }

/** The tokens of a Loot area, one letter each: S Sword, G Gem, L Lamp, T Time, D Danger. */
export function lootOf(letters: string): Resource[] {
  return [...letters].map((letter) => LETTERS[letter] as Resource)
}

/** One card of an ability: loot, Fortune Points and its two Favor options. */
type Printing = readonly [loot: string, fortune: number, tokens: FavorCode, special: FavorCode]

/** Cards that share an ability, one printing each. */
export interface CardGroup {
  readonly id: string
  readonly name: Bilingual
  readonly from: Provenance
  readonly subType?: SubType
  readonly ability: Ability
  /** Left out of solo games. */
  readonly notInSolo?: true
  readonly cards: readonly Printing[]
}

type Numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
/** The ids of the cards of a group: `inn-1`, `inn-2`, … */
type PrintedId<G extends CardGroup> = G extends CardGroup
  ? `${G['id']}-${Numbers[Extract<keyof G['cards'], keyof Numbers & `${number}`>]}`
  : never

/** Prints the cards of a deck: `inn-1`, `inn-2`, … */
export function deckCards<const G extends readonly CardGroup[]>(
  type: CardType,
  groups: G,
): (Card & { readonly id: PrintedId<G[number]> })[] {
  return groups.flatMap((group) =>
    group.cards.map(([loot, fortune, ...favor], n) => ({
      id: `${group.id}-${n + 1}` as PrintedId<G[number]>,
      name: group.name,
      copies: 1,
      from: group.from,
      back: 'card',
      listens: listensTo(group.ability),
      modifies: group.ability.kind === 'loot-limit' ? ['loot-limit'] : [],
      type,
      subType: group.subType ?? null,
      loot: lootOf(loot),
      fortune,
      favor,
      abilityId: group.id,
      ability: group.ability,
      times: group.cards.length,
      solo: group.notInSolo !== true,
    })),
  )
}
