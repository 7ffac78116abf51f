import type { DatabaseSync } from '@photostructure/sqlite'
import type { Append, Appended, LateLobbyRow } from './append.ts'
import { FreshLogEntries } from './fresh-log-entries.ts'
import { once } from './once.ts'
import type { MatchRow } from './schema.ts'
import type { StorageWriter } from './storage.ts'

type Raw = InstanceType<typeof DatabaseSync>
type Value = string | number | null

const MATCH_COLUMNS = [
  'id',
  'game',
  'rules_version',
  'content_hash',
  'seats',
  'options',
  'visibility',
  'clock',
  'invite',
  'secret',
  'commitment',
  'created_by',
  'created_at',
  'status',
  'changed_at',
  'wake_at',
  'last_seq',
  'free_seats',
  'summary',
  'opened_from',
  'join_code',
] as const satisfies readonly (keyof MatchRow)[]

const TABLES_OF_A_MATCH = [
  ['seat', 'match'],
  ['checkpoint', 'match'],
  ['event_log', 'match'],
  ['fresh_log_entry', 'match'],
  ['kept_log_entry', 'match'],
  ['match', 'id'],
] as const

/**
 * Writes log entries through prepared statements in one synchronous transaction: one fsync for everything that arrived in
 * a tick. The query builder would cost more than the writing. It never spans an await, so it cannot meet another
 * transaction on this connection.
 */
export class SqliteAppender implements StorageWriter {
  private readonly run: Statements
  private readonly fresh: FreshLogEntries

  constructor(private readonly raw: Raw) {
    this.run = statements(raw)
    this.fresh = new FreshLogEntries(raw)
  }

  readonly append = (batch: readonly Append[]): Promise<Appended[]> =>
    this.inOneTransaction(() => batch.map((append) => this.write(append)))

  readonly keepLobbyRows = (lobbyRows: readonly LateLobbyRow[]): Promise<unknown> =>
    this.inOneTransaction(() => lobbyRows.map((row) => this.writeLobbyRow(row)))

  readonly remove = (match: string): Promise<unknown> =>
    this.inOneTransaction(() => {
      for (const [table, column] of TABLES_OF_A_MATCH)
        this.raw.prepare(`delete from ${table} where ${column} = ?`).run(match)
      this.fresh.forget()
    })

  private write(append: Append): Appended {
    const { run } = this
    const { match, after, logEntries, owners, create: row, checkpoint, eventLog } = append
    if (row) run.create(...MATCH_COLUMNS.map((column) => row[column]))
    if (!this.fresh.add(match, after, logEntries)) return 'conflict'
    if (append.lobbyRow) this.writeLobbyRow({ match, seq: after + logEntries.length, lobbyRow: append.lobbyRow })
    if (owners) {
      run.clearSeats(match)
      for (const [i, person] of owners.entries()) if (person !== null) run.seat(match, i, person)
    }
    if (checkpoint) {
      const { rules_version, entries, state, resume_point } = checkpoint
      run.checkpoint(match, rules_version, entries, state, resume_point)
    }
    if (eventLog) {
      run.clearEventLog(match, eventLog.first_event)
      run.eventLog(match, eventLog.first_event, eventLog.seq, eventLog.events)
    }
    return 'kept'
  }
  private writeLobbyRow({ match, seq, lobbyRow: r }: LateLobbyRow): void {
    this.run.lobbyRow(seq, r.status, r.changed_at, r.wake_at, r.free_seats, r.summary, match, seq)
  }
  private async inOneTransaction<R>(work: () => R): Promise<R> {
    const { raw, fresh } = this
    raw.exec('begin immediate')
    try {
      fresh.begin()
      const result = work()
      fresh.end()
      raw.exec('commit')
      return result
    } catch (error) {
      fresh.forget()
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
  }
}

type Statements = ReturnType<typeof statements>

/** The statements of an append, each prepared when it is first run. */
function statements(raw: Raw) {
  const statement = (text: string) => {
    const prepared = once(() => raw.prepare(text))
    return (...values: Value[]) => prepared().run(...values)
  }
  return {
    create: statement(
      `insert into match (${MATCH_COLUMNS.join(', ')}) values (${MATCH_COLUMNS.map(() => '?').join(', ')})`,
    ),
    lobbyRow: statement(
      'update match set last_seq = ?, status = ?, changed_at = ?, wake_at = ?, free_seats = ?, summary = ? where id = ? and last_seq <= ?',
    ),
    checkpoint: statement(
      'insert into checkpoint (match, rules_version, entries, state, resume_point) values (?, ?, ?, ?, ?) on conflict (match) do update set rules_version = excluded.rules_version, entries = excluded.entries, state = excluded.state, resume_point = excluded.resume_point',
    ),
    clearEventLog: statement('delete from event_log where match = ? and first_event >= ?'),
    eventLog: statement('insert into event_log (match, first_event, seq, events) values (?, ?, ?, ?)'),
    clearSeats: statement('delete from seat where match = ?'),
    seat: statement('insert into seat (match, seat, person) values (?, ?, ?)'),
  }
}
