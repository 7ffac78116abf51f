import type { RuleOf, Seat, Shape } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { AskHead, AskOption, Proposing, Refusing } from './ask-spec.ts'
import type { Flow } from './flow.ts'
import type { Happening } from './triggers.ts'

/** A spec, or a function that builds it anew if the table changes while the ask is open (then offers may be taken). */
export type Spec<S> = S | (() => S)

/** An option that is neither a piece nor a seat: a word, or a record with an `id` and a text. */
export type OptionItem = string | (AskOption & { readonly [more: string]: unknown })

export interface PickSpec<R extends string> extends AskHead<R>, Refusing {
  readonly from: readonly Piece[]
}
/** Between `min` and `max` pieces, or exactly `n`. */
export interface PickSomeSpec<R extends string> extends AskHead<R>, Refusing {
  readonly from: readonly Piece[]
  readonly n?: number
  readonly min?: number
  readonly max?: number
}
export interface PickSeatSpec<R extends string> extends AskHead<R>, Refusing {
  readonly from: readonly Seat[]
}
export interface ChooseSpec<R extends string, T> extends AskHead<R>, Refusing {
  readonly among: readonly T[]
}
export interface AmountSpec<R extends string> extends AskHead<R> {
  readonly min: number
  readonly max: number
}
export interface OrderSpec<R extends string> extends AskHead<R> {
  readonly pieces: readonly Piece[]
}
export interface SplitSpec<R extends string> extends AskHead<R> {
  readonly total: number
  readonly among: readonly OptionItem[]
  readonly caps?: readonly number[]
}
export interface ProposeSpec<R extends string, P> extends AskHead<R>, Proposing {
  /** Proposals worth a thought, listed for whoever asks for them. */
  readonly candidates: () => readonly P[]
  readonly check: (proposal: unknown) => R | null
}

/** The questions the rules can ask. */
export interface Asking<S extends Shape> {
  /** One piece out of several. */
  pick(spec: Spec<PickSpec<RuleOf<S>>>): Flow<Piece>
  /** Some pieces out of several. */
  pickSome(spec: Spec<PickSomeSpec<RuleOf<S>>>): Flow<Piece[]>
  /** One seat out of several. */
  pickSeat(spec: Spec<PickSeatSpec<RuleOf<S>>>): Flow<Seat>
  /** One of several options that are neither pieces nor seats. */
  choose<const T extends OptionItem>(spec: Spec<ChooseSpec<RuleOf<S>, T>>): Flow<T>
  /** Yes or no. */
  agree(spec: Spec<AskHead<RuleOf<S>>>): Flow<boolean>
  /** A whole number. */
  amount(spec: Spec<AmountSpec<RuleOf<S>>>): Flow<number>
  /** All of these, in an order to choose. */
  order(spec: Spec<OrderSpec<RuleOf<S>>>): Flow<Piece[]>
  /** A total shared out among options, each up to its cap. */
  split(spec: Spec<SplitSpec<RuleOf<S>>>): Flow<number[]>
  /** A free structured offer, checked by a pure predicate. */
  propose<P extends object>(spec: Spec<ProposeSpec<RuleOf<S>, P>>): Flow<P>
  /** Asks several seats at once: answers stay sealed until all are in and take effect in the order of `seats`. */
  together(seats: readonly Seat[], make: (seat: Seat) => Flow<void>): Flow<void>
  /** Tells the abilities on the table that something happened. */
  announce(happening: Happening): Flow<void>
  /** Lets abilities change something before it happens; returns the happening as it then is. */
  replace<H extends Happening>(happening: H): Flow<H>
  /** Runs an ability to its end, then the triggers it set off, in order of occurrence. */
  ability(run: () => Flow<void>): Flow<void>
}
