import { type Kysely, sql } from 'kysely'
import { nextTurn } from '../run/turns.ts'
import type { LogEntryRow, MatchRow, Schema } from './schema.ts'

/** How somebody is called in logs who has had themselves forgotten. */
export const FORGOTTEN = '—'

/** What somebody said. It is written as in the index of talk, which is not found by values that are given later. */
export const IS_TALK = sql<boolean>`kind in ('chat', 'phrase')`

/** What is to stand in logs and lobby rows in the place of a person. */
export interface Rewriting {
  readonly person: string
  readonly name: string
  /** Whether what they said goes too. */
  readonly withoutTalk: boolean
}

/** Rewrites how a person is called, and what they said, wherever it is kept. The games themselves do not know it. */
export async function rewritePerson(db: Kysely<Schema>, isSqlite: boolean, rewriting: Rewriting): Promise<string[]> {
  const { person } = rewriting
  const seats = await db.selectFrom('seat').select('match').where('person', '=', person).execute()
  const said = await db
    .selectFrom('log_entry')
    .select('match')
    .distinct()
    .where('person', '=', person)
    .where(IS_TALK)
    .execute()
  const ids = [...new Set([...seats, ...said].map(({ match }) => match))]
  for (const id of ids) {
    await nextTurn()
    const rows = await db
      .selectFrom('log_entry')
      .selectAll()
      .where('match', '=', id)
      .where('body', 'like', `%${person}%`)
      .execute()
    for (const row of rows) await rewriteRow(db, isSqlite, row, rewriting)
    await rewriteSummary(db, id, rewriting)
  }
  return ids
}

/** How many lines of a log still name a person as they were called, or say what they said. */
export async function lateLines(db: Kysely<Schema>, rewriting: Rewriting): Promise<number> {
  const rows = await db
    .selectFrom('log_entry')
    .selectAll()
    .where('person', '=', rewriting.person)
    .where(IS_TALK)
    .execute()
  const seated = await db
    .selectFrom('log_entry')
    .selectAll()
    .where('match', 'in', (q) => q.selectFrom('seat').select('seat.match').where('seat.person', '=', rewriting.person))
    .where('person', '=', rewriting.person)
    .where('kind', '=', 'sat')
    .execute()
  return [...rows, ...seated].filter((row) => bodyAfter(row, rewriting) !== row.body).length
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
