import type { CardBase } from '@sablier/kernel'
import type { Effect, Goal } from '../effects/effect.ts'

export const FAMILIES = ['royaume', 'commerce', 'necromancie', 'magie'] as const
/** One of the four allegiances. */
export type Family = (typeof FAMILIES)[number]

export const TYPES = ['combattant', 'terrain', 'livre'] as const
/** An extra keyword that some cards carry. */
export type Type = (typeof TYPES)[number]

export const POWER_KINDS = ['permanent', 'activation', 'mandatory-activation', 'one-shot-activation'] as const
/** When a power works. */
export type PowerKind = (typeof POWER_KINDS)[number]

/** A card of hands, piles and rows. */
export interface PlayingCard extends CardBase {
  readonly is: 'playing-card'
  readonly family: Family
  readonly type: Type | null
  /** Null for the few cards without power. */
  readonly kind: PowerKind | null
  /** What happens when the card is engaged, or what always holds; several sentences of a Permanent power. */
  readonly power: readonly Effect[]
  readonly advanced: boolean
}

/** An objective that wins at once. */
export interface DestinCard extends CardBase {
  readonly is: 'destin'
  readonly scope: 'common' | 'secret'
  readonly goal: Goal
}

/** A mini card with a number and an effect, gained through powers. */
export interface JetonCard extends CardBase {
  readonly is: 'jeton'
  readonly number: number
  readonly effect: { readonly en: string; readonly fr: string }
}

export type Card = PlayingCard | DestinCard | JetonCard
