import type { LobbyRow } from '../storage/append.ts'
import type { Storage } from '../storage/storage.ts'
import { lobbyRowOf, wakeAt } from './info.ts'
import type { LiveTable } from './live-table.ts'
import { type NumberedLogEntry, PLAY_KINDS } from './log-entry.ts'

/** How far the lobby may lag behind a table. */
const LAG = 5000

/**
 * The lobby rows of all tables. A move only writes its log entry; where the storage allows it, the lobby row follows some
 * seconds later, many at a time.
 */
export class LobbyRows {
  private readonly late = new Set<LiveTable>()
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  /** The lobby row to write with new log entries; null: it can follow later. */
  with(table: LiveTable, logEntries: readonly NumberedLogEntry[]): LobbyRow | null {
    const { core, lobbyRow } = table
    const now = this.now()
    const onlyPlay =
      core.state.status === 'playing' && logEntries.every(({ logEntry }) => PLAY_KINDS.has(logEntry.kind))
    if (onlyPlay && lobbyRow && this.storage.keepLobbyRows && lobbyRow.at >= now - LAG) {
      const wake = wakeAt(core, now)
      // Waking a table too early does no harm; too late would.
      if (wake === null || (lobbyRow.wakeAt !== null && lobbyRow.wakeAt <= wake)) return null
    }
    return lobbyRowOf(core, now, onlyPlay && lobbyRow ? lobbyRow.changedAt : 0)
  }
  /** Log entries have been written, with or without a lobby row. */
  kept(table: LiveTable, lobbyRow: LobbyRow | undefined): void {
    if (!lobbyRow) {
      this.late.add(table)
      return
    }
    table.lobbyRow = { at: this.now(), changedAt: lobbyRow.changed_at, wakeAt: lobbyRow.wake_at }
    this.late.delete(table)
  }
  /** Is the stored lobby row out of date? */
  isLate(table: LiveTable): boolean {
    return this.late.has(table)
  }
  /** The lobby row of this table was out of date when the server stopped. */
  add(table: LiveTable): void {
    this.late.add(table)
  }
  /** Writes the lobby rows that have lagged long enough, and those of unused tables. */
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
