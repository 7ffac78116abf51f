import type { RuleOf, Seat, Shape } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { AskHead, Proposing, Refusing } from './ask.ts'
import type { Flow } from './flow.ts'
import { Question, type Spec } from './question.ts'
import {
  AGREE,
  AMOUNT,
  CHOOSE,
  type OptionItem,
  ORDER,
  PICK,
  PICK_SEAT,
  PICK_SOME,
  PROPOSE,
  SPLIT,
} from './questions.ts'
import { announce, replace, resolveAbility } from './resolve.ts'
import { Together } from './together.ts'
import type { Happening } from './triggers.ts'

interface ProposeSpec<S extends Shape, P> extends AskHead<S>, Proposing {
  /** Proposals worth a thought, listed for whoever asks for them. */
  readonly candidates: () => readonly P[]
  readonly check: (proposal: unknown) => RuleOf<S> | null
}

/** The questions the rules can ask. */
export interface Asking<S extends Shape> {
  /** One piece out of several. */
  pick(spec: Spec<AskHead<S> & Refusing & { readonly from: readonly Piece[] }>): Flow<Piece>
  /** Between `min` and `max` pieces (exactly `n` if given). */
  pickSome(
    spec: Spec<
      AskHead<S> &
        Refusing & {
          readonly from: readonly Piece[]
          readonly n?: number
          readonly min?: number
          readonly max?: number
        }
    >,
  ): Flow<Piece[]>
  /** One seat out of several. */
  pickSeat(spec: Spec<AskHead<S> & Refusing & { readonly from: readonly Seat[] }>): Flow<Seat>
  /** One of several options that are neither pieces nor seats: words, or records with an `id` and a text. */
  choose<const T extends OptionItem>(spec: Spec<AskHead<S> & Refusing & { readonly among: readonly T[] }>): Flow<T>
  /** Yes or no. */
  agree(spec: Spec<AskHead<S>>): Flow<boolean>
  /** A whole number. */
  amount(spec: Spec<AskHead<S> & { readonly min: number; readonly max: number }>): Flow<number>
  /** All of these, in an order to choose. */
  order(spec: Spec<AskHead<S> & { readonly pieces: readonly Piece[] }>): Flow<Piece[]>
  /** A total shared out among options, each up to its cap. */
  split(
    spec: Spec<
      AskHead<S> & { readonly total: number; readonly among: readonly OptionItem[]; readonly caps?: readonly number[] }
    >,
  ): Flow<number[]>
  /** A free structured offer, checked by a pure predicate. */
  propose<P extends object>(spec: Spec<ProposeSpec<S, P>>): Flow<P>
  /** Asks several seats at once: answers stay sealed until all are in and take effect in the order of `seats`. */
  together(seats: readonly Seat[], make: (seat: Seat) => Flow<void>): Flow<void>
  /** Tells the abilities on the table that something happened. */
  announce(happening: Happening): Flow<void>
  /** Lets abilities change something before it happens; returns the happening as it then is. */
  replace<H extends Happening>(happening: H): Flow<H>
  /** Runs an ability to its end, then the triggers it set off, in order of occurrence. */
  ability(run: () => Flow<void>): Flow<void>
}

/** The questions as methods of every table: shared, so that a new table costs nothing. */
export const asking: Asking<Shape> & ThisType<Table> = {
  pick(spec) {
    return new Question(this, PICK, spec)
  },
  pickSome(spec) {
    return new Question(this, PICK_SOME, spec)
  },
  pickSeat(spec) {
    return new Question(this, PICK_SEAT, spec)
  },
  choose(spec) {
    return new Question(this, CHOOSE, spec)
  },
  agree(spec) {
    return new Question(this, AGREE, spec)
  },
  amount(spec) {
    return new Question(this, AMOUNT, spec)
  },
  order(spec) {
    return new Question(this, ORDER, spec)
  },
  split(spec) {
    return new Question(this, SPLIT, spec)
  },
  propose(spec) {
    return new Question(this, PROPOSE, spec)
  },
  together(seats, make) {
    return new Together(this, seats, make)
  },
  announce(happening) {
    return announce(this, happening)
  },
  replace(happening) {
    return replace(this, happening)
  },
  ability(run) {
    return resolveAbility(this, run)
  },
}
