import { Spares } from '../state.ts'
import type { RunningTable } from '../table/running-table.ts'
import type { Checkpoint } from './match-data.ts'

const KEPT = 4
/** Near the end of a replay every checkpoint is kept; before that, one per this many entries. */
const NEAR = 16

/** The states at which the last phases of a match began. */
export class Checkpoints {
  /** The number of entries after the running replay. */
  replayed = 0
  /** Checkpoints that were handed out: their states must not be reused. */
  private readonly lent = new WeakSet<Checkpoint>()
  private readonly spares = new Spares()

  constructor(
    private kept: Checkpoint[] = [],
    /** An older position somebody has brought along, so that going back there need not begin at the start. */
    private landmark: Checkpoint | null = null,
  ) {
    for (const checkpoint of kept) this.lent.add(checkpoint)
  }

  get last(): Checkpoint {
    const last = this.kept[this.kept.length - 1] as Checkpoint
    this.lent.add(last)
    return last
  }
  /** The number of entries at the last checkpoint. */
  get lastCount(): number {
    return this.kept[this.kept.length - 1]?.count ?? 0
  }
  copy(): Checkpoints {
    for (const checkpoint of this.kept) this.lent.add(checkpoint)
    return new Checkpoints(this.kept.slice(), this.landmark)
  }
  /** Takes a position of this match that was reached elsewhere. It replaces the one that was brought before. */
  bring(checkpoint: Checkpoint): void {
    this.landmark = checkpoint
  }
  /** The last known position at or before this entry count; its state must not be changed. */
  nearest(count: number): Checkpoint | null {
    const kept = this.kept.findLast((checkpoint) => checkpoint.count <= count)
    const { landmark } = this
    const isNearer = landmark !== null && landmark.count <= count && landmark.count > (kept?.count ?? -1)
    if (kept && !isNearer) this.lent.add(kept)
    return isNearer ? landmark : (kept ?? null)
  }
  /** A phase is about to begin. */
  keep(table: RunningTable, eventCount: number): void {
    const last = this.kept[this.kept.length - 1]
    // Nobody goes back in the middle of a replay: most checkpoints there would be thrown away.
    if (last && this.replayed - table.entry > NEAR && table.entry - last.count < NEAR) return
    if (last?.count === table.entry) this.drop(this.kept.pop())
    this.kept.push({ state: this.spares.copyOf(table.state), count: table.entry, eventCount })
    if (this.kept.length > KEPT) this.drop(this.kept.shift())
  }
  /** Removes and returns the last checkpoint at or before this entry count; drops the later ones. */
  takeUpTo(count: number): Checkpoint | null {
    const nearest = this.nearest(count)
    this.kept = this.kept.filter((checkpoint) => checkpoint.count <= count && checkpoint !== nearest)
    if ((this.landmark?.count ?? 0) > count) this.landmark = null
    return nearest
  }

  private drop(checkpoint: Checkpoint | undefined): void {
    if (checkpoint && !this.lent.has(checkpoint)) this.spares.add(checkpoint.state)
  }
}
