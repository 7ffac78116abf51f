import { Refusal } from '@sablier/kernel'
import type { EventLogRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from './act-refusal.ts'
import type { TableCore } from './core.ts'
import { EventLog } from './event-log.ts'
import type { LiveTable } from './live-table.ts'
import { loadCore } from './load-core.ts'
import type { GameShelf } from './shelf.ts'

/** Milliseconds for which a loaded event log stays in memory: others may ask for it soon. */
const KEPT_AFTER_LOADING = 10_000

/** Drops stored event logs from memory and loads them back on demand. */
export class EventLogLoader {
  private readonly underWay = new Map<LiveTable, Promise<void>>()

  constructor(
    private readonly parts: { readonly storage: Storage; readonly shelf: GameShelf },
    private readonly now: () => number,
    /** Reads what other processes have added to a table's log. */
    private readonly readAgain: (table: LiveTable) => Promise<void>,
  ) {}

  forgetStored(table: LiveTable): void {
    if (this.now() - table.eventLogLoadedAt > KEPT_AFTER_LOADING) table.core.forgetStored()
  }
  /** Loads once for everybody who waits: from the storage, else by replay. */
  recall(table: LiveTable): Promise<void> {
    const loading = this.underWay.get(table) ?? this.loadNow(table).finally(() => this.underWay.delete(table))
    this.underWay.set(table, loading)
    return loading
  }
  private async loadNow(table: LiveTable): Promise<void> {
    const { storage, shelf } = this.parts
    const { core } = table
    const { isWhole, cuts } = core.eventLog
    if (isWhole) return
    table.eventLogLoadedAt = this.now()
    const rows = await storage.eventLog(table.id)
    const isSame = table.core === core && core.eventLog.cuts === cuts
    const stored = isSame ? storedEventLog(rows, core) : null
    if (stored && core.eventLog.recall(stored)) return
    // Another process may have moved the table: read its log entries first, then replay everything.
    await this.readAgain(table)
    const { core: whole } = await loadCore(storage, shelf, table.id, { whole: true })
    if (!table.core.eventLog.recall(whole.eventLog))
      throw new ActRefusal('not-saved', 'What was told here is not to be had now: try again in a moment', {
        detail: 'storage-silent',
      })
  }
}

/** The stored part of an event log; null if it is incomplete, as after the end of a game. */
function storedEventLog(rows: readonly EventLogRow[], { seq, eventLog }: TableCore): EventLog | null {
  try {
    return EventLog.of(rows, seq, eventLog.forgotten)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
