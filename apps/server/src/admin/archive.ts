import * as v from 'valibot'
import type { CheckpointRow, LineRow, MatchRow, SeatRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export const ARCHIVE_FORMAT = 'sablier-archive-1'

/** A whole table in one JSON file, secrets included: what one server hands to another. */
export interface TableArchive {
  readonly format: typeof ARCHIVE_FORMAT
  readonly match: MatchRow
  readonly lines: readonly LineRow[]
  readonly checkpoint: CheckpointRow | null
  readonly seats: readonly SeatRow[]
}
const Outline = v.looseObject({
  format: v.literal(ARCHIVE_FORMAT),
  match: v.looseObject({ id: v.string(), game: v.string(), last_seq: v.number() }),
  lines: v.array(v.looseObject({ match: v.string(), seq: v.number(), kind: v.string(), body: v.string() })),
  checkpoint: v.nullable(v.looseObject({ match: v.string(), state: v.string() })),
  seats: v.array(v.looseObject({ seat: v.number(), person: v.string() })),
})

/** Writes a table down. */
export async function exportTable(storage: Storage, id: string): Promise<TableArchive> {
  const match = await storage.match(id)
  if (!match) throw new Error(`There is no table ${id}`)
  const seats = await storage.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute()
  const checkpoint = (await storage.checkpoint(id)) ?? null
  const lines = await storage.lines(id)
  return { format: ARCHIVE_FORMAT, match: { ...match, last_seq: lines.length }, lines, checkpoint, seats }
}

/** Reads an archive; says what is wrong with it. */
export function parseArchive(text: string): TableArchive {
  const parsed = v.safeParse(Outline, JSON.parse(text))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`The archive is not one: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
  }
  const archive = parsed.output as unknown as TableArchive
  const complete = archive.lines.every(({ seq, match }, i) => seq === i + 1 && match === archive.match.id)
  if (!complete || archive.lines.length !== archive.match.last_seq) throw new Error('The archive misses lines')
  return archive
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
      lines,
      head: match,
      create: { ...match, last_seq: 0 },
      owners,
      // Its story is not in the archive: it is replayed once and stored anew.
      ...(checkpoint ? { checkpoint: { ...checkpoint, bookmark: null } } : {}),
    },
  ])
  return match.id
}
