import type { Bilingual, CardBase, Effect, Provenance } from '@sablier/kernel'

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
  readonly alone?: boolean
  /** The draconic object it guards. */
  readonly guards?: string
  /** What beating it does besides its printed gains. */
  readonly reward?: Effect
}
/** A special card that is no monster: resolved when drawn, or kept. */
export interface Special extends CardBase {
  readonly kind: 'special'
  readonly drawn: Effect
  /** Kept ones that count as objects without a type. */
  readonly isObject?: boolean
  /** What the kept card does later. */
  readonly later?: Bilingual
}
export interface EventCard extends CardBase {
  readonly kind: 'event'
  readonly happens: Effect
}
export interface Quest extends CardBase {
  readonly kind: 'quest'
  readonly trophies: number
  /** What it pays with an even number of players, if that differs. */
  readonly evenTrophies?: number
  readonly goal: Effect
}
export interface ObjectCard extends CardBase {
  readonly kind: 'object'
  readonly type: ObjectType
  readonly bonus: number
  /** 0: not for sale. */
  readonly price: number
  readonly draconic?: boolean
  readonly reserved?: Hero
  readonly power?: Bilingual
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

type MonsterSpec = Omit<Monster, keyof CardBase | 'kind'> & { readonly from: Provenance }

/** A card of the Dungeon that is fought. */
export function monster(id: string, en: string, fr: string, spec: MonsterSpec): Monster {
  return { id, name: { en, fr }, copies: 1, back: 'adventure', kind: 'monster', ...spec }
}
/** A special card of the Dungeon. */
export function special(
  id: string,
  en: string,
  fr: string,
  spec: Pick<Special, 'drawn' | 'isObject' | 'later'> & { readonly copies?: number },
): Special {
  return { id, name: { en, fr }, copies: 1, from: 'rulebook', back: 'adventure', kind: 'special', ...spec }
}
/** An event of the Dungeon. */
export function event(id: string, en: string, fr: string, happens: Effect): EventCard {
  return { id, name: { en, fr }, copies: 1, from: 'rulebook', back: 'adventure', kind: 'event', happens }
}
/** A quest of the Guild. */
export function quest(
  id: string,
  en: string,
  fr: string,
  spec: Pick<Quest, 'trophies' | 'evenTrophies' | 'goal'>,
): Quest {
  return { id, name: { en, fr }, copies: 1, from: 'rulebook', back: 'quest', kind: 'quest', ...spec }
}
/** An object of the village. */
export function object(
  id: string,
  en: string,
  fr: string,
  spec: Omit<ObjectCard, keyof CardBase | 'kind'> & { readonly from: Provenance },
): ObjectCard {
  return { id, name: { en, fr }, copies: 1, back: 'object', kind: 'object', ...spec }
}
