import type { Kysely } from 'kysely'

/** What a sleeping table needs to go on without a replay. */
export async function waking(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkpoint').addColumn('bookmark', 'text').execute()
  await db.schema
    .createTable('story')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('first_event', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('story_place', ['match', 'first_event'])
    .execute()
}
