import { type Kysely, sql, type Transaction } from 'kysely'
import type { Append, Appended } from './append.ts'
import type { Schema } from './schema.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 3

/** Writes everything that arrived in a tick in one transaction of few statements, whatever the number of lines. */
export function postgresAppender(db: Kysely<Schema>): (batch: readonly Append[]) => Promise<Appended[]> {
  return async (batch) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute((trx) => write(trx, batch))
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || attempt >= ATTEMPTS) throw error
      }
    }
  }
}

/** Deletes a match and all that hangs on it. */
export function postgresRemover(db: Kysely<Schema>): (match: string) => Promise<void> {
  return (match) =>
    db.transaction().execute(async (trx) => {
      for (const table of ['seat', 'checkpoint', 'event_log', 'log_entry'] as const)
        await trx.deleteFrom(table).where('match', '=', match).execute()
      await trx.deleteFrom('match').where('id', '=', match).execute()
    })
}

async function write(trx: Transaction<Schema>, batch: readonly Append[]): Promise<Appended[]> {
  const created = batch.flatMap(({ create }) => (create ? [create] : []))
  if (created.length > 0) await trx.insertInto('match').values(created).execute()
  const kept = await writeLobbyRows(trx, batch)
  const appends = batch.filter(({ match }) => kept.has(match))
  await insertLines(trx, appends)
  await replaceOwners(trx, appends)
  const checkpoints = appends.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint] : []))
  if (checkpoints.length > 0)
    await trx
      .insertInto('checkpoint')
      .values(checkpoints)
      .onConflict((c) =>
        c.column('match').doUpdateSet((e) => ({
          rules_version: e.ref('excluded.rules_version'),
          entries: e.ref('excluded.entries'),
          state: e.ref('excluded.state'),
          resume_point: e.ref('excluded.resume_point'),
        })),
      )
      .execute()
  const eventLogRows = appends.flatMap(({ eventLog }) => (eventLog ? [eventLog] : []))
  if (eventLogRows.length > 0) {
    await trx
      .deleteFrom('event_log')
      .where((e) =>
        e.or(eventLogRows.map((s) => e.and([e('match', '=', s.match), e('first_event', '>=', s.first_event)]))),
      )
      .execute()
    await trx.insertInto('event_log').values(eventLogRows).execute()
  }
  return batch.map(({ match }) => (kept.has(match) ? 'kept' : 'conflict'))
}

/** Moves each match on from the number its writer knew. A match that has moved already is left alone. */
async function writeLobbyRows(trx: Transaction<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  // In the order of ids, so that two processes seldom wait for each other crosswise.
  const sorted = [...batch].sort((a, b) => (a.match < b.match ? -1 : 1))
  const column = <T>(read: (append: Append) => T): T[] => sorted.map(read)
  const lobbyRows = sorted.map(({ lobbyRow: head, match }) => {
    if (!head) throw new Error(`The head of ${match} is missing`)
    return head
  })
  const { rows } = await sql<{ id: string }>`
    update match m
    set last_seq = n.seq, status = n.status, changed_at = n.changed_at, wake_at = n.wake_at,
        free_seats = n.free_seats, summary = n.summary
    from unnest(
      ${column(({ match }) => match)}::text[],
      ${column(({ after }) => after)}::int[],
      ${column(({ after, logEntries }) => after + logEntries.length)}::int[],
      ${lobbyRows.map((lobbyRow) => lobbyRow.status)}::text[],
      ${lobbyRows.map((lobbyRow) => lobbyRow.changed_at)}::bigint[],
      ${lobbyRows.map((lobbyRow) => lobbyRow.wake_at)}::bigint[],
      ${lobbyRows.map((lobbyRow) => lobbyRow.free_seats)}::int[],
      ${lobbyRows.map((lobbyRow) => lobbyRow.summary)}::text[]
    ) as n(id, after, seq, status, changed_at, wake_at, free_seats, summary)
    where m.id = n.id and m.last_seq = n.after
    returning m.id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

async function insertLines(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const logEntries = appends.flatMap((append) => append.logEntries)
  if (logEntries.length === 0) return
  await sql`
    insert into log_entry (match, seq, at, kind, person, client_id, body, hash)
    select * from unnest(
      ${logEntries.map(({ match }) => match)}::text[],
      ${logEntries.map(({ seq }) => seq)}::int[],
      ${logEntries.map(({ at }) => at)}::bigint[],
      ${logEntries.map(({ kind }) => kind)}::text[],
      ${logEntries.map(({ person }) => person)}::text[],
      ${logEntries.map(({ client_id }) => client_id)}::text[],
      ${logEntries.map(({ body }) => body)}::text[],
      ${logEntries.map(({ hash }) => hash)}::text[]
    )`.execute(trx)
}

async function replaceOwners(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const changed = appends.filter(({ owners }) => owners)
  if (changed.length === 0) return
  const matches = changed.map(({ match }) => match)
  await trx.deleteFrom('seat').where('match', 'in', matches).execute()
  const seats = changed.flatMap(({ match, owners = [] }) =>
    owners.flatMap((person, seat) => (person === null ? [] : [{ match, seat, person }])),
  )
  if (seats.length > 0) await trx.insertInto('seat').values(seats).execute()
}
