import type { Table } from '../table/table.ts'
import type { Ask } from './ask.ts'
import type { AskHead } from './ask-spec.ts'
import type { AskedTable } from './asked-table.ts'
import type { Spec } from './asking.ts'
import { AGAIN, type Choice, type Flow, type Sent, type Step } from './flow.ts'
import { forced } from './forced.ts'

/** How one kind of question is put and its answer read. */
export interface QuestionKind<S, T> {
  readonly ask: (t: Table, spec: S, stable: boolean) => Ask
  readonly read: (spec: S, choice: Choice) => T
}

/**
 * A question on its way: put, put again whenever the table has changed meanwhile, and answered. A flow written by hand that is
 * its own latest step: a generator costs more than the question.
 */
export class Question<S extends AskHead, T> implements Flow<T> {
  done = false
  value: Ask | T | undefined = undefined
  private spec: S | null = null

  constructor(
    private readonly table: AskedTable,
    private readonly kind: QuestionKind<S, T>,
    private readonly given: Spec<S>,
  ) {}

  [Symbol.iterator](): Flow<T> {
    return this
  }
  next(sent: Sent): Step<T> {
    const { table, kind, given } = this
    if (sent !== undefined && sent !== AGAIN) return this.answered(this.spec as S, sent as Choice)
    const stable = typeof given === 'function'
    const spec = stable ? given() : given
    const ask = kind.ask(table, spec, stable)
    const only = forced(table, spec, ask)
    if (only !== null) return this.answered(spec, only)
    const choice = table.answerer && !table.sealedFirst ? table.answerer.answer(ask) : null
    if (choice !== null) return this.answered(spec, choice)
    this.spec = spec
    this.value = ask
    return this as Step<T>
  }
  private answered(spec: S, choice: Choice): Step<T> {
    this.done = true
    this.value = this.kind.read(spec, choice)
    return this as Step<T>
  }
}
