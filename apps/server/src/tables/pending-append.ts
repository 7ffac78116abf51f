import type { Append } from '../storage/append.ts'
import { ActRefusal } from './act-refusal.ts'
import { ownersOf } from './info.ts'
import type { LiveTable } from './live-table.ts'
import type { LobbyRows } from './lobby-rows.ts'
import { type LogEntry, OWNER_KINDS, toRow } from './log-entry.ts'
import { positionDue, type Stored } from './resume-point.ts'
import type { Work } from './work.ts'

/** The result of a tick at one table, on its way to the storage. */
export interface PendingAppend {
  readonly table: LiveTable
  readonly works: readonly PendingWork[]
  readonly append: Append
  /** How much of the table is stored once this is. */
  readonly stored: Stored
}
/** A work whose log entries, up to this number, are applied. */
interface PendingWork {
  readonly work: Work
  readonly seq: number
}

/** Runs the queued works. Refusals are reported at once; the others are answered when they are durable. */
export function runQueue(table: LiveTable, now: number, refuse: (work: Work, error: unknown) => void): PendingWork[] {
  const works: PendingWork[] = []
  const { core, queue } = table
  table.queue = []
  if (table.behind) {
    // The log could not be read: nobody must wait for ever.
    for (const work of queue)
      work.refused(
        new ActRefusal('not-saved', 'The storage does not answer: try again in a moment', { detail: 'storage-silent' }),
      )
    return works
  }
  for (const work of queue) {
    const { person, clientId } = work
    const before = person !== null && clientId !== null ? core.state.seqOf(person, clientId) : undefined
    if (before !== undefined) {
      works.push({ work, seq: before })
      continue
    }
    try {
      const logEntries = work.run(core)
      // The last log entry of an act carries its id: a retry gets the same number.
      const last = logEntries.length - 1
      for (let i = 0; i <= last; i++)
        table.unsaved.push(
          core.add(logEntries[i] as LogEntry, now, i === last ? person : null, i === last ? clientId : null),
        )
      works.push({ work, seq: core.seq })
    } catch (error) {
      refuse(work, error)
    }
  }
  return works
}

/** The rows that have to be written for a table now. */
export function appendOf(table: LiveTable, lobbyRows: LobbyRows): Pick<PendingAppend, 'append' | 'stored'> {
  const { core, unsaved } = table
  const logEntries = unsaved.map((numbered) => toRow(table.id, numbered))
  const append: { -readonly [K in keyof Append]: Append[K] } = {
    match: table.id,
    after: core.seq - logEntries.length,
    logEntries,
  }
  const lobbyRow = lobbyRows.with(table, unsaved)
  if (lobbyRow) append.lobbyRow = lobbyRow
  if (unsaved.some(({ logEntry }) => OWNER_KINDS.has(logEntry.kind))) append.owners = ownersOf(core.state)
  const position = positionDue(core)
  if (position) Object.assign(append, position.rows)
  return { append, stored: position?.stored ?? core.stored }
}
