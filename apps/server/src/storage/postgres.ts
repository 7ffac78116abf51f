import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import { postgresAppender, postgresRemover } from './postgres-append.ts'
import type { Schema } from './schema.ts'
import { Storage } from './storage.ts'

/** Times are whole milliseconds, far below the limit of exact numbers. */
const INT8 = 20

/** Opens a PostgreSQL database that several server processes may share. */
export async function openPostgres(url: string, onLost: (error: Error) => void = () => {}): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that dies, idle or between two steps of a transaction, must not take the process with it: the next query opens another.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new Storage('postgres', db, { append: postgresAppender(db), keepLobbyRows: null, remove: postgresRemover(db) })
}
