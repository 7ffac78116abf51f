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

async function write(trx: Transaction<Schema>, batch: readonly Append[]): Promise<Appended[]> {
  const created = batch.flatMap(({ create }) => (create ? [create] : []))
  if (created.length > 0) await trx.insertInto('match').values(created).execute()
  const kept = await moveHeads(trx, batch)
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
          bookmark: e.ref('excluded.bookmark'),
        })),
      )
      .execute()
  const stories = appends.flatMap(({ story }) => (story ? [story] : []))
  if (stories.length > 0) {
    await trx
      .deleteFrom('story')
      .where((e) => e.or(stories.map((s) => e.and([e('match', '=', s.match), e('first_event', '>=', s.first_event)]))))
      .execute()
    await trx.insertInto('story').values(stories).execute()
  }
  return batch.map(({ match }) => (kept.has(match) ? 'kept' : 'conflict'))
}

/** Moves each match on from the number its writer knew. A match that has moved already is left alone. */
async function moveHeads(trx: Transaction<Schema>, batch: readonly Append[]): Promise<Set<string>> {
  // In the order of ids, so that two processes seldom wait for each other crosswise.
  const sorted = [...batch].sort((a, b) => (a.match < b.match ? -1 : 1))
  const column = <T>(read: (append: Append) => T): T[] => sorted.map(read)
  const heads = sorted.map(({ head, match }) => {
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
      ${column(({ after, lines }) => after + lines.length)}::int[],
      ${heads.map((head) => head.status)}::text[],
      ${heads.map((head) => head.changed_at)}::bigint[],
      ${heads.map((head) => head.wake_at)}::bigint[],
      ${heads.map((head) => head.free_seats)}::int[],
      ${heads.map((head) => head.summary)}::text[]
    ) as n(id, after, seq, status, changed_at, wake_at, free_seats, summary)
    where m.id = n.id and m.last_seq = n.after
    returning m.id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

async function insertLines(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const lines = appends.flatMap((append) => append.lines)
  if (lines.length === 0) return
  await sql`
    insert into line (match, seq, at, kind, person, client_id, body, hash)
    select * from unnest(
      ${lines.map(({ match }) => match)}::text[],
      ${lines.map(({ seq }) => seq)}::int[],
      ${lines.map(({ at }) => at)}::bigint[],
      ${lines.map(({ kind }) => kind)}::text[],
      ${lines.map(({ person }) => person)}::text[],
      ${lines.map(({ client_id }) => client_id)}::text[],
      ${lines.map(({ body }) => body)}::text[],
      ${lines.map(({ hash }) => hash)}::text[]
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
