import type { DatabaseSync } from '@photostructure/sqlite'
import type { Append, Appended } from './append.ts'
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
] as const satisfies readonly (keyof MatchRow)[]

/**
 * Writes lines through prepared statements in one synchronous transaction: one fsync for everything that arrived in a
 * tick. The query builder would cost more than the writing. It never spans an await, so it cannot meet another
 * transaction on this connection.
 */
export function sqliteAppender(raw: Raw): (batch: readonly Append[]) => Promise<Appended[]> {
  const create = once(() =>
    raw.prepare(`insert into match (${MATCH_COLUMNS.join(', ')}) values (${MATCH_COLUMNS.map(() => '?').join(', ')})`),
  )
  const head = once(() =>
    raw.prepare(
      'update match set last_seq = ?, status = ?, changed_at = ?, wake_at = ?, free_seats = ?, summary = ? where id = ? and last_seq = ?',
    ),
  )
  const line = once(() =>
    raw.prepare(
      'insert into line (match, seq, at, kind, person, client_id, body, hash) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
  )
  const checkpoint = once(() =>
    raw.prepare(
      'insert into checkpoint (match, rules_version, entries, state) values (?, ?, ?, ?) on conflict (match) do update set rules_version = excluded.rules_version, entries = excluded.entries, state = excluded.state',
    ),
  )
  const clearSeats = once(() => raw.prepare('delete from seat where match = ?'))
  const seat = once(() => raw.prepare('insert into seat (match, seat, person) values (?, ?, ?)'))

  function write(append: Append): Appended {
    const { match, after, lines, head: h, owners } = append
    const { create: row } = append
    if (row) create().run(...MATCH_COLUMNS.map((column) => row[column]))
    const { changes } = head().run(
      after + lines.length,
      h.status,
      h.changed_at,
      h.wake_at,
      h.free_seats,
      h.summary,
      match,
      after,
    )
    if (Number(changes) === 0) return 'conflict'
    for (const l of lines) line().run(match, l.seq, l.at, l.kind, l.person, l.client_id, l.body, l.hash)
    if (owners) {
      clearSeats().run(match)
      for (const [i, person] of owners.entries()) if (person !== null) seat().run(match, i, person)
    }
    if (append.checkpoint) {
      const c = append.checkpoint
      checkpoint().run(match, c.rules_version, c.entries, c.state)
    }
    return 'kept'
  }

  return async (batch) => {
    raw.exec('begin immediate')
    try {
      const results = batch.map(write)
      raw.exec('commit')
      return results
    } catch (error) {
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
