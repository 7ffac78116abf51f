import { performance } from 'node:perf_hooks'
import type { Fanout } from '../fanout/fanout.ts'
import type { Metrics } from '../metrics.ts'
import type { Appended } from '../storage/append.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal, toRefusal } from './act-refusal.ts'
import { FarBack } from './far-back.ts'
import type { LiveTable } from './live-table.ts'
import type { LobbyRows } from './lobby-rows.ts'
import type { NumberedLogEntry } from './log-entry.ts'
import { appendOf, type PendingAppend, runQueue } from './pending-append.ts'
import type { Work } from './work.ts'

/** A work that lost to another process this often is refused. */
const ATTEMPTS = 4
/** How long the queues of one tick may take, in milliseconds, without writing and sending. */
const TICK_MS = 8

export interface TableWriterParts {
  readonly storage: Storage
  readonly metrics: Metrics
  readonly onError: (error: unknown, what: string) => void
  /** Called with each table whose log entries have just become durable. */
  readonly onKept: (table: LiveTable, logEntries: readonly NumberedLogEntry[], mine: boolean) => void
  /** Other processes share the storage. `isDeaf`: their messages may not arrive just now. */
  readonly others?: Pick<Fanout, 'isDeaf' | 'follow' | 'leave'> | null
}

/** The parts of the registry that the writer uses. */
interface Registry {
  readonly now: () => number
  readonly lobbyRows: LobbyRows
  /** The changes of a table have been sent. */
  onKept(table: LiveTable): void
  /** Tries a table again in the next tick. */
  retry(table: LiveTable): void
  /** Reads the log of a table again, then tries it again. */
  readAgain(table: LiveTable): void
  /** Prepares going back to a moment, then tries the work again. */
  prepareBack(table: LiveTable, work: Work, entries: number): void
}

/** Runs the queues of tables, writes what they did in one transaction, then sends the changes. */
export class TableWriter {
  constructor(
    private readonly parts: TableWriterParts,
    private readonly registry: Registry,
  ) {}

  /** Runs the queues of these tables, then writes and sends what they did. */
  async write(tables: readonly LiveTable[]): Promise<void> {
    const batch: PendingAppend[] = []
    const began = performance.now()
    for (const [n, table] of tables.entries()) {
      // Many tables at which computer players answer at once share the turns with everybody else; one goes on in each.
      if (n > 0 && performance.now() - began > TICK_MS) {
        this.registry.retry(table)
        continue
      }
      if (table.behind && !table.unread) {
        // The log has grown again since it was read: retry in the next tick.
        this.registry.retry(table)
        continue
      }
      const works = runQueue(table, this.registry.now(), (work, error) => this.refuse(table, work, error))
      if (table.unsaved.length > 0) batch.push({ table, works, ...appendOf(table, this.registry.lobbyRows) })
      else for (const { work, seq } of works) work.done(seq)
    }
    if (batch.length === 0) return
    const results = await this.append(batch)
    if (!results) return
    let count = 0
    for (const [i, result] of results.entries()) {
      const pending = batch[i] as PendingAppend
      if (result !== 'kept') this.again(pending)
      else {
        count += pending.append.logEntries.length
        this.kept(pending)
      }
    }
    this.parts.metrics.commitLogEntries.observe(count)
    this.parts.metrics.logEntries.inc(count)
  }
  /** Writes a batch; null: it failed, nothing is durable, and everybody who waits was refused. */
  private async append(batch: readonly PendingAppend[]): Promise<Appended[] | null> {
    const end = this.parts.metrics.commitTime.startTimer()
    try {
      return await this.parts.storage.append(batch.map(({ append }) => append)).finally(end)
    } catch (error) {
      this.parts.metrics.commitFailures.inc()
      this.parts.onError(error, 'append')
      for (const { table, works } of batch) {
        table.behind = true
        for (const { work } of works)
          work.refused(
            new ActRefusal('not-saved', 'The storage did not keep it: try again in a moment', {
              detail: 'storage-silent',
            }),
          )
      }
      return null
    }
  }
  /** A work has failed: refuses it. With other processes around it is tried once more on the newest log. */
  private refuse(table: LiveTable, work: Work, error: unknown): void {
    if (error instanceof FarBack) {
      this.registry.prepareBack(table, work, error.entries)
      return
    }
    if (this.parts.others && work.attempts === 0) {
      work.attempts++
      table.queue.push(work)
      this.registry.readAgain(table)
      return
    }
    const refusal = toRefusal(error)
    if (refusal.code === 'fault') this.parts.onError(error, `table ${table.id}`)
    this.parts.metrics.refusals.inc({ code: refusal.code })
    work.refused(refusal)
  }
  private kept({ table, works, append, stored }: PendingAppend): void {
    table.core.stored = stored
    this.registry.lobbyRows.kept(table, append.lobbyRow)
    const logEntries = table.unsaved
    table.unsaved = []
    // The change goes out before `done`. The act is done even if sending the change fails.
    this.send(table, logEntries)
    this.registry.onKept(table)
    for (const { work, seq } of works) work.done(seq)
    try {
      this.parts.onKept(table, logEntries, true)
    } catch (error) {
      this.parts.onError(error, `after ${table.id}`)
    }
  }
  /** Sends what log entries have changed (null: unknown). If that fails, everybody gets a new snapshot. */
  send(table: LiveTable, logEntries: readonly NumberedLogEntry[] | null): void {
    try {
      table.tell(logEntries)
    } catch (error) {
      this.parts.onError(error, `telling ${table.id}`)
      table.showAnew()
    }
  }
  /** Another process was first: reads the log again and retries the works. */
  private again({ table, works }: PendingAppend): void {
    this.parts.metrics.conflicts.inc()
    table.behind = true
    const retried = works.map(({ work }) => work)
    for (const work of retried) work.attempts++
    table.queue.unshift(...retried.filter(({ attempts }) => attempts < ATTEMPTS))
    for (const work of retried)
      if (work.attempts >= ATTEMPTS)
        work.refused(new ActRefusal('stale', 'The table is too busy: try again', { detail: 'table-busy' }))
    this.registry.retry(table)
  }
}
