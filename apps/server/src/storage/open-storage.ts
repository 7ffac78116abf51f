import { join } from 'node:path'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** Where a server keeps its matches. */
export interface StoragePlace {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** The database file inside the data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'sablier.sqlite')

/** Opens PostgreSQL if an address is given, otherwise the file in the data folder. */
export async function openStorage(place: StoragePlace, onLost?: (error: Error) => void): Promise<Storage> {
  if (place.databaseUrl === null) return openSqlite(sqliteFile(place.dataDir))
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place.databaseUrl, onLost)
}
