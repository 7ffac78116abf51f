import type { EffectOf } from '@sablier/kernel'
import type { Family, Type } from '../cards/card.ts'

/** What powers can do, each op with its arguments. */
export interface Ops {
  'ask-family': object
  banish: object
  'burn-pair': { n: number }
  collect: { n: number; who: Group }
  /** The cards within reach: of a family, of a type, engaged ones, in front of a neighbour, your own, or others' for a draw. */
  copy: { family?: Family; type?: Type; reach?: 'engaged' | 'adjacent' | 'own' | 'rented' }
  demand: object
  'discard-own': { n: number }
  draw: { n: number }
  'draw-per-family': { family: Family; most: number }
  feast: { n: number }
  foresee: { n: number }
  'gain-jeton': { number: number }
  'give-card': { n: number; who: Group }
  'give-jeton': { number: number; who: Group }
  'guard-hand': object
  'guard-row': object
  lich: object
  'make-discard': { who: Group; n: number }
  'offer-face-down': object
  'pass-left': object
  pay: { cost: Effect; effect: Effect }
  'raise-from-discard': object
  rebate: { from: number }
  relief: object
  'repeat-used': { family: Family }
  'sale-profit': object
  scavenge: { most: number }
  seq: { effects: readonly Effect[] }
  sift: object
  spy: object
  'steal-jeton': object
  survive: object
  'swap-in-play': object
  'swap-with-discard': object
  'take-random': { who: Group }
  'take-top-discard': object
  tax: { exempt: Family }
  'trade-blows': { who: Group; most: number }
}
/** What a Destiny can ask for. */
export interface Goals {
  'all-kinds': { n: number }
  'gained-by-powers': { n: number }
  /** `inPlay`: the cards in play that one must have besides. */
  'hand-lead': { n: number; inPlay: number }
  'of-family': { family: Family; n: number }
  'of-one-family': { n: number }
  /** `among`: so many cards in play besides, if more than those of the type. */
  'of-type': { type: Type; n: number; among?: number }
  /** `left`: so many hand cards or fewer for all others do as well. */
  'other-eliminated': { left: number }
  /** `inPlay`: the cards in play that one must have where everybody is safe. */
  'other-saved': { inPlay: number }
  'own-jetons': { n: number }
}
/** The groups of seats that a power can hit. */
export interface Groups {
  another: object
  anyone: object
  'fewer-fighters': object
  holding: { n: number }
  'most-cards': object
  richer: object
}

export type Effect = EffectOf<Ops>
export type Goal = EffectOf<Goals>
export type Group = EffectOf<Groups>
