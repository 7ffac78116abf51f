import { RulesFault } from '../errors.ts'
import type { RuleOf, Seat, Shape } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Param, Params } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import { Ask, type AskOption, type AskSpec, type Refused } from './ask.ts'
import { AGAIN, type Choice, type Flow, type Sealed } from './flow.ts'
import { forced } from './forced.ts'
import { announce, replace, resolveAbility } from './resolve.ts'
import type { Happening } from './triggers.ts'

/** What every ask says: who is asked, by which rule, with which text and because of which card. */
export interface AskHead<S extends Shape> {
  readonly seat: Seat
  readonly rule: RuleOf<S>
  /** Key among the game's ask texts; the rule id by default. */
  readonly text?: string
  readonly params?: Params
  readonly source?: Piece
  /** Ask even when only one answer is possible: being spared the question would tell the others something. */
  readonly always?: boolean
}
/** A spec, or a function that builds it anew if the table changes while the ask is open (then offers may be taken). */
export type Spec<T> = T | (() => T)

type WithRefused = { readonly refused?: () => readonly Refused[] }
export type OptionItem = string | (AskOption & { readonly [more: string]: unknown })

interface ProposeSpec<S extends Shape, P> extends AskHead<S> {
  /** Proposals worth a thought, listed for whoever asks for them. */
  readonly candidates: () => readonly P[]
  readonly check: (proposal: unknown) => RuleOf<S> | null
  /** What a proposal is put together from, for people: the parameter `form`, made for whoever reads it. */
  readonly form?: () => Param
}

/** The questions the rules can ask. */
export interface Asking<S extends Shape> {
  /** One piece out of several. */
  pick(spec: Spec<AskHead<S> & WithRefused & { readonly from: readonly Piece[] }>): Flow<Piece>
  /** Between `min` and `max` pieces (exactly `n` if given). */
  pickSome(
    spec: Spec<
      AskHead<S> &
        WithRefused & {
          readonly from: readonly Piece[]
          readonly n?: number
          readonly min?: number
          readonly max?: number
        }
    >,
  ): Flow<Piece[]>
  /** One seat out of several. */
  pickSeat(spec: Spec<AskHead<S> & WithRefused & { readonly from: readonly Seat[] }>): Flow<Seat>
  /** One of several options that are neither pieces nor seats: words, or records with an `id` and a text. */
  choose<const T extends OptionItem>(spec: Spec<AskHead<S> & WithRefused & { readonly among: readonly T[] }>): Flow<T>
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
  *pick(spec): Flow<Piece> {
    for (;;) {
      const s = specOf(spec)
      const ask = question(this, s, isStable(spec), 'pick', 'piece', s.from, 1, 1, s.refused)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return s.from[choice as number] as Piece
    }
  },
  *pickSome(spec): Flow<Piece[]> {
    for (;;) {
      const s = specOf(spec)
      const max = s.n ?? Math.min(s.max ?? s.from.length, s.from.length)
      const ask = question(this, s, isStable(spec), 'pick-some', 'piece', s.from, s.n ?? s.min ?? 0, max, s.refused)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return (choice as readonly number[]).map((n) => s.from[n] as Piece)
    }
  },
  *pickSeat(spec): Flow<Seat> {
    for (;;) {
      const s = specOf(spec)
      const ask = question(this, s, isStable(spec), 'pick', 'seat', s.from, 1, 1, s.refused)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return s.from[choice as number] as Seat
    }
  },
  *choose<const T extends OptionItem>(
    spec: Spec<AskHead<Shape> & WithRefused & { readonly among: readonly T[] }>,
  ): Flow<T> {
    for (;;) {
      const s = specOf(spec)
      const ask = question(this, s, isStable(spec), 'pick', 'option', s.among, 1, 1, s.refused)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return s.among[choice as number] as T
    }
  },
  *agree(spec): Flow<boolean> {
    for (;;) {
      const s = specOf(spec)
      const choice = yield question(this, s, isStable(spec), 'agree', 'option', YES_NO, 0, 1)
      if (choice !== AGAIN) return choice === 1
    }
  },
  *amount(spec): Flow<number> {
    for (;;) {
      const s = specOf(spec)
      const ask = question(this, s, isStable(spec), 'amount', 'option', NONE, s.min, s.max)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return choice as number
    }
  },
  *order(spec): Flow<Piece[]> {
    for (;;) {
      const s = specOf(spec)
      const ask = question(this, s, isStable(spec), 'order', 'piece', s.pieces, s.pieces.length, s.pieces.length)
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return (choice as readonly number[]).map((n) => s.pieces[n] as Piece)
    }
  },
  *split(spec): Flow<number[]> {
    for (;;) {
      const s = specOf(spec)
      const caps = s.caps ?? s.among.map(() => s.total)
      const ask = question(
        this,
        s,
        isStable(spec),
        'split',
        'option',
        s.among,
        s.total,
        s.total,
        undefined,
        undefined,
        caps,
      )
      const choice = forced(this, s, ask) ?? (yield ask)
      if (choice !== AGAIN) return [...(choice as readonly number[])]
    }
  },
  *propose<P extends object>(spec: Spec<ProposeSpec<Shape, P>>): Flow<P> {
    for (;;) {
      const s = specOf(spec)
      const { candidates, check, form } = s
      const choice = yield question(
        this,
        s,
        isStable(spec),
        'propose',
        'option',
        candidates,
        1,
        1,
        undefined,
        check,
        undefined,
        form,
      )
      if (choice !== AGAIN) return (choice as { proposal: P }).proposal
    }
  },
  *together(seats, make) {
    const sealed = (yield { kind: 'gathering', seats, make }) as Sealed
    this.gathering = seats
    for (const seat of seats) {
      if (!sealed[seat]?.length) {
        yield* make(seat)
        continue
      }
      const flow = make(seat)
      let step = flow.next()
      while (!step.done) {
        const asked = step.value
        if (!(asked instanceof Ask)) throw new RulesFault('A flow inside together cannot gather again')
        step = flow.next(sealedChoice(asked, seat, sealed) ?? (yield asked))
      }
      // What is left was answered for a question that did not come.
      sealed[seat] = undefined
    }
    this.gathering = null
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

const YES_NO = ['no', 'yes'] as const
const NONE: readonly never[] = []
const NO_PARAMS: Params = {}

const isStable = (spec: unknown): boolean => typeof spec === 'function'
const specOf = <T extends object>(spec: Spec<T>): T => (typeof spec === 'function' ? (spec as () => T)() : spec)

/** Writes a question down. Positional, because this is the hottest spot of a simulation. */
function question(
  t: Table,
  s: AskHead<Shape>,
  stable: boolean,
  kind: AskSpec['kind'],
  itemKind: AskSpec['itemKind'],
  items: readonly unknown[] | (() => readonly unknown[]),
  min: number,
  max: number,
  refused?: AskSpec['refused'],
  check?: AskSpec['check'],
  caps?: AskSpec['caps'],
  form?: () => Param,
): Ask {
  return new Ask(
    t,
    kind,
    s.seat,
    s.rule,
    s.text ?? s.rule,
    s.params ?? NO_PARAMS,
    s.source ?? null,
    itemKind,
    items,
    min,
    max,
    stable,
    refused ?? null,
    check ?? null,
    caps ?? null,
    form ?? null,
  )
}

/** The next sealed answer of a seat if it still fits the question; if not, the rest of its answers is void. */
function sealedChoice(ask: Ask, seat: Seat, sealed: Sealed): Choice | null {
  const answers = sealed[seat]
  if (!answers || answers.length === 0 || ask.seat !== seat) return null
  try {
    return ask.decode(answers.shift(), true)
  } catch {
    sealed[seat] = undefined
    return null
  }
}
