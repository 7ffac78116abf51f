import type { TableCore } from './core.ts'
import type { Line } from './line.ts'

/** Something to be done at a table: the lines it adds are made when its turn comes. */
export interface Work {
  readonly person: string | null
  readonly clientId: string | null
  readonly run: (core: TableCore) => readonly Line[]
  readonly done: (seq: number) => void
  readonly refused: (error: unknown) => void
  attempts: number
}
