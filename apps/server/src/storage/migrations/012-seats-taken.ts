import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../is-sqlite.ts'

/** Finds the tables where somebody once sat, also after they left: their name is still in the log. */
export async function seatsTaken(db: Kysely<unknown>): Promise<void> {
  const log = isSqlite(db) ? sql`kept_log_entry` : sql`log_entry`
  await sql`create index log_entry_seat_taken on ${log} (person) where kind in ('sat', 'moved')`.execute(db)
}
