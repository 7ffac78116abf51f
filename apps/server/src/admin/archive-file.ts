import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Storage } from '../storage/storage.ts'
import { loadCore } from '../tables/load-core.ts'
import type { GameShelf } from '../tables/shelf.ts'
import { exportTable, parseArchive, type TableArchive } from './archive.ts'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/** Reads a table from a file, compressed or not; says what is wrong with it. */
export async function readArchive(file: string): Promise<TableArchive> {
  const bytes = await readFile(file)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  return parseArchive((isZipped ? await unzip(bytes) : bytes).toString('utf8'))
}

/** The fault of the game in an archive; null: it replays, with every hash. */
export async function archiveFault(archive: TableArchive, shelf: GameShelf): Promise<string | null> {
  const { match, lines, checkpoint } = archive
  const stored = {
    match: async () => match,
    checkpoint: async () => checkpoint ?? undefined,
    logEntries: async () => [...lines],
    eventLog: async () => [],
  }
  const { state } = (await loadCore(stored, shelf, match.id, { whole: true })).core
  return state.status === 'read-only' ? state.reason : null
}

/**
 * Writes a table to a file and deletes it from the storage. The file is read again and replayed first: what does not
 * come back as it was stays in the storage.
 */
export async function archiveTable(storage: Storage, shelf: GameShelf, id: string, folder: string): Promise<string> {
  const archive = await exportTable(storage, id)
  const month = new Date(archive.match.changed_at).toISOString().slice(0, 7)
  const file = join(folder, month, `${id}.json.gz`)
  await mkdir(join(folder, month), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  try {
    await writeFile(part, await zip(JSON.stringify(archive)), { mode: 0o600, flush: true })
    const read = await readArchive(part)
    const [before, after] = await Promise.all([archiveFault(archive, shelf), archiveFault(read, shelf)])
    if (read.lines.length !== archive.lines.length || before !== after)
      throw new Error(`The archive of ${id} does not come back as it was: ${after ?? 'lines are missing'}`)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  await storage.remove(id)
  return file
}
