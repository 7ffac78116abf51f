import { below, type Chance } from '../chance.ts'
import { Refusal, RulesFault } from '../errors.ts'
import type { Seat } from '../shape.ts'
import { mayBeCalled, pieceId } from '../sight/piece-id.ts'
import type { Piece } from '../state.ts'
import { NO_PARAMS } from '../table/event-params.ts'
import type { Params } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type {
  AskContents,
  AskForm,
  AskHead,
  AskKind,
  AskOption,
  AskSpec,
  ItemKind,
  Listed,
  Proposing,
  Refused,
  Refusing,
} from './ask-spec.ts'
import type { Answer, Choice } from './flow.ts'
import { inOrder, randomSplit, someOf } from './random-choice.ts'

/** A question to one seat: data, with its possible answers. What only people read is looked up when they do. */
export class Ask<Item = unknown> implements AskSpec<Item> {
  readonly seat: Seat
  readonly rule: string
  readonly kind: AskKind
  readonly itemKind: ItemKind
  readonly min: number
  readonly max: number
  readonly stable: boolean
  readonly caps: readonly number[] | null
  private listed: Listed<Item>
  private filled: Params | null = null

  constructor(
    readonly table: Table,
    private readonly head: AskHead & Refusing & Proposing,
    { kind, itemKind }: AskForm,
    { items, min, max, stable, caps }: AskContents<Item>,
  ) {
    this.listed = items
    this.seat = head.seat
    this.rule = head.rule
    this.kind = kind
    this.itemKind = itemKind
    this.min = min
    this.max = max
    this.stable = stable
    this.caps = caps ?? null
  }

  /** The options, or the candidates of a proposal, which are listed when first read. */
  get items(): readonly Item[] {
    if (typeof this.listed !== 'function') return this.listed
    this.listed = this.listed()
    if (this.listed.length === 0) throw new RulesFault(`${this.rule}: seat ${this.seat} is asked and has no option`)
    return this.listed
  }
  /** Its items where they are pieces, else none. */
  get pieces(): readonly Piece[] {
    return this.itemKind === 'piece' ? (this.items as readonly unknown[] as readonly Piece[]) : NO_PIECES
  }
  get text(): string {
    return this.head.text ?? this.rule
  }
  /** The parameters of the text; the form of a proposal is made when first read. */
  get params(): Params {
    const { params = NO_PARAMS, form } = this.head
    this.filled ??= form ? { ...params, form: form() } : params
    return this.filled
  }
  get source(): Piece | null {
    return this.head.source ?? null
  }
  get refused(): AskSpec['refused'] {
    return this.head.refused ?? null
  }
  get check(): AskSpec['check'] {
    return this.head.check ?? null
  }
  /** The ask as plain data. */
  get spec(): AskSpec<Item> {
    return this
  }
  /** How many single options there are (for an amount or a yes/no: how many answers). */
  get count(): number {
    const { kind, min, max, items } = this.spec
    if (kind === 'agree') return 2
    if (kind === 'amount') return max - min + 1
    return items.length
  }

  /** The n-th option with its stable id. */
  option(n: number): AskOption {
    const { kind, itemKind, items, min } = this.spec
    if (kind === 'agree') return { id: n === 1 ? 'yes' : 'no', text: n === 1 ? 'yes' : 'no' }
    if (kind === 'amount') return { id: String(min + n), text: 'amount', params: { n: min + n } }
    if (kind === 'propose') return { id: String(n), text: 'proposal' }
    const item = items[n]
    if (itemKind === 'piece') return { id: this.id(n), piece: item as Piece }
    if (itemKind === 'seat') return { id: this.id(n), seat: item as Seat }
    if (typeof item === 'string') return { id: item, text: item }
    const option = item as AskOption
    return option.text || option.piece !== undefined || option.seat !== undefined
      ? option
      : { ...option, text: option.id }
  }
  /** The stable id of the n-th of its pieces, seats or options. */
  private id(n: number): string {
    const item = this.items[n]
    if (this.itemKind === 'piece') return pieceId(this.table, item as Piece, this.seat)
    if (this.itemKind === 'seat') return `seat.${item as Seat}`
    return typeof item === 'string' ? item : (item as AskOption).id
  }
  private isCalled(n: number, id: string): boolean {
    const { table, seat } = this
    if (this.itemKind === 'piece' && !mayBeCalled(table, this.items[n] as Piece, seat, id)) return false
    return this.id(n) === id
  }
  /** All options with their stable ids. */
  options(): AskOption[] {
    const options: AskOption[] = []
    const { count } = this
    for (let n = 0; n < count; n++) options.push(this.option(n))
    return options
  }

  /** A random legal choice. */
  randomChoice(chance: Chance): Choice {
    const { kind, min, max, items, caps } = this.spec
    switch (kind) {
      case 'pick':
        return below(chance, items.length)
      case 'agree':
        return below(chance, 2)
      case 'amount':
        return min + below(chance, max - min + 1)
      case 'pick-some':
        return inOrder(someOf(chance, items.length, min + below(chance, max - min + 1)))
      case 'order':
        return someOf(chance, items.length, items.length)
      case 'split':
        return randomSplit(chance, min, caps ?? items.map(() => min))
      case 'propose':
        return { proposal: items[below(chance, items.length)] }
    }
  }

  /** The choice as people send and records keep it. */
  encode(choice: Choice): Answer {
    if (typeof choice === 'object' && 'proposal' in choice) return choice.proposal as Answer
    if (this.kind === 'agree') return choice === 1
    if (this.kind === 'pick') return this.id(choice as number)
    if (this.kind === 'pick-some' || this.kind === 'order') return (choice as readonly number[]).map((n) => this.id(n))
    return choice as Answer
  }

  /**
   * Reads an answer from outside; throws a Refusal that names what is wrong. One `givenAhead` may meet the same card under
   * a new number: numbers count moves through hidden places, and others have moved since.
   */
  decode(answer: unknown, givenAhead = false): Choice {
    const { kind, min, max } = this
    switch (kind) {
      case 'pick':
        return this.indexOf(answer, givenAhead)
      case 'agree':
        if (typeof answer !== 'boolean') throw this.refusal('answer yes or no')
        return answer ? 1 : 0
      case 'amount':
        if (!isWhole(answer) || answer < min || answer > max) throw this.refusal(`a whole number from ${min} to ${max}`)
        return answer + 0
      case 'pick-some':
        return this.indices(answer, min, max, givenAhead)
      case 'order':
        return this.indices(answer, this.items.length, this.items.length, givenAhead)
      case 'split':
        return this.shares(answer)
      case 'propose': {
        if (answer === null || typeof answer !== 'object') throw this.refusal('a proposal is a structured value')
        const why = this.check?.(answer) ?? null
        if (why !== null) throw new Refusal(`The proposal is not possible (${why})`, why)
        return { proposal: answer }
      }
    }
  }

  private indexOf(answer: unknown, givenAhead: boolean, taken: readonly number[] = NONE_TAKEN): number {
    if (typeof answer !== 'string') throw this.refusal('one option id')
    const { length } = this.items
    for (let n = 0; n < length; n++) if (this.isCalled(n, answer)) return n
    const refused = this.refused?.().find((r) => this.refusedId(r) === answer)
    if (refused) throw new Refusal(`${answer} is not possible now (${refused.why})`, refused.why)
    if (givenAhead && answer.includes('#')) {
      const card = answer.split('#')[0]
      for (let n = 0; n < length; n++) if (!taken.includes(n) && this.id(n).split('#')[0] === card) return n
    }
    const why = this.head.unlisted?.(answer)
    if (why !== undefined) throw new Refusal(`${answer} is not possible now (${why})`, why)
    throw this.refusal(`${answer} is not among the options`)
  }
  /** The id under which a refused option would be answered. */
  refusedId(refused: Refused): string {
    if (refused.id !== undefined) return refused.id
    if (refused.piece !== undefined) return pieceId(this.table, refused.piece, this.seat)
    return `seat.${refused.seat}`
  }
  private indices(answer: unknown, min: number, max: number, givenAhead: boolean): number[] {
    if (!Array.isArray(answer) || answer.length < min || answer.length > max)
      throw this.refusal(min === max ? `a list of ${min} options` : `a list of ${min} to ${max} options`)
    const found: number[] = []
    for (const id of answer) found.push(this.indexOf(id, givenAhead, found))
    if (new Set(found).size !== found.length) throw this.refusal('each option at most once')
    return found
  }
  private shares(answer: unknown): number[] {
    const { items, min: total, caps } = this.spec
    if (!Array.isArray(answer) || answer.length !== items.length || !answer.every((n) => isWhole(n) && n >= 0))
      throw this.refusal(`${items.length} whole numbers`)
    const shares = answer as number[]
    if (shares.reduce((sum, n) => sum + n, 0) !== total) throw this.refusal(`shares that add up to ${total}`)
    if (caps && shares.some((n, i) => n > (caps[i] ?? 0))) throw this.refusal('no share above its limit')
    return shares
  }
  private refusal(expected: string): Refusal {
    return new Refusal(`Expected for ${this.rule}: ${expected}`, this.rule)
  }
}

const NONE_TAKEN: readonly number[] = []
const NO_PIECES: readonly Piece[] = []
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
