import type { CardBase } from '@sablier/kernel'
import type { Guild } from '../board.ts'
import type { CreatureSpecial, Effect, ItemSpecial } from '../effects/effect.ts'

/** The families that item bonuses look at. */
export const FAMILIES = ['animal', 'humanoid', 'demon', 'undead'] as const
export type Family = (typeof FAMILIES)[number]

/** The two ways to fight. */
export const FIGHT_TYPES = ['strength', 'willpower'] as const
export type FightType = (typeof FIGHT_TYPES)[number]

/** How an item is carried. */
export const SLOTS = ['one_handed', 'two_handed', 'shield', 'held', 'head', 'other', 'one_use'] as const
export type Slot = (typeof SLOTS)[number]

/** The two item decks. */
export const DECKS = ['common', 'rare'] as const
export type Deck = (typeof DECKS)[number]

/** Cards of the printed lists, and those added here that a table may choose to play with. */
export type CardSet = 'core' | 'extra'

export interface CharacterCard extends CardBase {
  readonly kind: 'character'
  readonly strength: number
  readonly willpower: number
  /** The guilds the character is a member of; the pawn starts at the first. */
  readonly guilds: readonly [Guild, Guild]
}
export interface ChanceCard extends CardBase {
  readonly kind: 'chance'
  readonly effect: Effect
}
export interface CreatureCard extends CardBase {
  readonly kind: 'creature'
  readonly set: CardSet
  readonly family: Family
  /** 0 where the creature has no such value. */
  readonly strength: number
  readonly willpower: number
  /** The value the creature attacks with. */
  readonly first: FightType
  readonly lives: 1 | 3
  readonly experience: number
  readonly treasure?: Effect | undefined
  /** What a loss costs instead of 1 Health. */
  readonly harm?: Effect | undefined
  /** The special rule marked ! or ? on the card. */
  readonly special?: CreatureSpecial | undefined
}
export interface OpportunityCard extends CardBase {
  readonly kind: 'opportunity'
  readonly set: CardSet
  readonly effect: Effect
}
/** When a one-use item can be used. */
export type Moment = 'turn' | 'movement' | 'meeting' | 'roll' | 'purchase' | 'last'
export interface ItemCard extends CardBase {
  readonly kind: 'item'
  readonly set: CardSet
  readonly deck: Deck
  readonly price: number
  readonly slot: Slot
  /** Added in strength fights and in willpower fights. */
  readonly strength: number
  readonly willpower: number
  /** Added on top in strength fights with a creature of a family. */
  readonly against: Readonly<Partial<Record<Family, number>>>
  /** Added on top when thrown; 0 if it cannot be thrown. */
  readonly throw: number
  readonly special?: ItemSpecial | undefined
  /** What a one-use item does and when it can be used. */
  readonly use?: { readonly moments: readonly Moment[]; readonly effect: Effect } | undefined
}
export interface CertificateCard extends CardBase {
  readonly kind: 'certificate'
  readonly guild: Guild
}
export type AdventureCard = CreatureCard | OpportunityCard

// Cards of one kind are written field by field, none left out: then all have one form, which is read millions of times in a search.

/** Any card of the game. */
export type Card = CharacterCard | ChanceCard | AdventureCard | ItemCard | CertificateCard
