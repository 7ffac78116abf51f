import type { AskedTable } from './asked-table.ts'
import type { Flow, Sent, Step } from './flow.ts'
import { inOrder } from './in-order.ts'
import type { Reaction } from './triggers.ts'

const NONE: readonly Reaction[] = []

/**
 * Resolves what waits, oldest first. A flow written by hand, its own latest step, like a question: this is the hottest loop of
 * games full of triggers.
 */
export class Drain implements Flow<void> {
  done = false
  value = undefined
  /** How many batches were begun. */
  private begun = 0
  /** The abilities of the present batch, and how many of them were begun. */
  private ordered: readonly Reaction[] = NONE
  private at = 0
  /** The owners are choosing the order of a batch. */
  private ordering: Flow<readonly Reaction[]> | null = null
  /** The ability that resolves now. */
  private running: Flow<void> | null = null

  constructor(private readonly table: AskedTable) {}

  [Symbol.iterator](): Flow<void> {
    return this
  }
  next(sent: Sent): Step<void> {
    const { triggers } = this.table
    triggers.resolving = true
    let send = sent
    for (;;) {
      if (this.ordering) {
        const step = this.ordering.next(send)
        if (!step.done) return step as Step<void>
        this.ordered = step.value
        this.ordering = null
      } else if (this.running) {
        const step = this.running.next(send)
        if (!step.done) return step
        this.running = null
      }
      send = undefined
      if (this.at < this.ordered.length) this.beginAbility()
      else if (this.begun < triggers.waiting.length) this.beginBatch(triggers.waiting[this.begun++] as Reaction[])
      else break
    }
    triggers.waiting = []
    triggers.resolving = false
    this.done = true
    return this as Step<void>
  }

  private beginAbility(): void {
    const { still, run } = this.ordered[this.at++] as Reaction
    if (!still || still()) this.running = run()
  }
  private beginBatch(batch: readonly Reaction[]): void {
    this.at = 0
    if (batch.length < 2) this.ordered = batch
    else {
      this.ordered = NONE
      this.ordering = inOrder(this.table, batch)
    }
  }
}
