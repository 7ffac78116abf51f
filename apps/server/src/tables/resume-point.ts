import { hashState, Refusal } from '@sablier/kernel'
import * as v from 'valibot'
import type { Append } from '../storage/append.ts'
import type { CheckpointRow, EventLogRow } from '../storage/schema.ts'
import type { TableCore } from './core.ts'

/** How many entries may pass before another position is stored. */
const STORE_EVERY = 20

const Whole = v.pipe(v.number(), v.integer())
const ResumePoint = v.object({
  /** The line after which the table stood so. */
  seq: Whole,
  /** Of the rules it was played by. */
  contentHash: v.string(),
  /** Of the table at its ask. */
  stateHash: v.string(),
  /** How many events had been told when the phase began. */
  eventCount: Whole,
  /** How many entries no free undo crossed when the phase began. */
  undoLimit: Whole,
  askedSince: v.array(Whole),
  since: v.array(v.nullable(Whole)),
  banks: v.array(v.number()),
  /** An older server has not stored it. */
  granted: v.exactOptional(v.array(Whole)),
})
/** How a table stood after a log entry of its log, as far as neither the position nor reading the log tells. */
export type ResumePoint = v.InferOutput<typeof ResumePoint>

/** Reads a stored resume point. */
export function readResumePoint(text: string | null): ResumePoint {
  if (text === null) throw new Refusal('it was stored without a resume point')
  return v.parse(ResumePoint, JSON.parse(text))
}

/** How much of a table is stored: the position after so many entries and so many events. */
export interface Stored {
  readonly entries: number
  readonly eventCount: number
  /** Another position has to be stored with the next line: this one was taken back or does not serve for waking. */
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
