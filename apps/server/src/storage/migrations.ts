import { type Kysely, type Migration, Migrator } from 'kysely'
import { tables } from './migrations/001-tables.ts'
import { people } from './migrations/002-people.ts'
import { waking } from './migrations/003-waking.ts'
import { freshLog } from './migrations/004-fresh-log.ts'
import { relations } from './migrations/005-people.ts'
import { requestPath } from './migrations/006-request-path.ts'
import { plainNames } from './migrations/007-plain-names.ts'
import { mutes } from './migrations/008-mutes.ts'
import { operator } from './migrations/009-operator.ts'
import { lobby } from './migrations/010-lobby.ts'
import { joinCodes } from './migrations/011-join-codes.ts'
import { seatsTaken } from './migrations/012-seats-taken.ts'
import type { Schema } from './schema.ts'

/** Leads from an empty database to the present schema. A released migration never changes; add a new one. */
const STEPS: Readonly<Record<string, Migration['up']>> = {
  '001-tables': tables,
  '002-people': people,
  '003-waking': waking,
  '004-fresh-lines': freshLog,
  '005-people': relations,
  '006-request-path': requestPath,
  '007-plain-names': plainNames,
  '008-mutes': mutes,
  '009-operator': operator,
  '010-lobby': lobby,
  '011-join-codes': joinCodes,
  '012-seats-taken': seatsTaken,
}
const MIGRATIONS = Object.fromEntries(Object.entries(STEPS).map(([name, up]) => [name, { up }]))

const migratorOf = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/** Whether the database has the present schema. */
export async function isPresent(db: Kysely<Schema>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)
}
/** Brings the database to the present schema. Several processes may start at once. */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
