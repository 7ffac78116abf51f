import * as v from 'valibot'
import type { LiveTable } from '../tables/live-table.ts'

const BEAT = 10_000
/** A process that has been silent for so long is gone. */
const GONE_AFTER = 3 * BEAT

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What processes tell each other: who is at a table here, and whether the others shall say the same; or only: I live. */
const Note = v.union([
  v.strictObject({ table: v.string(), seats: v.array(Count), spectators: Count, ask: v.boolean() }),
  v.strictObject({ alive: v.literal(true) }),
])
type There = { readonly seats: readonly number[]; readonly spectators: number }

export interface PresenceParts {
  readonly tables: () => Iterable<LiveTable>
  readonly inMemory: (table: string) => LiveTable | undefined
  /** Tells all other processes. */
  readonly send: (note: string) => void
  readonly now?: () => number
}

/** Who is connected to a table, at this process and at the others. Not part of the log: it is true only now. */
export class Presence {
  private readonly elsewhere = new Map<string, Map<string, There>>()
  private readonly heardAt = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private readonly now: () => number

  constructor(private readonly parts: PresenceParts) {
    this.now = parts.now ?? Date.now
  }

  /** Other processes share the tables: lets them know from time to time that this one lives. */
  start(): void {
    this.timer = setInterval(() => this.beat(), BEAT)
    this.timer.unref()
  }
  stop(): void {
    clearInterval(this.timer)
  }

  /** Somebody has come to a table here, or gone. */
  changed(table: LiveTable): void {
    const known = this.elsewhere.has(table.id)
    if (table.watchers.size === 0) this.elsewhere.delete(table.id)
    else if (!known) this.elsewhere.set(table.id, new Map())
    this.say(table, !known)
    this.tell(table)
  }
  /** A note of another process. */
  heard(from: string, text: string): void {
    this.heardAt.set(from, this.now())
    const note = v.safeParse(Note, JSON.parse(text))
    if (!note.success || 'alive' in note.output) return
    const { table: id, ask, seats, spectators } = note.output
    const table = this.parts.inMemory(id)
    const others = this.elsewhere.get(id)
    if (!table || !others) return
    if (seats.length + spectators === 0) others.delete(from)
    else others.set(from, { seats, spectators })
    if (ask) this.say(table, false)
    this.tell(table)
  }
  /** The line to the others was broken: asks them again. */
  askAll(): void {
    for (const table of this.parts.tables()) if (table.watchers.size > 0) this.say(table, true)
  }
  /** Lets the others know of this process, and forgets those that are silent. */
  beat(): void {
    this.parts.send(JSON.stringify({ alive: true }))
    for (const [process, at] of this.heardAt) {
      if (this.now() - at <= GONE_AFTER) continue
      this.heardAt.delete(process)
      for (const [id, others] of this.elsewhere) {
        const table = others.delete(process) ? this.parts.inMemory(id) : undefined
        if (table) this.tell(table)
      }
    }
  }

  private say(table: LiveTable, ask: boolean): void {
    this.parts.send(JSON.stringify({ table: table.id, ...hereAt(table), ask }))
  }
  private tell(table: LiveTable): void {
    if (table.watchers.size === 0) return
    const here = hereAt(table)
    const seats = new Set(here.seats)
    let { spectators } = here
    for (const there of this.elsewhere.get(table.id)?.values() ?? []) {
      for (const seat of there.seats) seats.add(seat)
      spectators += there.spectators
    }
    const text = JSON.stringify({ type: 'presence', seats: [...seats].sort((a, b) => a - b), spectators })
    for (const watcher of table.watchers) watcher.send(text)
  }
}

function hereAt(table: LiveTable): There {
  const seats = new Set<number>()
  let spectators = 0
  for (const { viewer } of table.watchers) {
    if (viewer === 'spectator') spectators++
    else seats.add(viewer)
  }
  return { seats: [...seats], spectators }
}
