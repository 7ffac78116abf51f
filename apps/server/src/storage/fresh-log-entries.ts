import type { DatabaseSync } from '@photostructure/sqlite'
import { once } from './once.ts'
import type { LogEntryRow } from './schema.ts'

/** New log entries are collected in the order they came and sorted in by this many: a page then takes several at once. */
const MOST = 2000

type Raw = InstanceType<typeof DatabaseSync>

const COLUMNS = 'match, seq, at, kind, person, client_id, body, hash'

/** New log entries of all tables, within the transactions of one database connection. Readers see one log. */
export class FreshLogEntries {
  private readonly run: Statements
  /** The last sequence number of each match with fresh log entries. */
  private readonly ends = new Map<string, number>()
  private count = 0
  /** SQLite's data version: it changes when another process writes; null: unknown. */
  private known: unknown = null

  constructor(raw: Raw) {
    this.run = statements(raw)
  }

  /** A transaction has begun: other processes may have written since the last one. */
  begin(): void {
    const { data_version: now } = this.run.version().get() as { data_version: number }
    if (now === this.known) return
    this.sortIn()
    this.known = now
  }
  /** Appends log entries after the last one the writer knew; false: the log does not end there. */
  add(match: string, after: number, logEntries: readonly LogEntryRow[]): boolean {
    if (this.endOf(match) !== after) return false
    for (const [i, l] of logEntries.entries()) {
      if (l.seq !== after + i + 1) throw new Error(`Log entry ${l.seq} of ${match} does not follow ${after + i}`)
      this.run.insert().run(match, l.seq, l.at, l.kind, l.person, l.client_id, l.body, l.hash)
    }
    this.ends.set(match, after + logEntries.length)
    this.count += logEntries.length
    return true
  }
  /** The transaction is about to be kept. */
  end(): void {
    if (this.count >= MOST) this.sortIn()
  }
  /** The transaction was not kept. */
  forget(): void {
    this.known = null
  }

  private sortIn(): void {
    if (Number(this.run.sort().run().changes) > 0) this.run.clear().run()
    this.ends.clear()
    this.count = 0
  }
  private endOf(match: string): number {
    const stored = () => this.run.last().get(match) as { seq: number | null } | undefined
    return this.ends.get(match) ?? stored()?.seq ?? 0
  }
}

type Statements = ReturnType<typeof statements>
/** The statements, each prepared when it is first run. */
const statements = (raw: Raw) => ({
  insert: once(() => raw.prepare(`insert into fresh_log_entry (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`)),
  last: once(() => raw.prepare('select max(seq) as seq from kept_log_entry where match = ?')),
  version: once(() => raw.prepare('pragma data_version')),
  sort: once(() =>
    raw.prepare(`insert into kept_log_entry (${COLUMNS}) select ${COLUMNS} from fresh_log_entry order by match, seq`),
  ),
  clear: once(() => raw.prepare('delete from fresh_log_entry')),
})
