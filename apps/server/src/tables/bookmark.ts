import { hashState, Refusal } from '@sablier/kernel'
import * as v from 'valibot'
import type { Append } from '../storage/append.ts'
import type { CheckpointRow, StoryRow } from '../storage/schema.ts'
import type { TableCore } from './core.ts'

/** How many entries may pass before another position is stored. */
const STORE_EVERY = 20

const Whole = v.pipe(v.number(), v.integer())
const Bookmark = v.object({
  /** The line after which the table stood so. */
  seq: Whole,
  /** Of the rules it was played by. */
  contentHash: v.string(),
  /** Of the table at its ask. */
  stateHash: v.string(),
  /** How many events had been told when the phase began. */
  told: Whole,
  /** How many entries no free undo crossed when the phase began. */
  line: Whole,
  askedSince: v.array(Whole),
  since: v.array(v.nullable(Whole)),
  banks: v.array(v.number()),
  /** An older server has not stored it. */
  granted: v.exactOptional(v.array(Whole)),
})
/** How a table stood after a line of its log, as far as neither the position nor reading the log tells. */
export type Bookmark = v.InferOutput<typeof Bookmark>

/** Reads a stored bookmark. */
export function readBookmark(text: string | null): Bookmark {
  if (text === null) throw new Refusal('it was stored without a bookmark')
  return v.parse(Bookmark, JSON.parse(text))
}

/** How much of a table is stored: the position after so many entries and so many events. */
export interface Stored {
  readonly entries: number
  readonly told: number
  /** Another position has to be stored with the next line: this one was taken back or does not serve for waking. */
  readonly stale: boolean
}
export const NOTHING_STORED: Stored = { entries: -1, told: 0, stale: false }

/**
 * What has to be stored with new lines: the position, if the stored one has become old, and what was told since that one.
 * A game that has ended leaves nothing but its log, unless that does not tell everything: then what is stored stays.
 */
export function positionDue(core: TableCore): { rows: Pick<Append, 'checkpoint' | 'story'>; stored: Stored } | null {
  const { match, rules, stored, row, seq } = core
  if (!match || !rules) return null
  if (core.state.status !== 'playing') {
    if (core.state.isContinued || (stored.told === 0 && !stored.stale)) return null
    const nothing = { match: row.id, first_event: 0, seq, events: '' }
    return { rows: { story: nothing }, stored: { ...stored, told: 0, stale: false } }
  }
  if (!stored.stale && match.phaseBegan < stored.entries + STORE_EVERY) return null
  const { count, told, state } = match.checkpoint
  const bookmark: Bookmark = {
    seq,
    contentHash: rules.contentHash,
    stateHash: hashState(match.table.state),
    told,
    line: match.lineAt(count),
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
    bookmark: JSON.stringify(bookmark),
  }
  const first = stored.told
  const story: StoryRow = { match: row.id, first_event: first, seq, events: core.story.lines(first, told) }
  return { rows: { checkpoint, story }, stored: { entries: count, told, stale: false } }
}
