import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../is-sqlite.ts'

/** Renames tables and columns after the glossary: log entries, event log, resume point. */
export async function plainNames(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    const columns = sql.raw('match, seq, at, kind, person, client_id, body, hash')
    await sql`drop view line`.execute(db)
    await sql`alter table kept_line rename to kept_log_entry`.execute(db)
    await sql`alter table fresh_line rename to fresh_log_entry`.execute(db)
    await sql`create view log_entry as
      select ${columns} from kept_log_entry union all select ${columns} from fresh_log_entry`.execute(db)
    await sql`create trigger log_entry_restored instead of insert on log_entry begin
      insert into kept_log_entry (${columns})
      values (new.match, new.seq, new.at, new.kind, new.person, new.client_id, new.body, new.hash); end`.execute(db)
  } else await sql`alter table line rename to log_entry`.execute(db)
  await sql`alter table story rename to event_log`.execute(db)
  await sql`alter table checkpoint rename column bookmark to resume_point`.execute(db)
  await sql`update checkpoint set resume_point =
    replace(replace(resume_point, '"told":', '"eventCount":'), '"line":', '"undoLimit":')`.execute(db)
}
