import { RulesFault } from '../errors.ts'
import type { Seat } from '../shape.ts'
import { Ask } from './ask.ts'
import type { AskedTable } from './asked-table.ts'
import type { Choice, Flow, Gathering, Sealed, Sent, Step } from './flow.ts'

/**
 * Several seats asked at once: put to the runner, then their answers take effect in the order of the seats. A flow written by
 * hand, its own latest step, like a question.
 */
export class Together implements Flow<void>, Gathering {
  readonly kind = 'gathering'
  done = false
  value: Gathering | undefined = undefined
  private sealed: Sealed | null = null
  private at = -1
  private flow: Flow<void> | null = null

  constructor(
    private readonly table: AskedTable,
    readonly seats: readonly Seat[],
    readonly make: (seat: Seat) => Flow<void>,
  ) {}

  [Symbol.iterator](): Flow<void> {
    return this
  }
  next(sent: Sent): Step<void> {
    if (!this.sealed) {
      this.value = this
      if (sent !== undefined) this.sealed = sent as Sealed
      else if (this.table.host) this.sealed = this.table.host.openGather()
      else return this as Step<void>
      this.table.gathering = this.seats
      return this.nextSeat()
    }
    return this.goOn(sent)
  }

  /** Begins with the next seat. */
  private nextSeat(): Step<void> {
    const seat = this.seats[++this.at]
    if (seat === undefined) {
      this.table.gathering = null
      this.table.sealedFirst = false
      this.done = true
      this.value = undefined
      return this as Step<void>
    }
    this.flow = this.make(seat)
    return this.goOn(undefined)
  }

  private goOn(sent: Sent): Step<void> {
    const flow = this.flow as Flow<void>
    const sealed = this.sealed as Sealed
    const seat = this.seats[this.at] as Seat
    const { table } = this
    table.sealedFirst = hasAnswers(sealed, seat)
    let step = flow.next(sent)
    while (!step.done) {
      const choice = table.sealedFirst ? sealedChoice(step.value, seat, sealed) : null
      if (choice === null) return step
      table.sealedFirst = hasAnswers(sealed, seat)
      step = flow.next(choice)
    }
    // The remaining answers were for questions that did not come.
    sealed[seat] = undefined
    return this.nextSeat()
  }
}

const hasAnswers = (sealed: Sealed, seat: Seat): boolean => (sealed[seat]?.length ?? 0) > 0

/** The next sealed answer of a seat if it still fits the question; if not, the rest of its answers is void. */
function sealedChoice(asked: Ask | Gathering, seat: Seat, sealed: Sealed): Choice | null {
  if (!(asked instanceof Ask)) throw new RulesFault('A flow inside together cannot gather again')
  if (asked.seat !== seat) return null
  try {
    return asked.decode(sealed[seat]?.shift(), true)
  } catch {
    sealed[seat] = undefined
    return null
  }
}
