import type { DatabaseSync } from '@photostructure/sqlite'
import { once } from './once.ts'
import type { LogEntryRow } from './schema.ts'

/** New log entries are collected in the order they came and sorted in by this many: a page then takes several at once. */
const MOST = 2000

const COLUMNS = 'match, seq, at, kind, person, client_id, body, hash'

/** New log entries of all tables, within the transactions of one database connection. Readers see one log. */
export interface FreshLogEntries {
  /** A transaction has begun: other processes may have written since the last one. */
  begin(): void
  /** Appends log entries after the last one the writer knew; false: the log does not end there. */
  add(match: string, after: number, logEntries: readonly LogEntryRow[]): boolean
  /** The transaction is about to be kept. */
  end(): void
  /** The transaction was not kept. */
  forget(): void
}

export function freshLogEntries(raw: InstanceType<typeof DatabaseSync>): FreshLogEntries {
  const insert = once(() => raw.prepare(`insert into fresh_log_entry (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`))
  const last = once(() => raw.prepare('select max(seq) as seq from kept_log_entry where match = ?'))
  const version = once(() => raw.prepare('pragma data_version'))
  const sort = once(() =>
    raw.prepare(`insert into kept_log_entry (${COLUMNS}) select ${COLUMNS} from fresh_log_entry order by match, seq`),
  )
  const clear = once(() => raw.prepare('delete from fresh_log_entry'))
  /** The last sequence number of each match with fresh log entries. */
  const ends = new Map<string, number>()
  let count = 0
  /** SQLite's data version: it changes when another process writes; null: unknown. */
  let known: unknown = null

  function sortIn(): void {
    if (Number(sort().run().changes) > 0) clear().run()
    ends.clear()
    count = 0
  }
  const endOf = (match: string): number =>
    ends.get(match) ?? (last().get(match) as { seq: number | null } | undefined)?.seq ?? 0

  return {
    begin() {
      const { data_version: now } = version().get() as { data_version: number }
      if (now === known) return
      sortIn()
      known = now
    },
    add(match, after, logEntries) {
      if (endOf(match) !== after) return false
      for (const [i, l] of logEntries.entries()) {
        if (l.seq !== after + i + 1) throw new Error(`Line ${l.seq} of ${match} does not follow ${after + i}`)
        insert().run(match, l.seq, l.at, l.kind, l.person, l.client_id, l.body, l.hash)
      }
      ends.set(match, after + logEntries.length)
      count += logEntries.length
      return true
    },
    end() {
      if (count >= MOST) sortIn()
    },
    forget() {
      known = null
    },
  }
}
