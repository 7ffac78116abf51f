import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { createPrivately } from '../storage/private-file.ts'

/** Another server works in the folder. Two on one file would not hear each other. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  constructor(folder: string) {
    super(
      `another server is using ${folder}. Stop it first, or give this one a folder of its own (DATA_DIR). ` +
        'Several servers can share a PostgreSQL (DATABASE_URL and REDIS_URL).',
    )
  }
}

/**
 * Keeps other servers out of a data folder until it is released. The operating system drops the lock with the process,
 * so a server that was killed leaves nothing behind. Backups and the operator's commands do not take it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  createPrivately(file)
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma journal_mode = delete')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DataFolderInUse(folder)
    throw error
  }
  return () => lock.close()
}
