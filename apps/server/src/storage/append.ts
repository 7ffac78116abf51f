import type { CheckpointRow, EventLogRow, LogEntryRow, MatchRow } from './schema.ts'

/** The columns of a match that follow from its log. */
export type LobbyRow = Pick<MatchRow, 'status' | 'changed_at' | 'wake_at' | 'free_seats' | 'summary'>

/** New lines for one match, to be kept only if nobody else has added any since. */
export interface Append {
  readonly match: string
  /** The last sequence number the writer knows. */
  readonly after: number
  readonly logEntries: readonly LogEntryRow[]
  /** Missing: it follows later. Only a storage whose heads may lag takes that. */
  readonly lobbyRow?: LobbyRow
  /** The match itself, with its first lines. */
  readonly create?: MatchRow
  /** Present if somebody sat down, got up or moved: the owners of all seats. */
  readonly owners?: readonly (string | null)[]
  readonly checkpoint?: CheckpointRow
  /** What was told up to the checkpoint, from an event on: it takes the place of all that is stored from there on. */
  readonly eventLog?: EventLogRow
}

/** What the lobby has to know of a log that has gone on without it. */
export interface LateLobbyRow {
  readonly match: string
  readonly seq: number
  readonly lobbyRow: LobbyRow
}

/** Kept: durable. Conflict: somebody else was first, nothing was written for this match. */
export type Appended = 'kept' | 'conflict'
