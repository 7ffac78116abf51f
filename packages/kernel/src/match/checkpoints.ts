import { Spares } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Checkpoint } from './match-data.ts'

const KEPT = 4
/** So near to the end of a replay every checkpoint is taken; before that, one in so many entries. */
const NEAR = 16

/** The last phases of a match as they began. */
export class Checkpoints {
  /** How many entries there will be when the replay that is under way is done. */
  replayed = 0
  /** Those that others know too: their states must not be used again. */
  private readonly lent = new WeakSet<Checkpoint>()
  private readonly spares = new Spares()

  constructor(private kept: Checkpoint[] = []) {
    for (const checkpoint of kept) this.lent.add(checkpoint)
  }

  get last(): Checkpoint {
    const last = this.kept[this.kept.length - 1] as Checkpoint
    this.lent.add(last)
    return last
  }
  /** After how many entries the last one stands. */
  get lastCount(): number {
    return this.kept[this.kept.length - 1]?.count ?? 0
  }
  copy(): Checkpoints {
    for (const checkpoint of this.kept) this.lent.add(checkpoint)
    return new Checkpoints(this.kept.slice())
  }
  /** A phase is about to begin, after so many events. */
  keep(table: Table, eventCount: number): void {
    const last = this.kept[this.kept.length - 1]
    // On the way through a replay nobody goes back: most would be taken to be thrown away.
    if (last && this.replayed - table.entry > NEAR && table.entry - last.count < NEAR) return
    if (last?.count === table.entry) this.drop(this.kept.pop())
    this.kept.push({ state: this.spares.copyOf(table.state), count: table.entry, eventCount })
    if (this.kept.length > KEPT) this.drop(this.kept.shift())
  }
  /** Takes the last one that stands after so many entries; forgets it and those after it. */
  takeUpTo(count: number): Checkpoint | undefined {
    this.kept = this.kept.filter((checkpoint) => checkpoint.count <= count)
    return this.kept.pop()
  }

  private drop(checkpoint: Checkpoint | undefined): void {
    if (checkpoint && !this.lent.has(checkpoint)) this.spares.add(checkpoint.state)
  }
}
