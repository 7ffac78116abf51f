import { Clock, Count, GameId, Id, Options, SeatNumber, TableStatus, TableSummary, Visibility } from '@sablier/protocol'
import * as v from 'valibot'

export const ARCHIVE_FORMAT = 'sablier-archive-1'

const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const Text = v.pipe(v.string(), v.minLength(1))

/** The JSON text of an object. The text stays as it is. */
const json = (inside: v.GenericSchema) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && faultIn(dataset.value, inside)
      if (message) addIssue({ message })
    }),
  )
function faultIn(text: string, inside: v.GenericSchema): string | null {
  const value = parsed(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return 'Not the JSON of an object'
  const { issues } = v.safeParse(inside, value)
  return issues ? faultAt(issues[0]) : null
}
/** The value of a JSON text; null: it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
/** Where something is wrong, and what. */
export function faultAt(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${issue.message}`
}

/** The seats as the lobby shows them; missing for tables not touched since this was added. */
const Summary = v.object({
  seats: v.exactOptional(TableSummary.entries.seats),
  owners: v.exactOptional(v.array(v.nullable(v.string()))),
  waiting: v.exactOptional(v.array(SeatNumber)),
})
const Match = v.object({
  id: Id,
  game: GameId,
  rules_version: Text,
  content_hash: Text,
  seats: Seats,
  options: json(Options),
  visibility: Visibility,
  clock: json(Clock),
  invite: Text,
  secret: Text,
  commitment: Text,
  created_by: Text,
  created_at: Time,
  status: TableStatus,
  changed_at: Time,
  wake_at: v.nullable(Time),
  last_seq: Count,
  free_seats: v.pipe(Count, v.maxValue(12)),
  summary: json(Summary),
  // Not handed on, and older servers did not write them.
  opened_from: v.optional(v.null(), null),
  join_code: v.optional(v.null(), null),
})

/** The table of an archive. */
export const ArchivedMatch = v.object({ format: v.literal(ARCHIVE_FORMAT), match: Match })

/** The whole archive of a table with this id and so many seats. */
export function archiveOf(id: string, seats: number) {
  const match = v.literal(id)
  const seat = v.pipe(SeatNumber, v.maxValue(seats - 1))
  const LogEntry = v.object({
    match,
    seq: Count,
    at: Time,
    kind: Text,
    person: v.nullable(v.string()),
    client_id: v.nullable(v.string()),
    body: json(v.object({ seat: v.exactOptional(v.nullable(seat)) })),
    hash: v.nullable(v.string()),
  })
  const Checkpoint = v.object({
    match,
    rules_version: Text,
    entries: Count,
    state: json(v.object({})),
    // Older servers did not write it.
    resume_point: v.optional(v.nullable(v.string()), null),
  })
  return v.object({
    ...ArchivedMatch.entries,
    lines: v.array(LogEntry),
    checkpoint: v.nullable(Checkpoint),
    seats: v.array(v.object({ match, seat, person: Text })),
  })
}
