import {
  distinctNames,
  type JsonText,
  messageText,
  type Presence as PresenceMessage,
  type ToClient,
} from '@sablier/protocol'
import * as v from 'valibot'
import type { LiveTable, Watcher } from '../tables/live-table.ts'
import { TokenBucket } from '../token-bucket.ts'
import { Absences } from './absences.ts'

const BEAT = 10_000
/** A process that has been silent for so long is gone. */
const GONE_AFTER = 3 * BEAT

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/**
 * What processes tell each other: who is at a table here, and whether the others shall say the same; who has looked in; or: I live.
 * A process of another version may say more or less: whoever is at a table there must not count as away.
 */
const Note = v.union([
  v.object({
    table: v.string(),
    seats: v.array(Count),
    spectators: Count,
    watching: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
    ask: v.boolean(),
  }),
  v.object({ table: v.string(), seen: Count }),
  v.object({ alive: v.literal(true) }),
])
interface There {
  readonly seats: readonly number[]
  readonly spectators: number
  /** Those of the spectators who have given a name. */
  readonly watching: readonly { readonly id: string; readonly name: string }[]
}
const NAMES = 20
/** After a look over HTTP, how long until the next one is noted again. */
const SEEN_EVERY = 5000
/** How many times the watchers of a table are told without a pause. */
const AT_ONCE = 10

export interface PresenceParts {
  readonly inMemory: (table: string) => LiveTable | undefined
  /** The person of a seat has come. */
  readonly onArrived?: (table: LiveTable, seat: number) => void
  /** Whether other processes share the tables: then only those watched here are known. */
  readonly isShared?: boolean
  /** Tells all other processes, or those that have a table in memory. */
  readonly send: (note: string, table?: string) => void
  readonly now?: () => number
  /** In the long run all watchers of a table are told once in so many milliseconds at most; missing: each time. */
  readonly pause?: number
}

/** The last message about a table. */
interface Said {
  /** To its watchers. */
  told: string
  /** To the other processes. */
  sent: string
  /** How often watchers can be told just now. */
  bucket: TokenBucket | null
  /** While it runs, watchers are not told again. */
  timer: NodeJS.Timeout | null
}

/** Knows who is connected to a table, at this process and at the others. Not in the log: it only describes the present. */
export class Presence {
  private readonly elsewhere = new Map<string, Map<string, There>>()
  private readonly absences = new WeakMap<LiveTable, Absences>()
  private readonly said = new WeakMap<LiveTable, Said>()
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

  /** Since when the person of a seat has been away from a table; null: they are there, or this process cannot tell. */
  absentSince(table: LiveTable, seat: number): number | null {
    if (this.parts.isShared && !this.elsewhere.has(table.id)) return null
    return this.awaySince(table, seat)
  }
  /** The person of a seat has looked at the table over HTTP: without a socket they are there all the same. */
  seen(table: LiveTable, seat: number): void {
    const since = this.awaySince(table, seat)
    if (since === null || this.now() - since < SEEN_EVERY) return
    this.noteSeen(table, seat)
    if (this.parts.isShared) this.parts.send(JSON.stringify({ table: table.id, seen: seat }), table.id)
  }
  /** Something was done at a table, perhaps by somebody who is not connected: since when they are away is told anew. */
  acted(table: LiveTable): void {
    if (table.watchers.size > 0) this.tell(table)
  }
  /** Somebody has come to a table here, or gone. Whoever has come is told at once. */
  changed(table: LiveTable, newcomer?: Watcher): void {
    const known = this.elsewhere.has(table.id)
    // Changes while nobody watched from here are not known.
    if (!known && this.parts.isShared) this.absences.delete(table)
    if (table.watchers.size === 0) this.elsewhere.delete(table.id)
    else if (!known) this.elsewhere.set(table.id, new Map())
    this.say(table, !known)
    this.tell(table, newcomer)
  }
  /** A note of another process. */
  heard(from: string, text: string): void {
    this.heardAt.set(from, this.now())
    const note = v.safeParse(Note, JSON.parse(text))
    if (!note.success || 'alive' in note.output) return
    const { table: id } = note.output
    const table = this.parts.inMemory(id)
    const others = this.elsewhere.get(id)
    if (!table || !others) return
    if ('seen' in note.output) {
      this.noteSeen(table, note.output.seen)
      return
    }
    const { ask, seats, spectators, watching } = note.output
    if (seats.length + spectators === 0) others.delete(from)
    else others.set(from, { seats, spectators, watching })
    if (ask) {
      this.saidOf(table).sent = ''
      this.say(table, false)
    }
    this.tell(table)
  }
  /** Asks the other processes about these tables again: messages may have been missed. */
  askAgain(tables: Iterable<string>): void {
    for (const id of tables) {
      const table = this.parts.inMemory(id)
      if (table && table.watchers.size > 0) this.say(table, true)
    }
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
    const said = this.saidOf(table)
    const note = JSON.stringify({ table: table.id, ...hereAt(table), ask })
    if (note === said.sent) return
    said.sent = ask ? '' : note
    this.parts.send(note, table.id)
  }
  private saidOf(table: LiveTable): Said {
    const said = this.said.get(table) ?? { told: '', sent: '', bucket: null, timer: null }
    this.said.set(table, said)
    return said
  }
  private noteSeen(table: LiveTable, seat: number): void {
    this.absencesAt(table).seen(seat, this.now())
    this.parts.onArrived?.(table, seat)
    this.acted(table)
  }
  /** By the line, and by what they have done since without one. */
  private awaySince(table: LiveTable, seat: number): number | null {
    const since = this.absencesAt(table).since(seat)
    return since === null ? null : Math.max(since, table.core.state.seats[seat]?.actedAt ?? 0)
  }
  private absencesAt(table: LiveTable): Absences {
    let absences = this.absences.get(table)
    if (!absences) {
      absences = new Absences(this.now())
      this.absences.set(table, absences)
    }
    return absences
  }
  private tell(table: LiveTable, newcomer?: Watcher): void {
    const text = this.textOf(table)
    const said = this.saidOf(table)
    if (text === said.told || said.timer) {
      newcomer?.send(text)
      // Told when the pause is over, to those as well who came in between.
      if (said.timer) said.told = ''
      return
    }
    said.told = text
    for (const watcher of table.watchers) watcher.send(text)
    const { pause } = this.parts
    if (pause === undefined) return
    said.bucket ??= new TokenBucket(1000 / pause, AT_ONCE)
    if (said.bucket.take()) return
    // Somebody who comes and goes without end must not make all others be told each time.
    said.timer = setTimeout(() => {
      said.timer = null
      this.tell(table)
    }, pause)
    said.timer.unref()
  }
  /** The people at a table, as its watchers are told; also notes who has arrived. */
  private textOf(table: LiveTable): JsonText<ToClient> {
    const here = hereAt(table)
    const seats = new Set(here.seats)
    let { spectators } = here
    const watching = new Map(here.watching.map(({ id, name }) => [id, name]))
    for (const there of this.elsewhere.get(table.id)?.values() ?? []) {
      for (const seat of there.seats) seats.add(seat)
      const known = there.watching.filter(({ id }) => watching.has(id)).length
      for (const { id, name } of there.watching) watching.set(id, name)
      // A person who watches at two processes is one spectator.
      spectators += there.spectators - known
    }
    const absences = this.absencesAt(table)
    for (const seat of absences.update(seats, this.now())) this.parts.onArrived?.(table, seat)
    const absent = table.core.state.seats.flatMap(({ person }, seat) => {
      const since = person ? this.awaySince(table, seat) : null
      return since === null ? [] : [{ seat, since }]
    })
    const there = [...seats].sort((a, b) => a - b)
    const names = namesBeside(table, [...watching.values()].slice(0, NAMES))
    return messageText({ type: 'presence', seats: there, absent, spectators, watching: names })
  }
}

function hereAt(table: LiveTable): There {
  const seats = new Set<number>()
  const watching = new Map<string, string>()
  const people = new Set<string>()
  let spectators = 0
  for (const { viewer, person, name } of table.watchers) {
    if (viewer !== 'spectator') seats.add(viewer)
    // A person with two windows is one spectator.
    else if (person === null || !people.has(person)) spectators++
    if (viewer !== 'spectator' || person === null) continue
    people.add(person)
    if (name) watching.set(person, name)
  }
  const named = [...watching].map(([id, name]) => ({ id, name }))
  return { seats: [...seats], spectators, watching: named.slice(0, NAMES) }
}

/** The names of spectators beside those of the people who sit there: distinct, and marked where they look alike. */
function namesBeside({ core }: LiveTable, watching: readonly string[]): PresenceMessage['watching'] {
  const sitting = core.state.seats.map(({ person }) => person?.name ?? null)
  const all = distinctNames([...sitting, ...watching]).slice(sitting.length)
  return all.flatMap((named) => named ?? [])
}
