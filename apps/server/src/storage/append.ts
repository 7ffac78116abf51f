import type { CheckpointRow, LineRow, MatchRow, StoryRow } from './schema.ts'

/** The columns of a match that follow from its log. */
export type MatchHead = Pick<MatchRow, 'status' | 'changed_at' | 'wake_at' | 'free_seats' | 'summary'>

/** New lines for one match, to be kept only if nobody else has added any since. */
export interface Append {
  readonly match: string
  /** The last sequence number the writer knows. */
  readonly after: number
  readonly lines: readonly LineRow[]
  /** Missing: it follows later. Only a storage whose heads may lag takes that. */
  readonly head?: MatchHead
  /** The match itself, with its first lines. */
  readonly create?: MatchRow
  /** Present if somebody sat down, got up or moved: the owners of all seats. */
  readonly owners?: readonly (string | null)[]
  readonly checkpoint?: CheckpointRow
  /** What was told up to the checkpoint, from an event on: it takes the place of all that is stored from there on. */
  readonly story?: StoryRow
}

/** What the lobby has to know of a log that has gone on without it. */
export interface LateHead {
  readonly match: string
  readonly seq: number
  readonly head: MatchHead
}

/** Kept: durable. Conflict: somebody else was first, nothing was written for this match. */
export type Appended = 'kept' | 'conflict'
