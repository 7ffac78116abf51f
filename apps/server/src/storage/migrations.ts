import { type Kysely, type Migration, Migrator, SqliteAdapter, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** SQLite can keep a log in the order of its key, which halves what an answer writes. */
const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** Steps from an empty database to the present schema. A step that was released never changes; a new one is added. */
const STEPS: Record<string, Migration> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules_version', 'text', (c) => c.notNull())
        .addColumn('content_hash', 'text', (c) => c.notNull())
        .addColumn('seats', 'integer', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('visibility', 'text', (c) => c.notNull())
        .addColumn('clock', 'text', (c) => c.notNull())
        .addColumn('invite', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('created_by', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .addColumn('wake_at', 'bigint')
        .addColumn('last_seq', 'integer', (c) => c.notNull())
        .addColumn('free_seats', 'integer', (c) => c.notNull())
        .addColumn('summary', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('match_lobby').on('match').columns(['visibility', 'status', 'changed_at']).execute()
      await db.schema.createIndex('match_wake').on('match').column('wake_at').execute()
      await db.schema
        .createTable('line')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('client_id', 'text')
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('hash', 'text')
        .addPrimaryKeyConstraint('line_place', ['match', 'seq'])
        .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
        .execute()
      await db.schema
        .createTable('checkpoint')
        .addColumn('match', 'text', (c) => c.primaryKey())
        .addColumn('rules_version', 'text', (c) => c.notNull())
        .addColumn('entries', 'integer', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('seat')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seat_place', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('seat_person').on('seat').column('person').execute()
    },
  },
  '002-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('webhook', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('token')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('passkey_person').on('passkey').column('person').execute()
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '003-waking': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('checkpoint').addColumn('bookmark', 'text').execute()
      await db.schema
        .createTable('story')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('first_event', 'integer', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('events', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('story_place', ['match', 'first_event'])
        .execute()
    },
  },
  '004-fresh-lines': {
    /** SQLite writes a page for each table that has gone on: new lines lie together first, in the order in which they came. */
    async up(db: Kysely<unknown>) {
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
    },
  },
  '005-people': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('match').addColumn('opened_from', 'text').execute()
      await db.schema.createIndex('match_opened_from').on('match').columns(['opened_from', 'status']).execute()
      await db.schema.createIndex('match_created_by').on('match').columns(['created_by', 'status']).execute()
      await db.schema.alterTable('session').addColumn('hidden_name', 'text').execute()
      await db.schema.alterTable('token').addColumn('person', 'text').execute()
      await db.schema.createIndex('token_person').on('token').column('person').execute()
      await db.schema
        .createTable('relation')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('other', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('relation_place', ['person', 'other', 'kind'])
        .execute()
      await db.schema.createIndex('relation_other').on('relation').columns(['other', 'kind']).execute()
      await db.schema
        .createTable('report')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('by', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('match', 'text')
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('talk', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('report_at').on('report').column('at').execute()
      await db.schema.createIndex('report_by').on('report').columns(['by', 'at']).execute()
      await db.schema
        .createTable('renaming')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('renaming_at').on('renaming').column('at').execute()
      // What somebody said is found without reading every log; answers, the most of a log, stay out of it.
      const log = isSqlite(db) ? sql`kept_line` : sql`line`
      await sql`create index line_talk on ${log} (person) where kind in ('chat', 'phrase')`.execute(db)
      // Tables that nobody has begun are looked after from now on.
      await sql`update match set wake_at = changed_at + 86400000 where status = 'open' and wake_at is null`.execute(db)
    },
  },
  '006-request-path': {
    /** What is asked on every visit must not read a whole table of the database. */
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('match_lobby_all').on('match').columns(['visibility', 'changed_at']).execute()
      await db.schema
        .createIndex('match_lobby_game')
        .on('match')
        .columns(['visibility', 'game', 'changed_at'])
        .execute()
      await db.schema.createIndex('token_expiry').on('token').column('expires_at').execute()
    },
  },
  '007-plain-names': {
    /** The log is made of log entries, and what was told of a match is its event log. */
    async up(db: Kysely<unknown>) {
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
    },
  },
  '008-mutes': {
    /** Whom people do not hear was kept by each table; the last word about a person counts for all tables. */
    async up(db: Kysely<unknown>) {
      const { rows } = await sql<{ at: number; body: string }>`
        select at, body from log_entry where kind = 'muted' order by at, match, seq`.execute(db)
      const last = new Map<string, { by: string; person: string; muted: boolean; at: number }>()
      for (const { at, body } of rows) {
        const read = JSON.parse(body) as { by: string; person: string; muted: boolean }
        last.set(`${read.by} ${read.person}`, { ...read, at })
      }
      for (const { by, person, muted, at } of last.values())
        if (muted)
          await sql`insert into relation (person, other, kind, at) values (${by}, ${person}, 'mute', ${at})
            on conflict do nothing`.execute(db)
    },
  },
  '009-operator': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ban')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('ban_place', ['kind', 'value'])
        .execute()
      await db.schema
        .createTable('refusal')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('place', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('refusal_at').on('refusal').column('at').execute()
      // What is cleared away is found by its age.
      await db.schema.createIndex('match_age').on('match').columns(['status', 'changed_at']).execute()
      await db.schema.createIndex('session_seen').on('session').column('seen_at').execute()
    },
  },
  '010-lobby': {
    /** Few tables of a game wait to begin, and thousands are over: the state has to be in the index. */
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('match_lobby_game_status')
        .on('match')
        .columns(['visibility', 'game', 'status', 'changed_at'])
        .execute()
      await db.schema.createIndex('match_changed').on('match').column('changed_at').execute()
    },
  },
  '011-join-codes': {
    /** A table is found by its short code without looking at all others. Those that wait already get no code. */
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('match').addColumn('join_code', 'text').execute()
      await db.schema.createIndex('match_join_code').on('match').column('join_code').execute()
    },
  },
  '012-seats-taken': {
    /** Where somebody has sat is found also after they have got up: their name stands in that log. */
    async up(db: Kysely<unknown>) {
      const log = isSqlite(db) ? sql`kept_log_entry` : sql`log_entry`
      await sql`create index log_entry_seat_taken on ${log} (person) where kind in ('sat', 'moved')`.execute(db)
    },
  },
}

const migratorOf = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => STEPS } })

/** Whether the database has the present schema. */
export async function isPresent(db: Kysely<Schema>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)
}
/** Brings the database to the present schema. Several processes may start at once. */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
