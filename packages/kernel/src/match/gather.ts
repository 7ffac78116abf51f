import { asFault, Refusal } from '../errors.ts'
import { Ask } from '../flow/ask.ts'
import type { Answer, Choice, Flow, Gathering, Sealed } from '../flow/flow.ts'
import { Triggers } from '../flow/triggers.ts'
import type { Seat } from '../shape.ts'
import type { State } from '../state.ts'
import { WAIT_FOR_OTHERS } from '../table/acts.ts'
import type { RunningTable } from '../table/running-table.ts'

/** One seat's flow, run ahead on a copy of the table (made when it first changes something) until it is done or must wait. */
class Ahead {
  ask: Ask | null = null
  readonly answers: Answer[] = []
  private state: State
  private isShared = true
  private version: number
  private touched: number[] | null
  private flow: Flow<void> | null = null
  private triggers = new Triggers()

  constructor(
    private readonly table: RunningTable,
    private readonly gathering: Gathering,
    readonly seat: Seat,
  ) {
    this.state = table.state
    this.version = table.version
    this.touched = table.touched
    this.step(undefined)
  }

  answer(answer: unknown): void {
    const { ask } = this
    if (!ask) throw new Refusal(`Seat ${this.seat} has answered and waits for the others`)
    const choice = this.onOwnCopy(() => ask.decode(answer))
    this.answers.push(answer as Answer)
    this.step(choice)
  }

  /** Works on this seat's copy of the table, silently. */
  onOwnCopy<T>(work: () => T): T {
    const { table } = this
    const { state, isShared, events, learned, triggers, version, touched } = table
    table.state = this.state
    table.isShared = this.isShared
    table.version = this.version
    table.touched = this.touched
    table.events = null
    table.triggers = this.triggers
    table.aheadSeat = this.seat
    try {
      return work()
    } finally {
      this.version = table.version
      this.touched = table.touched
      this.isShared = table.isShared
      this.state = table.state
      table.state = state
      table.isShared = isShared
      table.version = version
      table.touched = touched
      table.events = events
      table.learned = learned
      table.triggers = triggers
      table.aheadSeat = -1
    }
  }

  /** The seat's answers are taking effect: its copy is not needed any more. */
  close(): void {
    if (!this.isShared) this.table.spares.add(this.state)
  }

  private step(choice: Choice | undefined): void {
    this.ask = this.onOwnCopy(() => {
      try {
        // Made here and not before: a flow may act as soon as it is made.
        this.flow ??= this.gathering.make(this.seat)
        const step = this.flow.next(choice)
        // Another seat is asked: that waits until all answers take effect.
        if (step.done || !(step.value instanceof Ask) || step.value.seat !== this.seat) return null
        return step.value
      } catch (thrown) {
        if (thrown !== WAIT_FOR_OTHERS) throw asFault(thrown)
        return null
      }
    })
  }
}

/** Several seats asked at once. Their answers stay sealed and take effect in seat order when all are in. */
export class Gather {
  private readonly aheads: readonly Ahead[]

  constructor(
    private readonly table: RunningTable,
    private readonly gathering: Gathering,
  ) {
    this.aheads = gathering.seats.map((seat) => new Ahead(table, gathering, seat))
  }

  get complete(): boolean {
    for (const ahead of this.aheads) if (ahead.ask) return false
    return true
  }
  /** Puts the same ask again to seats that have not answered: the table under their look-ahead has changed. */
  anew(): Gather {
    this.close()
    return new Gather(this.table, this.gathering)
  }
  /** How many sealed answers there are. */
  get count(): number {
    return this.aheads.reduce((sum, { answers }) => sum + answers.length, 0)
  }
  /** Closes the shared question and returns everybody's answers. */
  close(): Sealed {
    const sealed: Sealed = []
    for (const ahead of this.aheads) {
      sealed[ahead.seat] = ahead.answers
      ahead.close()
    }
    return sealed
  }
  /** The questions of the seats that still have to answer. */
  asks(): Ask[] {
    const asks: Ask[] = []
    for (const { ask } of this.aheads) if (ask) asks.push(ask)
    return asks
  }
  answer(seat: Seat, answer: unknown): void {
    const ahead = this.of(seat)
    if (!ahead) throw new Refusal(`Seat ${seat} is not asked now`)
    ahead.answer(answer)
  }
  /** How many sealed answers a seat has given. */
  given(seat: Seat): number {
    return this.of(seat)?.answers.length ?? 0
  }
  /** Reads the table as a seat sees it: with its own sealed answers applied. */
  asSeenBy<T>(seat: Seat | 'spectator', work: () => T): T {
    const ahead = this.of(seat)
    return ahead ? ahead.onOwnCopy(work) : work()
  }
  private of(seat: Seat | 'spectator'): Ahead | undefined {
    for (const ahead of this.aheads) if (ahead.seat === seat) return ahead
    return undefined
  }
}
