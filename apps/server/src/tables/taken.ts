import type { Append } from '../storage/append.ts'
import { ActRefusal } from './act-refusal.ts'
import { positionDue, type Stored } from './bookmark.ts'
import type { Heads } from './heads.ts'
import { ownersOf } from './info.ts'
import { type Line, OWNER_LINES, toRow } from './line.ts'
import type { LiveTable } from './live-table.ts'
import type { Work } from './work.ts'

/** What a table has taken in within a tick, on its way to the storage. */
export interface Taken {
  readonly table: LiveTable
  readonly works: readonly TakenWork[]
  readonly append: Append
  /** How much of the table is stored once this is. */
  readonly stored: Stored
}
/** A work whose lines, up to this number, are taken in. */
interface TakenWork {
  readonly work: Work
  readonly seq: number
}

/** Lets the waiting works make their lines. What is refused is handed over at once, the others are answered when they are durable. */
export function takeIn(table: LiveTable, now: number, refuse: (work: Work, error: unknown) => void): TakenWork[] {
  const works: TakenWork[] = []
  const { core, queue } = table
  table.queue = []
  if (table.behind) {
    // Its log could not be read: whoever waits must not wait for ever.
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
      const lines = work.run(core)
      // The last line of an act bears its id: that is the one its person hears of, also who sends it again.
      const last = lines.length - 1
      for (let i = 0; i <= last; i++)
        table.unsaved.push(core.add(lines[i] as Line, now, i === last ? person : null, i === last ? clientId : null))
      works.push({ work, seq: core.seq })
    } catch (error) {
      refuse(work, error)
    }
  }
  return works
}

/** What the storage has to keep of a table now. */
export function appendOf(table: LiveTable, heads: Heads): Pick<Taken, 'append' | 'stored'> {
  const { core, unsaved } = table
  const lines = unsaved.map((logged) => toRow(table.id, logged))
  const append: { -readonly [K in keyof Append]: Append[K] } = {
    match: table.id,
    after: core.seq - lines.length,
    lines,
  }
  const head = heads.with(table, unsaved)
  if (head) append.head = head
  if (unsaved.some(({ line }) => OWNER_LINES.has(line.kind))) append.owners = ownersOf(core.state)
  const position = positionDue(core)
  if (position) Object.assign(append, position.rows)
  return { append, stored: position?.stored ?? core.stored }
}
