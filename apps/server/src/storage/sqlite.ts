import { DatabaseSync } from '@photostructure/sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isPresent, migrate } from './migrations.ts'
import { createPrivately } from './private-file.ts'
import type { Schema } from './schema.ts'
import { SqliteAppender } from './sqlite-append.ts'
import { Storage } from './storage.ts'

/** So many statements are kept prepared: preparing one takes longer than most of them run. */
const STATEMENTS = 200

/** Opens the embedded database in a file, or in memory for a test. */
export async function openSqlite(file: string): Promise<Storage> {
  if (file !== ':memory:') createPrivately(file)
  const raw = new DatabaseSync(file)
  raw.exec('pragma journal_mode = wal')
  // An answer is on the disk before anybody sees its effect.
  raw.exec('pragma synchronous = full')
  raw.exec('pragma busy_timeout = 5000')
  // Tables grow side by side: a page that is written back to the file less often has taken in more lines by then. But
  // everybody waits while pages are written back: twice as many cost no less and held a move up twice as long.
  raw.exec('pragma wal_autocheckpoint = 4000')
  raw.exec('pragma cache_size = -16000')
  raw.exec('pragma foreign_keys = on')
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS })
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => {
          // Leaves one file behind, even while statements are still waiting to be collected.
          raw.exec('pragma wal_checkpoint(truncate)')
          raw.close()
        },
        prepare(text) {
          const known = statements.get(text) ?? statementFor(raw, text)
          statements.set(text, known)
          return known
        },
      },
    }),
  })
  await migrateAtOnce(raw, db)
  return new Storage('sqlite', db, new SqliteAppender(raw))
}

/** A statement for one query at a time; what is read bit by bit has one of its own. */
function statementFor(raw: InstanceType<typeof DatabaseSync>, text: string): SqliteStatement {
  const statement = raw.prepare(text)
  const values = (parameters: readonly unknown[]) => parameters as never[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)) as { changes: number; lastInsertRowid: number },
    iterate: (parameters) => raw.prepare(text).iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

/** All steps or none: a server that falls between two of them, or meets another one at it, finds a schema that it knows. */
async function migrateAtOnce(raw: InstanceType<typeof DatabaseSync>, db: Kysely<Schema>): Promise<void> {
  if (await isPresent(db)) return
  raw.exec('begin immediate')
  try {
    await migrate(db)
    raw.exec('commit')
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  }
}
