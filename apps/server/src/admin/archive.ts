import * as v from 'valibot'
import type { CheckpointRow, LogEntryRow, MatchRow, SeatRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ARCHIVE_FORMAT, ArchivedMatch, archiveOf, faultAt, parsed } from './archive-schema.ts'

/** A whole table in one JSON file, secrets included: what one server hands to another. */
export interface TableArchive {
  readonly format: typeof ARCHIVE_FORMAT
  readonly match: MatchRow
  /** The log; its name in the file is older than its name here. */
  readonly lines: readonly LogEntryRow[]
  readonly checkpoint: CheckpointRow | null
  readonly seats: readonly SeatRow[]
}

/** Writes a table down. */
export async function exportTable(storage: Storage, id: string): Promise<TableArchive> {
  const match = await storage.match(id)
  if (!match) throw new Error(`There is no table ${id}`)
  const seats = await storage.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute()
  const checkpoint = (await storage.checkpoint(id)) ?? null
  const lines = await storage.logEntries(id)
  return {
    format: ARCHIVE_FORMAT,
    match: { ...match, last_seq: lines.length, opened_from: null, join_code: null },
    lines,
    checkpoint,
    seats,
  }
}

/** Reads an archive; says what is wrong with it. */
export function parseArchive(text: string): TableArchive {
  const file = parsed(text)
  if (file === null) throw new Error('The archive is not one: file: Not JSON')
  const { match } = checked(ArchivedMatch, file)
  const archive = checked(archiveOf(match.id, match.seats), file)
  const complete = archive.lines.every(({ seq }, i) => seq === i + 1)
  if (!complete || archive.lines.length !== match.last_seq) throw new Error('The archive misses lines')
  return archive
}
function checked<S extends v.GenericSchema>(schema: S, file: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, file)
  if (!success) throw new Error(`The archive is not one: ${faultAt(issues[0])}`)
  return output
}

/** Puts a table into this storage. A table that is there already is left alone. */
export async function importTable(storage: Storage, archive: TableArchive): Promise<string> {
  const { match, lines, checkpoint, seats } = archive
  if (await storage.match(match.id)) throw new Error(`There is a table ${match.id} already`)
  const owners = Array.from({ length: match.seats }, (_, seat) => seats.find((s) => s.seat === seat)?.person ?? null)
  await storage.append([
    {
      match: match.id,
      after: 0,
      logEntries: lines,
      lobbyRow: match,
      create: { ...match, last_seq: 0 },
      owners,
      // Its event log is not in the archive: it is replayed once and stored anew.
      ...(checkpoint ? { checkpoint: { ...checkpoint, resume_point: null } } : {}),
    },
  ])
  return match.id
}
