import type { LobbyRow } from '../storage/append.ts'
import type { Storage } from '../storage/storage.ts'
import { lobbyRowOf, wakeAt } from './info.ts'
import type { LiveTable } from './live-table.ts'
import { type NumberedLogEntry, PLAY_KINDS } from './log-entry.ts'

/** How long the lobby may not know of answers at a table. */
const LAG = 5000

/**
 * What the storage keeps beside the logs, for the lobby and for waking up. A move writes its line alone: where a storage
 * allows it, the head of its table follows some seconds later, many at a time.
 */
export class LobbyRows {
  private readonly late = new Set<LiveTable>()
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  /** The head that new lines of a table bring along; null: it can follow later. */
  with(table: LiveTable, logEntries: readonly NumberedLogEntry[]): LobbyRow | null {
    const { core, lobbyRow } = table
    const now = this.now()
    const onlyPlay =
      core.state.status === 'playing' && logEntries.every(({ logEntry }) => PLAY_KINDS.has(logEntry.kind))
    if (onlyPlay && lobbyRow && this.storage.keepLobbyRows && lobbyRow.at >= now - LAG) {
      const wake = wakeAt(core, now)
      // Looking after a table too early does no harm; too late would.
      if (wake === null || (lobbyRow.wakeAt !== null && lobbyRow.wakeAt <= wake)) return null
    }
    return lobbyRowOf(core, now, onlyPlay && lobbyRow ? lobbyRow.changedAt : 0)
  }
  /** Lines have been kept, with this head or without one. */
  kept(table: LiveTable, lobbyRow: LobbyRow | undefined): void {
    if (!lobbyRow) {
      this.late.add(table)
      return
    }
    table.lobbyRow = { at: this.now(), changedAt: lobbyRow.changed_at, wakeAt: lobbyRow.wake_at }
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
      ({ lobbyRow, usedAt, unsaved, behind }) =>
        (!lobbyRow || lobbyRow.at < lagged || usedAt < unusedSince) && unsaved.length === 0 && !behind,
    )
    if (due.length === 0) return
    const lobbyRows = due.map((table) => ({
      match: table.id,
      seq: table.core.seq,
      lobbyRow: lobbyRowOf(table.core, this.now(), table.lobbyRow?.changedAt ?? 0),
    }))
    await this.storage.keepLobbyRows?.(lobbyRows)
    for (const [i, table] of due.entries())
      if (lobbyRows[i]?.seq === table.core.seq) this.kept(table, lobbyRows[i]?.lobbyRow)
  }
}
