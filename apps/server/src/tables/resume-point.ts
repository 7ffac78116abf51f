import { hashState, Refusal } from '@sablier/kernel'
import * as v from 'valibot'
import type { Append } from '../storage/append.ts'
import type { CheckpointRow, EventLogRow } from '../storage/schema.ts'
import type { TableCore } from './core.ts'
import { packed } from './packed-events.ts'

/** A new position is stored after this many entries. */
const STORE_EVERY = 20

const Whole = v.pipe(v.number(), v.integer())
const ResumePoint = v.object({
  /** The last log entry before it. */
  seq: Whole,
  /** The content hash of the rules. */
  contentHash: v.string(),
  /** The hash of the state at the open ask. */
  stateHash: v.string(),
  /** The number of events when the phase began. */
  eventCount: Whole,
  /** The undo limit when the phase began. */
  undoLimit: Whole,
  askedSince: v.array(Whole),
  since: v.array(v.nullable(Whole)),
  banks: v.array(v.number()),
  /** Older servers did not store it. */
  granted: v.exactOptional(v.array(Whole)),
})
/** How a table stood after a log entry of its log, as far as neither the position nor reading the log tells. */
export type ResumePoint = v.InferOutput<typeof ResumePoint>

/** Reads a stored resume point. */
export function readResumePoint(text: string | null): ResumePoint {
  if (text === null) throw new Refusal('it was stored without a resume point')
  return v.parse(ResumePoint, JSON.parse(text))
}

/** How much of a table is stored: the position and the events before it. */
export interface Stored {
  readonly entries: number
  readonly eventCount: number
  /** The next log entry must store a new position: this one was undone or is no use. */
  readonly stale: boolean
  /** The game is over, and this is its last position with everything that was told before it. */
  readonly isResult?: true
}
export const NOTHING_STORED: Stored = { entries: -1, eventCount: 0, stale: false }

/** A position with the events before it, on its way to the storage. */
interface Position {
  readonly rows: Required<Pick<Append, 'checkpoint' | 'eventLog'>>
  readonly stored: Stored
}

/** The rows to store with new log entries: the position, if the stored one has become old, and the events since that one. */
export function positionDue(core: TableCore): Position | null {
  const { match, stored } = core
  if (!match || core.state.isOver || (!stored.stale && match.phaseBegan < stored.entries + STORE_EVERY)) return null
  return positionOf(core, stored.eventCount)
}
/**
 * What is left of a game that is over besides its log: its last position, and what was told, packed. Whoever looks at it later
 * is answered from that. Null: it is stored already.
 */
export async function resultDue(core: TableCore): Promise<Position | null> {
  const position = core.state.isOver && !core.stored.isResult ? positionOf(core, 0) : null
  if (!position) return null
  const { rows, stored } = position
  const eventLog = { ...rows.eventLog, events: await packed(rows.eventLog.events) }
  return { rows: { ...rows, eventLog }, stored: { ...stored, isResult: true } }
}

/** The position at the beginning of the phase, and the events from the first one on. */
function positionOf(core: TableCore, first: number): Position | null {
  const { match, rules, row, seq } = core
  if (!match || !rules) return null
  const { count, eventCount, state } = match.checkpoint
  const resumePoint: ResumePoint = {
    seq,
    contentHash: rules.contentHash,
    stateHash: hashState(match.table.state),
    eventCount,
    undoLimit: match.undoLimitAt(count),
    askedSince: core.askedSince,
    since: core.time.since,
    banks: core.time.banks,
    granted: core.time.granted,
  }
  const checkpoint: CheckpointRow = {
    match: row.id,
    rules_version: rules.version,
    entries: count,
    state: JSON.stringify(state),
    resume_point: JSON.stringify(resumePoint),
  }
  const eventLog: EventLogRow = {
    match: row.id,
    first_event: first,
    seq,
    events: core.eventLog.storedText(first, eventCount),
  }
  return { rows: { checkpoint, eventLog }, stored: { entries: count, eventCount, stale: false } }
}
