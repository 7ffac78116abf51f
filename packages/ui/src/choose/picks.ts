import type { Answer, SeenAsk } from '@sablier/kernel'

/** What is put together for a question until it is answered. It outlasts a look at an earlier moment, where nothing is asked. */
export interface Kept {
  readonly question: string
  /** Option ids chosen so far. */
  readonly chosen: readonly string[]
  /** A number, shares or a proposal as far as they are set; undefined: not begun. */
  readonly draft: unknown
  readonly words?: WordedOffer | null
}
export const NOTHING_KEPT: Kept = { question: '', chosen: [], draft: undefined }

/** An offer that is being worded. It belongs to no question: it outlasts them, and what others do. */
export interface WordedOffer {
  readonly offer: string
  /** What is put together so far; undefined: not begun. */
  readonly draft: unknown
  /** False while it is laid aside. */
  readonly open: boolean
}

/** Keeps what is chosen, what is pointed at and which options have a place on the table; parts hear only what concerns them. */
export class Picks {
  private aim: string | null = null
  private readonly counts = new Map<string, number>()
  /** A copy of the counts for those who compare; null: nobody has looked since they changed. */
  private places: ReadonlyMap<string, number> | null = new Map()
  private readonly listeners = new Set<() => void>()

  /** Begins with what was kept before; `store` hears of every change, to keep it beyond the page. */
  constructor(
    private kept: Kept = NOTHING_KEPT,
    private readonly store: (kept: Kept) => void = () => undefined,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** Which question something is kept for; empty: none. */
  get question(): string {
    return this.kept.question
  }
  /** What is kept for a question. Another one knows nothing of it, from its first moment on: one may tap at once. */
  of(question: string): Kept {
    return this.kept.question === question ? this.kept : NOTHING_KEPT
  }
  keep(question: string, change: Partial<Pick<Kept, 'chosen' | 'draft'>>): void {
    this.set({ ...this.of(question), question, ...change, words: this.words })
  }
  forget(): void {
    if (this.kept !== NOTHING_KEPT) this.set({ ...NOTHING_KEPT, words: this.words })
  }
  /** The offer that is being worded, if one. */
  get words(): WordedOffer | null {
    return this.kept.words ?? null
  }
  /** Words an offer, or lets it be. */
  word(words: WordedOffer | null): void {
    this.set({ ...this.kept, words })
  }
  private set(kept: Kept): void {
    this.kept = kept
    this.store(kept)
    this.tell()
  }

  /** The option under the pointer or with the focus, for forecasts. */
  get pointed(): string | null {
    return this.aim
  }
  point(option: string | null): void {
    if (this.aim === option) return
    this.aim = option
    this.tell()
  }

  /** Options that can be answered on the table itself; the decision bar shows buttons for the others. */
  get placed(): ReadonlyMap<string, number> {
    this.places ??= new Map(this.counts)
    return this.places
  }
  /** Says that an option has a place; returns how to take that back. */
  place(option: string): () => void {
    this.count(option, 1)
    return () => this.count(option, -1)
  }
  /** A whole table takes its places one after another: who listens hears of all of them at once. */
  private count(option: string, by: number): void {
    const n = (this.counts.get(option) ?? 0) + by
    if (n > 0) this.counts.set(option, n)
    else this.counts.delete(option)
    if (this.places) queueMicrotask(() => this.tell())
    this.places = null
  }
}

/** What pressing an option leads to: an answer, or something more that is kept. */
export type Pressed = { readonly answer: Answer } | Partial<Pick<Kept, 'chosen' | 'draft'>>

/** Presses an option of a question. `twice`: a single answer is chosen first and given by a second press or the confirmation. */
export function press(ask: SeenAsk, { chosen, draft }: Kept, option: string, twice = false): Pressed {
  switch (ask.kind) {
    case 'pick-some':
    case 'order':
      if (chosen.includes(option)) return { chosen: chosen.filter((id) => id !== option) }
      if (chosen.length < ask.max || ask.kind === 'order') return { chosen: [...chosen, option] }
      return ask.max === 1 ? { chosen: [option] } : {}
    case 'split': {
      const at = ask.options.findIndex(({ id }) => id === option)
      const shares = (draft as readonly number[] | undefined) ?? ask.options.map(() => 0)
      const left = ask.min - shares.reduce((sum, n) => sum + n, 0)
      const cap = ask.caps?.[at] ?? ask.min
      return left > 0 && (shares[at] ?? cap) < cap
        ? { draft: shares.map((n, i) => (i === at ? n + 1 : n)) }
        : { draft: shares.map((n, i) => (i === at ? 0 : n)) }
    }
    case 'amount':
      return { draft: Number(option) }
    default:
      if (twice && !chosen.includes(option)) return { chosen: [option] }
      return { answer: ask.kind === 'agree' ? option === 'yes' : option }
  }
}

/** The answer that is put together so far, if it can be given as it is. */
export function answerOf(ask: SeenAsk, { chosen, draft }: Kept): Answer | null {
  switch (ask.kind) {
    case 'pick-some':
      return chosen.length >= ask.min && chosen.length <= ask.max ? chosen : null
    case 'order':
      return chosen.length === ask.options.length ? chosen : null
    case 'split': {
      const shares = draft as readonly number[] | undefined
      return shares && shares.reduce((sum, n) => sum + n, 0) === ask.min ? shares : null
    }
    case 'amount':
      return typeof draft === 'number' ? draft : null
    case 'propose':
      return null
    default:
      return chosen[0] === undefined ? null : ask.kind === 'agree' ? chosen[0] === 'yes' : chosen[0]
  }
}
