import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Param, Params } from '../table/events.ts'

export const ASK_KINDS = ['pick', 'pick-some', 'agree', 'amount', 'order', 'split', 'propose'] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** One thing that can be answered, as people and bots read it. */
export interface AskOption {
  readonly id: string
  readonly piece?: Piece
  readonly seat?: Seat
  /** Key among the game's option texts, when it is neither a piece nor a seat. */
  readonly text?: string
  readonly params?: Params
}
/** Something that looks possible and is not, with the rule that refuses it. */
export interface Refused {
  readonly id?: string
  readonly piece?: Piece
  readonly seat?: Seat
  readonly text?: string
  readonly params?: Params
  readonly why: string
}

/** The types that the items of an ask can have. */
export type ItemKind = 'piece' | 'seat' | 'option'

/** Everything that makes up an ask; items are read lazily. */
export interface AskSpec<Item = unknown> {
  readonly kind: AskKind
  readonly seat: Seat
  readonly rule: string
  readonly text: string
  readonly params: Params
  readonly source: Piece | null
  readonly itemKind: ItemKind
  readonly items: readonly Item[]
  readonly min: number
  readonly max: number
  /** The ask is built anew when the table changes while it is open: offers may be taken. */
  readonly stable: boolean
  readonly refused: (() => readonly Refused[]) | null
  /** For proposals: what is wrong with this one (a rule id), or null if it may be made. */
  readonly check: ((proposal: unknown) => string | null) | null
  /** For splits: the most each item may take. */
  readonly caps: readonly number[] | null
}

/** The fields of every ask: seat, rule, text, and the card that caused it. */
export interface AskHead<R extends string = string> {
  readonly seat: Seat
  readonly rule: R
  /** Key among the game's ask texts; the rule id by default. */
  readonly text?: string
  readonly params?: Params
  readonly source?: Piece | undefined
  /** Ask even when only one answer is possible: being spared the question would tell the others something. */
  readonly always?: boolean
}
export type Refusing = {
  readonly refused?: () => readonly Refused[]
  /** By which rule an answer is refused that stands on no list; the rule of the ask by default. */
  readonly unlisted?: (answer: string) => string
}
export type Proposing = {
  readonly check?: (proposal: unknown) => string | null
  /** The form from which a person composes a proposal: the parameter `form`, made for its reader. */
  readonly form?: () => Param
}
/** The items of an ask, or a function that lists them when first read. */
export type Listed<Item> = readonly Item[] | (() => readonly Item[])

/** How an ask is answered, and what its items are. */
export interface AskForm {
  readonly kind: AskKind
  readonly itemKind: ItemKind
}
/** The items of an ask, with the bounds on their number or on the amount; see `AskSpec`. */
export interface AskContents<Item> {
  readonly items: Listed<Item>
  readonly min: number
  readonly max: number
  readonly stable: boolean
  readonly caps?: readonly number[]
}
