import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../is-sqlite.ts'

/** Matches with their logs, checkpoints and seats. */
export async function tables(db: Kysely<unknown>): Promise<void> {
  await matchTable(db)
  await logTable(db)
  await checkpointTable(db)
  await seatTable(db)
}

async function matchTable(db: Kysely<unknown>): Promise<void> {
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
}

async function logTable(db: Kysely<unknown>): Promise<void> {
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
}

async function checkpointTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkpoint')
    .addColumn('match', 'text', (c) => c.primaryKey())
    .addColumn('rules_version', 'text', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute()
}

async function seatTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seat')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_place', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seat_person').on('seat').column('person').execute()
}
