import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline as piped, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { type CheckpointRow, type Schema, TABLE_NAMES } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

const BACKUP_FORMAT = 'sablier-backup-1'
const PAGE = 500
type TableName = (typeof TABLE_NAMES)[number]
type Row = Schema[TableName]

/** How many rows of each table were written or read. */
export type RowCounts = Record<string, number>

/** The columns that identify a row of each table. */
const KEYS: { readonly [T in TableName]: readonly (keyof Schema[T] & string)[] } = {
  setting: ['name'],
  session: ['id'],
  passkey: ['id'],
  token: ['hash'],
  match: ['id'],
  log_entry: ['match', 'seq'],
  checkpoint: ['match'],
  event_log: ['match', 'first_event'],
  seat: ['match', 'seat'],
  relation: ['person', 'other', 'kind'],
  report: ['id'],
  renaming: ['id'],
  ban: ['kind', 'value'],
}

/** Writes everything into one compressed file, at one moment, while the server goes on. SQLite and PostgreSQL read it alike. */
export async function backUp(storage: Storage, file: string): Promise<RowCounts> {
  const counts: RowCounts = {}
  const part = `${file}.part`
  const isolation =
    storage.kind === 'postgres'
      ? storage.db.transaction().setIsolationLevel('repeatable read')
      : storage.db.transaction()
  try {
    await isolation.execute(async (trx) => {
      await pipeline(Readable.from(linesOf(trx, counts)), createGzip(), createWriteStream(part, { mode: 0o600 }))
    })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return counts
}

async function* linesOf(db: Kysely<Schema>, counts: RowCounts): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: BACKUP_FORMAT })}\n`
  for (const table of TABLE_NAMES) {
    let count = 0
    for (let rows = await pageOf(db, table); rows.length > 0; rows = await pageOf(db, table, rows.at(-1))) {
      for (const row of rows) yield `${JSON.stringify([table, row])}\n`
      count += rows.length
    }
    counts[table] = count
  }
  yield `${JSON.stringify({ end: counts })}\n`
}

/** The next rows of a table, in the order of its keys. Counting off those before would take longer with every page. */
async function pageOf(db: Kysely<Schema>, table: TableName, after?: Row): Promise<Row[]> {
  const keys: readonly string[] = KEYS[table]
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  const last = keys.map((key) => after?.[key as keyof Row])
  const behind = after ? sql`where (${columns}) > (${sql.join(last)})` : sql``
  const page = sql<Row>`select * from ${sql.table(table)} ${behind} order by ${columns} limit ${PAGE}`
  return (await page.execute(db)).rows
}

/** Names of older backups. */
const RENAMED = new Map<string, TableName>([
  ['line', 'log_entry'],
  ['story', 'event_log'],
])
/** A row of a backup under the names of the present schema. A resume point of an older server is left out: its table is replayed once. */
function presentRow([table, row]: [TableName, Row]): [TableName, Row] {
  const present = RENAMED.get(table) ?? table
  if (present !== 'checkpoint' || 'resume_point' in row) return [present, row]
  const columns = Object.entries(row).filter(([column]) => column !== 'bookmark')
  return [present, Object.fromEntries([...columns, ['resume_point', null]]) as unknown as CheckpointRow]
}

/** Fills an empty storage from a backup: all of it or nothing. */
export async function restore(storage: Storage, file: string): Promise<RowCounts> {
  await mustBeEmpty(storage)
  return storage.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setting').execute()
    const writer = new RowWriter(trx)
    for await (const row of rowsOf(file)) await writer.add(row)
    await writer.flush()
    // A log may have been ahead of its head; this storage never lets it.
    if (!storage.keepLobbyRows)
      await sql`update match set last_seq = (select max(log_entry.seq) from log_entry where log_entry.match = match.id)`.execute(
        trx,
      )
    return writer.counts
  })
}

async function mustBeEmpty({ db }: Storage): Promise<void> {
  const count = db.selectFrom('match').select((e) => e.fn.countAll<number>().as('n'))
  const { n } = await count.executeTakeFirstOrThrow()
  if (Number(n) > 0) throw new Error('The storage is not empty: restore into a new one')
}

/** The rows of a backup, one after the other. Throws if the file is not a backup, or ends before its last line. */
async function* rowsOf(file: string): AsyncGenerator<[TableName, Row]> {
  // A broken file is an error of its reader: `for await` throws it.
  const input = piped(createReadStream(file), createGunzip(), () => undefined)
  let isFirst = true
  let isWhole = false
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value = JSON.parse(text) as { format?: string; end?: RowCounts } | [TableName, Row]
    if (isFirst && (Array.isArray(value) || value.format !== BACKUP_FORMAT)) throw new Error('This is not a backup')
    isFirst = false
    if (Array.isArray(value)) yield presentRow(value)
    else isWhole ||= value.end !== undefined
  }
  if (!isWhole) throw new Error('The backup is cut off: nothing was restored')
}

/** Inserts rows a hundred at a time, and counts them. */
class RowWriter {
  readonly counts: RowCounts = {}
  private table: TableName | null = null
  private rows: Row[] = []

  constructor(private readonly db: Kysely<Schema>) {}

  async add([table, row]: [TableName, Row]): Promise<void> {
    if (!TABLE_NAMES.includes(table)) throw new Error(`The backup has an unknown table ${table}`)
    if (table !== this.table || this.rows.length >= 100) await this.flush()
    this.table = table
    this.rows.push(row)
  }
  async flush(): Promise<void> {
    const { table, rows } = this
    if (table === null) return
    if (rows.length > 0)
      await this.db
        .insertInto(table)
        .values(rows as never)
        .execute()
    this.counts[table] = (this.counts[table] ?? 0) + rows.length
    this.rows = []
  }
}
