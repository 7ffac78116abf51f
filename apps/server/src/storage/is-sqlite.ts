import { type Kysely, SqliteAdapter } from 'kysely'

/** SQLite can keep a log in the order of its key, which halves what an answer writes. */
export const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter
