import type { MatchHead } from '../storage/append.ts'
import type { Storage } from '../storage/storage.ts'
import { headOf, wakeAt } from './info.ts'
import { type Logged, PLAY_LINES } from './line.ts'
import type { LiveTable } from './live-table.ts'

/** How long the lobby may not know of answers at a table. */
const LAG = 5000

/**
 * What the storage keeps beside the logs, for the lobby and for waking up. A move writes its line alone: where a storage
 * allows it, the head of its table follows some seconds later, many at a time.
 */
export class Heads {
  private readonly late = new Set<LiveTable>()
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  /** The head that new lines of a table bring along; null: it can follow later. */
  with(table: LiveTable, lines: readonly Logged[]): MatchHead | null {
    const { core, head } = table
    const now = this.now()
    const onlyPlay = core.state.status === 'playing' && lines.every(({ line }) => PLAY_LINES.has(line.kind))
    if (onlyPlay && head && this.storage.keepHeads && head.at >= now - LAG) {
      const wake = wakeAt(core, now)
      // Looking after a table too early does no harm; too late would.
      if (wake === null || (head.wakeAt !== null && head.wakeAt <= wake)) return null
    }
    return headOf(core, now, onlyPlay && head ? head.changedAt : 0)
  }
  /** Lines have been kept, with this head or without one. */
  kept(table: LiveTable, head: MatchHead | undefined): void {
    if (!head) {
      this.late.add(table)
      return
    }
    table.head = { at: this.now(), changedAt: head.changed_at, wakeAt: head.wake_at }
    this.late.delete(table)
  }
  /** Whether the storage has still to learn how a table stands. */
  isLate(table: LiveTable): boolean {
    return this.late.has(table)
  }
  /** A table whose head was late when the server fell. */
  add(table: LiveTable): void {
    this.late.add(table)
  }
  /** Brings heads up to date that have lagged for long enough, and those of tables that have not been used since. */
  async keep(unusedSince: number): Promise<void> {
    const lagged = this.now() - LAG
    const due = [...this.late].filter(
      ({ head, usedAt, unsaved, behind }) =>
        (!head || head.at < lagged || usedAt < unusedSince) && unsaved.length === 0 && !behind,
    )
    if (due.length === 0) return
    const heads = due.map((table) => ({
      match: table.id,
      seq: table.core.seq,
      head: headOf(table.core, this.now(), table.head?.changedAt ?? 0),
    }))
    await this.storage.keepHeads?.(heads)
    for (const [i, table] of due.entries()) if (heads[i]?.seq === table.core.seq) this.kept(table, heads[i]?.head)
  }
}
