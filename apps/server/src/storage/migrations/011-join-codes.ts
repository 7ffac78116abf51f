import type { Kysely } from 'kysely'

/** Finds a table by its short code without reading all tables. Tables that are already open get no code. */
export async function joinCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('join_code', 'text').execute()
  await db.schema.createIndex('match_join_code').on('match').column('join_code').execute()
}
