import { type Kysely, sql } from 'kysely'
import { nextTurn } from '../run/turns.ts'
import type { LogEntryRow, MatchRow, Schema } from './schema.ts'

/** How somebody is called in logs who has had themselves forgotten. */
export const FORGOTTEN = '—'

/** What somebody said. It is written as in the index of talk, which is not found by values that are given later. */
export const IS_TALK = sql<boolean>`kind in ('chat', 'phrase')`
/** How somebody came to a seat, written as in its index. */
const HAS_COME = sql<boolean>`kind in ('sat', 'moved')`

/** The replacement for a person in logs and lobby rows. */
export interface Rewriting {
  readonly person: string
  readonly name: string
  /** Whether what they said goes too. */
  readonly withoutTalk: boolean
}

/** Rewrites how a person is called, and what they said, wherever it is kept. The games themselves do not know it. */
export async function rewritePerson(db: Kysely<Schema>, isSqlite: boolean, rewriting: Rewriting): Promise<string[]> {
  const ids = await tablesThatName(db, rewriting.person)
  for (const id of ids) {
    await nextTurn()
    const rows = await db
      .selectFrom('log_entry')
      .selectAll()
      .where('match', '=', id)
      .where('body', 'like', `%${rewriting.person}%`)
      .execute()
    for (const row of rows) await rewriteRow(db, isSqlite, row, rewriting)
    await rewriteSummary(db, id, rewriting)
    // A seat was kept for them there, whether they came or not.
    for (const next of await rematchesOf(db, id)) ids.add(next)
  }
  return [...ids]
}

/** Where a person sits or has sat, what they have opened, and where they have spoken. */
async function tablesThatName(db: Kysely<Schema>, person: string): Promise<Set<string>> {
  const seats = db.selectFrom('seat').select('match').where('person', '=', person)
  const opened = db.selectFrom('match').select('id as match').where('created_by', '=', person)
  const lines = [IS_TALK, HAS_COME].map((kinds) =>
    db.selectFrom('log_entry').select('match').distinct().where('person', '=', person).where(kinds),
  )
  const found = await Promise.all([seats, opened, ...lines].map((query) => query.execute()))
  return new Set(found.flat().map(({ match }) => match))
}
async function rematchesOf(db: Kysely<Schema>, match: string): Promise<string[]> {
  const rows = await db
    .selectFrom('log_entry')
    .select('body')
    .where('match', '=', match)
    .where('kind', '=', 'rematch')
    .execute()
  return rows.map(({ body }) => (JSON.parse(body) as { table: string }).table)
}

/** How many lines of a log still name a person as they were called, or say what they said. */
export async function lateLines(db: Kysely<Schema>, rewriting: Rewriting): Promise<number> {
  const queries = [IS_TALK, HAS_COME].map((kinds) =>
    db.selectFrom('log_entry').selectAll().where('person', '=', rewriting.person).where(kinds).execute(),
  )
  const rows = (await Promise.all(queries)).flat()
  return rows.filter((row) => bodyAfter(row, rewriting) !== row.body).length
}

async function rewriteRow(
  db: Kysely<Schema>,
  isSqlite: boolean,
  row: LogEntryRow,
  rewriting: Rewriting,
): Promise<void> {
  const body = bodyAfter(row, rewriting)
  if (body === row.body) return
  // Somebody may have played a thousand games and said a thousand things at each: the others do not wait for all of them.
  await nextTurn()
  const logs = isSqlite ? ['kept_log_entry', 'fresh_log_entry'] : ['log_entry']
  for (const log of logs)
    await sql`update ${sql.table(log)} set body = ${body} where match = ${row.match} and seq = ${row.seq}`.execute(db)
}
function bodyAfter({ kind, body }: LogEntryRow, { person, name, withoutTalk }: Rewriting): string {
  const read = JSON.parse(body) as Record<string, unknown>
  for (const key of ['by', 'to', 'person']) {
    const named = read[key]
    if (isPerson(named) && named.id === person) read[key] = { ...named, name }
  }
  if (withoutTalk && kind === 'chat' && isPerson(read['by']) && read['by'].id === person) read['text'] = '…'
  return JSON.stringify(read)
}
const isPerson = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

async function rewriteSummary(db: Kysely<Schema>, id: string, { person, name }: Rewriting): Promise<void> {
  const row: Pick<MatchRow, 'summary'> | undefined = await db
    .selectFrom('match')
    .select('summary')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const summary = JSON.parse(row.summary) as { owners?: (string | null)[]; seats?: ({ name: string } | null)[] }
  const seats = summary.seats?.map((seat, i) => (seat && summary.owners?.[i] === person ? { ...seat, name } : seat))
  await db
    .updateTable('match')
    .set({ summary: JSON.stringify({ ...summary, seats }) })
    .where('id', '=', id)
    .execute()
}
