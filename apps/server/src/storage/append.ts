import type { CheckpointRow, EventLogRow, LogEntryRow, MatchRow } from './schema.ts'

/** The columns of a match that the lobby and the scheduler read; they follow from its log. */
export type LobbyRow = Pick<MatchRow, 'status' | 'changed_at' | 'wake_at' | 'free_seats' | 'summary'>

/** New log entries for one match, written only if nobody else has added any since. */
export interface Append {
  readonly match: string
  /** The last sequence number the writer knows. */
  readonly after: number
  readonly logEntries: readonly LogEntryRow[]
  /** Missing: it follows later, where the storage allows lobby rows to lag. */
  readonly lobbyRow?: LobbyRow
  /** The match itself, with its first log entries. */
  readonly create?: MatchRow
  /** Present if somebody sat down, got up or moved: the owners of all seats. */
  readonly owners?: readonly (string | null)[]
  readonly checkpoint?: CheckpointRow
  /** The events up to the checkpoint, from one event on. They replace everything stored from there on. */
  readonly eventLog?: EventLogRow
}

/** A lobby row that lagged behind its log. */
export interface LateLobbyRow {
  readonly match: string
  readonly seq: number
  readonly lobbyRow: LobbyRow
}

/** Kept: durable. Conflict: somebody else was first, nothing was written for this match. */
export type Appended = 'kept' | 'conflict'
