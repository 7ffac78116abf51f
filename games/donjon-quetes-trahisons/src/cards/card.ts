import type { Bilingual, CardBase, Provenance } from '@sablier/kernel'
import type { Effect, Goal } from '../effects/effect.ts'

export const MONSTER_TYPES = ['extraordinary-creature', 'humanoid', 'undead', 'dragon'] as const
export type MonsterType = (typeof MONSTER_TYPES)[number]
export const OBJECT_TYPES = ['weapon', 'armour', 'jewel'] as const
export type ObjectType = (typeof OBJECT_TYPES)[number]
export const HEROES = ['barbarian', 'forester', 'warrior', 'priest', 'sorcerer', 'thief'] as const
export type Hero = (typeof HEROES)[number]

/** A card that can be fought; it may lie among somebody's spoils. */
export interface Monster extends CardBase {
  readonly kind: 'monster'
  readonly type: MonsterType | 'none'
  /** Printed power, 0 for the Doppelganger. */
  readonly power: number
  readonly gems: number
  readonly trophies: number
  /** To be fought without another player. */
  readonly alone?: boolean | undefined
  /** The draconic object it guards. */
  readonly guards?: string | undefined
  /** What beating it does besides its printed gains. */
  readonly reward?: Effect | undefined
}
/** A special card that is no monster: resolved when drawn, or kept. */
export interface Special extends CardBase {
  readonly kind: 'special'
  readonly drawn: Effect
  /** Kept ones that count as objects without a type. */
  readonly isObject?: boolean | undefined
  /** What the kept card does later. */
  readonly later?: Bilingual | undefined
}
export interface EventCard extends CardBase {
  readonly kind: 'event'
  readonly happens: Effect
}
export interface Quest extends CardBase {
  readonly kind: 'quest'
  readonly trophies: number
  /** What it pays with an even number of players, if that differs. */
  readonly evenTrophies?: number | undefined
  readonly goal: Goal
}
export interface ObjectCard extends CardBase {
  readonly kind: 'object'
  readonly type: ObjectType
  readonly bonus: number
  /** 0: not for sale. */
  readonly price: number
  readonly draconic?: boolean | undefined
  readonly reserved?: Hero | undefined
  readonly power?: Bilingual | undefined
}
export interface Character extends CardBase {
  readonly kind: 'character'
  readonly passive: Bilingual
  readonly unique: Bilingual
}
export interface PlaceCard extends CardBase {
  readonly kind: 'place'
  readonly says: Bilingual
}
export type Card = Monster | Special | EventCard | Quest | ObjectCard | Character | PlaceCard

// Cards of one kind are written field by field, none left out: then all have one form, which is read millions of times in a search.

type MonsterSpec = Omit<Monster, keyof CardBase | 'kind'> & { readonly from: Provenance }

/** A card of the Dungeon that is fought. */
export function monster<const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  spec: MonsterSpec,
): Monster & { readonly id: Id } {
  const { from, type, power, gems, trophies, alone, guards, reward } = spec
  const name = { en, fr }
  return {
    id,
    name,
    copies: 1,
    from,
    back: 'adventure',
    kind: 'monster',
    type,
    power,
    gems,
    trophies,
    alone,
    guards,
    reward,
  }
}
/** A special card of the Dungeon. */
export function special<const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  spec: Pick<Special, 'drawn' | 'isObject' | 'later'> & { readonly copies?: number },
): Special & { readonly id: Id } {
  const { drawn, isObject, later, copies = 1 } = spec
  const name = { en, fr }
  return { id, name, copies, from: 'rulebook', back: 'adventure', kind: 'special', drawn, isObject, later }
}
/** An event of the Dungeon. */
export function event<const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  happens: Effect,
): EventCard & { readonly id: Id } {
  return { id, name: { en, fr }, copies: 1, from: 'rulebook', back: 'adventure', kind: 'event', happens }
}
/** A quest of the Guild. */
export function quest<const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  spec: Pick<Quest, 'trophies' | 'evenTrophies' | 'goal'>,
): Quest & { readonly id: Id } {
  const { trophies, evenTrophies, goal } = spec
  const name = { en, fr }
  return { id, name, copies: 1, from: 'rulebook', back: 'quest', kind: 'quest', trophies, evenTrophies, goal }
}
/** An object of the village. */
export function object<const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  spec: Omit<ObjectCard, keyof CardBase | 'kind'> & { readonly from: Provenance },
): ObjectCard & { readonly id: Id } {
  const { from, type, bonus, price, draconic, reserved, power } = spec
  const name = { en, fr }
  return { id, name, copies: 1, from, back: 'object', kind: 'object', type, bonus, price, draconic, reserved, power }
}
