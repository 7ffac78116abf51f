import type { Ledger } from './ledger.ts'

/** A place at the table, counted from 0 in turn order. */
export type Seat = number

/** The viewers who may see the pieces of a place. */
export const SIGHTS = ['everyone', 'owner', 'others', 'nobody'] as const
export type Sight = (typeof SIGHTS)[number]
export const everyone = 'everyone'
export const owner = 'owner'
/** Everybody but the owner: a card held so that only the others read it. */
export const others = 'others'
export const nobody = 'nobody'

/** One for the whole table, one per seat, or a fixed number of them. */
export type Per = 'table' | 'seat' | number

/** A stack has a top, a row has positions, a set has no order that anybody but its viewers could follow. */
export type ZoneOrder = 'stack' | 'row' | 'set'

export interface ZoneSpec {
  readonly per: Per
  readonly sees: Sight
  readonly order: ZoneOrder
  /** Cards here have their abilities: they listen to happenings and modify values. */
  readonly live: boolean
  /** Only the top card is open to those who see the zone. */
  readonly topOnly: boolean
  /** The viewers who may look through the covered cards of a `topOnly` zone. */
  readonly below: Sight
}
export interface TrackSpec {
  readonly per: 'table' | 'seat'
  readonly start: number
  readonly min: number
  readonly max: number
  readonly sees: Sight
}
export interface MarkSpec {
  /** The mark stays on the piece when it moves; otherwise a move clears it. */
  readonly stays: boolean
}
export interface FactSpec<T> {
  readonly per: 'table' | 'seat'
  readonly start: T
  readonly sees: Sight
}

/** A place where pieces lie. */
export function zone(spec: Pick<ZoneSpec, 'sees' | 'order'> & Partial<ZoneSpec>): ZoneSpec {
  return { per: 'table', live: false, topOnly: false, below: nobody, ...spec }
}
/** A number on the table: points, life, tokens of one kind. */
export function track(spec: Partial<TrackSpec> = {}): TrackSpec {
  return { per: 'table', start: 0, min: 0, max: 1_000_000, sees: everyone, ...spec }
}
/** A number on a piece: engaged, wounds, loot of one kind. */
export function mark(spec: Partial<MarkSpec> = {}): MarkSpec {
  return { stays: false, ...spec }
}
/** An immutable plain value that the table remembers: who holds the highest bid, which promises were made. */
export function fact<T>(start: T, spec: Partial<Omit<FactSpec<T>, 'start'>> = {}): FactSpec<T> {
  return { per: 'table', sees: everyone, start, ...spec }
}

/** Everything a game's state consists of; names are typed from here on. */
export interface Shape {
  readonly rules: Ledger
  readonly phases: readonly string[]
  readonly zones: Readonly<Record<string, ZoneSpec>>
  readonly tracks: Readonly<Record<string, TrackSpec>>
  readonly marks: Readonly<Record<string, MarkSpec>>
  // biome-ignore lint/suspicious/noExplicitAny: each fact has its own value type, read back through FactOf
  readonly facts: Readonly<Record<string, FactSpec<any>>>
}

export type RuleOf<S extends Shape> = keyof S['rules'] & string
export type PhaseOf<S extends Shape> = S['phases'][number]
export type ZoneName<S extends Shape> = (keyof S['zones'] & string) | 'box'
export type TrackName<S extends Shape> = keyof S['tracks'] & string
export type MarkName<S extends Shape> = keyof S['marks'] & string
export type FactName<S extends Shape> = keyof S['facts'] & string
export type FactOf<S extends Shape, N extends FactName<S>> = S['facts'][N]['start']

/** Declares a game's shape. */
export function defineShape<const S extends Shape>(shape: S): S {
  return shape
}
