import { hashState, Refusal } from '@sablier/kernel'
import * as v from 'valibot'
import type { Append } from '../storage/append.ts'
import type { CheckpointRow, EventLogRow } from '../storage/schema.ts'
import type { TableCore } from './core.ts'

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
}
export const NOTHING_STORED: Stored = { entries: -1, eventCount: 0, stale: false }

/**
 * What has to be stored with new lines: the position, if the stored one has become old, and what was told since that one.
 * A game that has ended leaves nothing but its log, unless that does not tell everything: then what is stored stays.
 */
export function positionDue(core: TableCore): { rows: Pick<Append, 'checkpoint' | 'eventLog'>; stored: Stored } | null {
  const { match, rules, stored, row, seq } = core
  if (!match || !rules) return null
  if (core.state.status !== 'playing') {
    if (core.state.isContinued || (stored.eventCount === 0 && !stored.stale)) return null
    const nothing = { match: row.id, first_event: 0, seq, events: '' }
    return { rows: { eventLog: nothing }, stored: { ...stored, eventCount: 0, stale: false } }
  }
  if (!stored.stale && match.phaseBegan < stored.entries + STORE_EVERY) return null
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
  const first = stored.eventCount
  const eventLog: EventLogRow = {
    match: row.id,
    first_event: first,
    seq,
    events: core.eventLog.storedText(first, eventCount),
  }
  return { rows: { checkpoint, eventLog }, stored: { entries: count, eventCount, stale: false } }
}
