import type { Seat } from '../shape.ts'
import type { Piece, Result } from '../state.ts'

/** A place as people call it: a zone's name and the seat or number it belongs to (-1: the table's). */
export interface PlaceName {
  readonly zone: string
  readonly at: number
}

/** A value inside a log line: a number, a word of the game's glossary, a seat, a piece or a card by name. */
export type Param =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly piece: Piece }
  | { readonly card: string }
  | { readonly seats: readonly Seat[] }
  /** A phrase of the game's words with its own parameters. */
  | { readonly phrase: string; readonly params?: Params }
  /** Several things in a row: "a, b and c". */
  | { readonly list: readonly Param[] }
export interface Params {
  readonly [name: string]: Param
}

/** A piece inside an event, with who may read it: kept so that redaction needs no state. */
export interface Sighted {
  /** The piece itself: never leaves the kernel. */
  readonly piece: Piece
  readonly face: number
  readonly key: number
  /** Viewers who may read what is printed on it. */
  readonly seen: number
}

/** A value inside a log line, with each piece replaced by what may be seen of it. */
export type EventParam =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly card: string }
  | { readonly seats: readonly Seat[] }
  | { readonly sighted: Sighted }
  | { readonly phrase: string; readonly params: Readonly<Record<string, EventParam>> }
  | { readonly list: readonly EventParam[] }

/** The effect of one act. Everything a viewer may learn of it is decided when it happens. */
export type EventBody =
  | {
      readonly type: 'moved'
      readonly from: PlaceName
      readonly to: PlaceName
      readonly piece: Sighted
      /** Its number before the move, for those who saw it lie there. */
      readonly was: number
      readonly sawIt: number
      /** The viewers who see it at its new place. */
      readonly seesIt: number
    }
  | { readonly type: 'shuffled'; readonly zone: PlaceName }
  | {
      readonly type: 'track-changed'
      readonly name: string
      readonly seat: number
      readonly from: number
      readonly to: number
      readonly sees: number
    }
  | {
      readonly type: 'fact-set'
      readonly name: string
      readonly seat: number
      readonly value: unknown
      readonly sees: number
    }
  | {
      readonly type: 'marked'
      readonly name: string
      readonly piece: Sighted
      readonly at: PlaceName
      readonly to: number
    }
  | {
      readonly type: 'rolled'
      readonly seat: number
      readonly sides: number
      readonly values: readonly number[]
      readonly purpose: string
    }
  | { readonly type: 'looked'; readonly seat: Seat; readonly pieces: readonly Sighted[]; readonly at: PlaceName }
  | { readonly type: 'revealed'; readonly pieces: readonly Sighted[]; readonly at: PlaceName }
  | {
      readonly type: 'said'
      readonly key: string
      readonly params: Readonly<Record<string, EventParam>>
      readonly to: number
    }
  | { readonly type: 'turn-passed'; readonly seat: Seat }
  | { readonly type: 'phase-begun'; readonly phase: string; readonly round: number }
  | { readonly type: 'ended'; readonly result: Result }

/** One event: what happened, by which rule, and after how many answers. */
export type GameEvent = EventBody & { readonly rule: string; readonly entry: number }
