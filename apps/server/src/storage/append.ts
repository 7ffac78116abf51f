import type { CheckpointRow, LineRow, MatchRow } from './schema.ts'

/** The columns of a match that follow from its log. */
export type MatchHead = Pick<MatchRow, 'status' | 'changed_at' | 'wake_at' | 'free_seats' | 'summary'>

/** New lines for one match, to be kept only if nobody else has added any since. */
export interface Append {
  readonly match: string
  /** The last sequence number the writer knows. */
  readonly after: number
  readonly lines: readonly LineRow[]
  readonly head: MatchHead
  /** The match itself, with its first lines. */
  readonly create?: MatchRow
  /** Present if somebody sat down, got up or moved: the owners of all seats. */
  readonly owners?: readonly (string | null)[]
  readonly checkpoint?: CheckpointRow
}

/** Kept: durable. Conflict: somebody else was first, nothing was written for this match. */
export type Appended = 'kept' | 'conflict'
