import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../is-sqlite.ts'

/** SQLite writes a page for each match that goes on. New entries are therefore collected in one small table first. */
export async function freshLog(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return
  const columns = sql.raw('match, seq, at, kind, person, client_id, body, hash')
  await sql`alter table line rename to kept_line`.execute(db)
  await sql`create table fresh_line (match text not null, seq integer not null, at bigint not null, kind text not null,
    person text, client_id text, body text not null, hash text)`.execute(db)
  await sql`create view line as select ${columns} from kept_line union all select ${columns} from fresh_line`.execute(
    db,
  )
  await sql`create trigger line_restored instead of insert on line begin
    insert into kept_line (${columns})
    values (new.match, new.seq, new.at, new.kind, new.person, new.client_id, new.body, new.hash); end`.execute(db)
}
