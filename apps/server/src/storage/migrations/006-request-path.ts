import type { Kysely } from 'kysely'

/** Indexes for the queries of every visit: none of them may read a whole table. */
export async function requestPath(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('match_lobby_all').on('match').columns(['visibility', 'changed_at']).execute()
  await db.schema.createIndex('match_lobby_game').on('match').columns(['visibility', 'game', 'changed_at']).execute()
  await db.schema.createIndex('token_expiry').on('token').column('expires_at').execute()
}
