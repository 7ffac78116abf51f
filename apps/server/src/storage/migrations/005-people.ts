import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../is-sqlite.ts'

/** Relations between people, reports, renamings, and where tables were opened from. */
export async function relations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('opened_from', 'text').execute()
  await db.schema.createIndex('match_opened_from').on('match').columns(['opened_from', 'status']).execute()
  await db.schema.createIndex('match_created_by').on('match').columns(['created_by', 'status']).execute()
  await db.schema.alterTable('session').addColumn('hidden_name', 'text').execute()
  await db.schema.alterTable('token').addColumn('person', 'text').execute()
  await db.schema.createIndex('token_person').on('token').column('person').execute()
  await relationTable(db)
  await reportTables(db)
  // Finds a person's talk without reading every log; answers, the bulk of a log, are not in the index.
  const log = isSqlite(db) ? sql`kept_line` : sql`line`
  await sql`create index line_talk on ${log} (person) where kind in ('chat', 'phrase')`.execute(db)
  // Tables that nobody has begun are looked after from now on.
  await sql`update match set wake_at = changed_at + 86400000 where status = 'open' and wake_at is null`.execute(db)
}

async function relationTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relation')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('other', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('relation_place', ['person', 'other', 'kind'])
    .execute()
  await db.schema.createIndex('relation_other').on('relation').columns(['other', 'kind']).execute()
}

async function reportTables(db: Kysely<unknown>): Promise<void> {
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
}
