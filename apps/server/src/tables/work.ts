import type { TableCore } from './core.ts'
import type { LogEntry } from './log-entry.ts'

/** The callbacks for when something is durable, or never will be. */
export interface Reply {
  /** With the sequence number of its last line. */
  readonly done: (seq: number) => void
  readonly refused: (error: unknown) => void
}

/** Something to be done at a table: the lines it adds are made when its turn comes. */
export interface Work extends Reply {
  readonly person: string | null
  readonly clientId: string | null
  readonly run: (core: TableCore) => readonly LogEntry[]
  attempts: number
}
