import type { Bilingual, CardBase } from '@sablier/kernel'
import type { Effect } from '../effects/effect.ts'
import type { BasicResource, Resource } from '../resource.ts'
import type { FavorCode } from './favor-code.ts'

/** The three types of drawable cards, which are also the rows of a PRESENT from top to bottom. */
export const CARD_TYPES = ['location', 'character', 'event'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** The words after the type of a Character to which abilities refer. */
export const SUB_TYPES = ['friend', 'foe', 'traveler'] as const
export type SubType = (typeof SUB_TYPES)[number]

/** What Locations can react to. */
export const HAPPENINGS = ['entered', 'activated', 'spent-time', 'pushed', 'danger-placed', 'passed'] as const
export type HappeningName = (typeof HAPPENINGS)[number]

/** When a Location fires: something happens to a card of a type, of a sub-type, or to one named card. */
export interface Trigger {
  readonly on: HappeningName
  /** A card type, a sub-type or the ability id of the card that must be meant; any card if missing. */
  readonly of?: string
}

/** What a solo game asks for at its end; `n` stands in the text for the number of the chosen level. */
export interface Goal {
  readonly text: Bilingual
  readonly normal: number
  readonly hard: number
}

/** What a card can do. */
export type Ability =
  | { readonly kind: 'reacts'; readonly when: Trigger; readonly effect: Effect }
  | { readonly kind: 'shield'; readonly pays: BasicResource }
  | { readonly kind: 'loot-limit'; readonly more: number }
  | { readonly kind: 'activated'; readonly effect: Effect }
  | { readonly kind: 'goal'; readonly goal: Goal }

/** A card of the game: a Location, a Character, an Event, or a Solo Achievement. */
export interface Card extends CardBase {
  readonly type: CardType | 'achievement'
  readonly subType: SubType | null
  /** The tokens of its Loot area. */
  readonly loot: readonly Resource[]
  /** Fortune Points it is worth in a PAST. */
  readonly fortune: number
  /** Its two Favor options; none on Starting cards and Achievements. */
  readonly favor: readonly FavorCode[]
  /** Cards of one ability share this id and the name. */
  readonly abilityId: string
  readonly ability: Ability
  /** The printed number: how many cards share the ability. */
  readonly times: number
  /** Whether it stays in the decks of a solo game. */
  readonly solo: boolean
}

/** Abilities that answer happenings, by the name the kernel looks for. */
export function listensTo(ability: Ability): readonly string[] {
  return ability.kind === 'reacts' ? [ability.when.on] : []
}
