import type { Kysely } from 'kysely'

/** Puts the status into the index: few tables of a game wait to begin, thousands are over. */
export async function lobby(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('match_lobby_game_status')
    .on('match')
    .columns(['visibility', 'game', 'status', 'changed_at'])
    .execute()
  await db.schema.createIndex('match_changed').on('match').column('changed_at').execute()
}
