import type { EffectOf } from '@sablier/kernel'
import type { CardType, SubType } from '../cards/card.ts'
import type { BasicResource, Tokens } from '../resource.ts'

/** A number on a card: fixed, or counted when the ability is carried out. */
export type Amount =
  | number
  | { readonly per: 'danger' }
  | { readonly per: 'past'; readonly every: number }
  | { readonly per: CardType | SubType; readonly other?: true }

/** What abilities and Favors can do, each op with its arguments. */
export interface Ops {
  abandon: object
  /** `again`: also Characters that are Activated already. */
  activate: { upTo: number; again: boolean }
  /** Tokens, or so many Basic Resources of your choice; `take`: how many you may then take from that card. */
  add: { tokens?: Tokens; basic?: number; take: number }
  both: { first: Effect; next: Effect }
  /** The deck is of your choice, card by card, if no type is named. */
  draw: { n: number; type?: CardType }
  each: { group: Group; effect: Effect }
  /** `from`: only this kind may be given away. */
  exchange: { upTo: number; from?: BasicResource }
  'favor-of': object
  gain: { n: Amount }
  get: { tokens: Tokens }
  'get-basic': { n: Amount }
  'get-danger': { n: number }
  leap: object
  may: { effect: Effect }
  'move-danger': { upTo: number; onto: 'own' | 'other' }
  /** The rows in which a card may change its place. */
  'move-in-row': { rows: readonly CardType[] }
  pay: { cost: Effect; effect: Effect }
  'pay-basic': { n: number }
  'pay-tokens': { tokens: Tokens }
  'push-leftmost': object
  recall: object
  'reduce-danger': { n: number }
  reset: { upTo: number }
  seq: { effects: readonly Effect[] }
  /** `basic`: Basic Resources only. */
  steal: { basic?: true }
  take: { upTo: number }
  when: { test: Condition; effect: Effect }
}
/** What an ability can depend on. */
export interface Conditions {
  'have-most-danger': object
  'have-no-danger': object
}
/** The groups of seats that an ability can affect. */
export interface Groups {
  'most-danger': object
  'other-players': object
  richer: object
}

export type Effect = EffectOf<Ops>
export type Condition = EffectOf<Conditions>
export type Group = EffectOf<Groups>
