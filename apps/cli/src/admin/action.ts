import type { Admin } from '@sablier/server/admin'
import type { Arguments } from '../command.ts'
import type { Io } from '../io.ts'

/** What an admin action found: a report for --json, the same as lines, and whether all is well. */
export interface ActionReport {
  readonly report: unknown
  readonly lines: readonly string[]
  readonly ok?: boolean
}

/** One thing an operator does to the tables of a server. */
export interface AdminAction {
  readonly name: string
  /** What has to follow the name. */
  readonly words: readonly string[]
  /** Options of its own, as its help names them. */
  readonly options?: string
  readonly summary: string
  /** It fills a storage, so it may also begin a new one; every other action needs one that is there. */
  readonly fills?: boolean
  readonly run: (admin: Admin, given: Arguments, io: Io) => Promise<ActionReport>
}
