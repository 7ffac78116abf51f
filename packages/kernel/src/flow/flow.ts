import type { Seat } from '../shape.ts'
import type { Ask } from './ask.ts'

/** An answer as sent by people: option ids, numbers, yes or no, or a structured proposal. */
export type Answer =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly number[]
  | { readonly [key: string]: unknown }

/** An answer as the rules get it: index of an option, indices, a number, or the proposal itself. */
export type Choice = number | readonly number[] | { readonly proposal: unknown }

/**
 * Answers questions on the spot, so that the rules run on without a stop; null leaves a question open. An object and not a
 * function: V8 drops what it compiled of a closure with the last of its kind, of a method never.
 */
export interface Answerer {
  answer(ask: Ask): Choice | null
}

/** Sent into an ask instead of a choice when the table changed meanwhile: build the ask again. */
export const AGAIN = Symbol('again')

/** Several seats are asked at once; the runner collects sealed answers per seat. */
export interface Gathering {
  readonly kind: 'gathering'
  readonly seats: readonly Seat[]
  readonly make: (seat: Seat) => Flow<void>
}

/** Sealed answers by seat, in the order given. */
export type Sealed = (Answer[] | undefined)[]

/** Opens a shared question on the spot, where nobody seals answers before it is put; gives the list for those given ahead. */
export interface Host {
  openGather(): Sealed
}

/** The answer to its question, with which a flow resumes. */
export type Sent = Choice | typeof AGAIN | Sealed | undefined

/** Where a flow has come to: it asks, or it is done. */
export type Step<T> = IteratorResult<Ask | Gathering, T>

/** A piece of the rules that may ask on its way. Authors write only `yield*` on the table's helpers. */
export interface Flow<T> extends Iterator<Ask | Gathering, T, Sent> {
  [Symbol.iterator](): Flow<T>
}

/** A flow that has nothing to do: most happenings are answered by nobody, and a generator costs more than the question. */
export const NOTHING_TO_DO: Flow<void> = {
  next: () => DONE,
  [Symbol.iterator]: () => NOTHING_TO_DO,
}
const DONE = { done: true, value: undefined } as const
