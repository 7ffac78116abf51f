import type { Kysely } from 'kysely'

/** Bans, refusals, and the ages that clean-up asks for. */
export async function operator(db: Kysely<unknown>): Promise<void> {
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
  // Clean-up finds rows by their age.
  await db.schema.createIndex('match_age').on('match').columns(['status', 'changed_at']).execute()
  await db.schema.createIndex('session_seen').on('session').column('seen_at').execute()
}
