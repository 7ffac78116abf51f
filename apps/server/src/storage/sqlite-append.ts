import type { DatabaseSync } from '@photostructure/sqlite'
import type { Append, Appended, LateLobbyRow } from './append.ts'
import { freshLogEntries } from './fresh-log-entries.ts'
import { once } from './once.ts'
import type { MatchRow } from './schema.ts'

type Raw = InstanceType<typeof DatabaseSync>

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
 * Writes lines through prepared statements in one synchronous transaction: one fsync for everything that arrived in a
 * tick. The query builder would cost more than the writing. It never spans an await, so it cannot meet another
 * transaction on this connection.
 */
export function sqliteAppender(raw: Raw): {
  append: (batch: readonly Append[]) => Promise<Appended[]>
  keepLobbyRows: (lobbyRows: readonly LateLobbyRow[]) => Promise<unknown>
  remove: (match: string) => Promise<unknown>
} {
  const create = once(() =>
    raw.prepare(`insert into match (${MATCH_COLUMNS.join(', ')}) values (${MATCH_COLUMNS.map(() => '?').join(', ')})`),
  )
  const head = once(() =>
    raw.prepare(
      'update match set last_seq = ?, status = ?, changed_at = ?, wake_at = ?, free_seats = ?, summary = ? where id = ? and last_seq <= ?',
    ),
  )
  const checkpoint = once(() =>
    raw.prepare(
      'insert into checkpoint (match, rules_version, entries, state, resume_point) values (?, ?, ?, ?, ?) on conflict (match) do update set rules_version = excluded.rules_version, entries = excluded.entries, state = excluded.state, resume_point = excluded.resume_point',
    ),
  )
  const clearEventLog = once(() => raw.prepare('delete from event_log where match = ? and first_event >= ?'))
  const eventLog = once(() =>
    raw.prepare('insert into event_log (match, first_event, seq, events) values (?, ?, ?, ?)'),
  )
  const clearSeats = once(() => raw.prepare('delete from seat where match = ?'))
  const seat = once(() => raw.prepare('insert into seat (match, seat, person) values (?, ?, ?)'))

  const fresh = freshLogEntries(raw)

  function write(append: Append): Appended {
    const { match, after, logEntries, owners } = append
    const { create: row } = append
    if (row) create().run(...MATCH_COLUMNS.map((column) => row[column]))
    if (!fresh.add(match, after, logEntries)) return 'conflict'
    if (append.lobbyRow) writeLobbyRow({ match, seq: after + logEntries.length, lobbyRow: append.lobbyRow })
    if (owners) {
      clearSeats().run(match)
      for (const [i, person] of owners.entries()) if (person !== null) seat().run(match, i, person)
    }
    if (append.checkpoint) {
      const c = append.checkpoint
      checkpoint().run(match, c.rules_version, c.entries, c.state, c.resume_point)
    }
    if (append.eventLog) {
      const s = append.eventLog
      clearEventLog().run(match, s.first_event)
      eventLog().run(match, s.first_event, s.seq, s.events)
    }
    return 'kept'
  }

  function writeLobbyRow({ match, seq, lobbyRow: h }: LateLobbyRow): void {
    head().run(seq, h.status, h.changed_at, h.wake_at, h.free_seats, h.summary, match, seq)
  }

  /** Deletes a match and all that hangs on it. */
  function remove(match: string): void {
    for (const [table, column] of TABLES_OF_A_MATCH) raw.prepare(`delete from ${table} where ${column} = ?`).run(match)
    fresh.forget()
  }

  async function inOne<T, R>(batch: readonly T[], work: (item: T) => R): Promise<R[]> {
    raw.exec('begin immediate')
    try {
      fresh.begin()
      const results = batch.map(work)
      fresh.end()
      raw.exec('commit')
      return results
    } catch (error) {
      fresh.forget()
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
  }
  return {
    append: (batch) => inOne(batch, write),
    keepLobbyRows: (lobbyRows) => inOne(lobbyRows, writeLobbyRow),
    remove: (match) => inOne([match], remove),
  }
}
