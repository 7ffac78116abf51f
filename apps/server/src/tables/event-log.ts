import {
  type AnyGame,
  AUDIENCES,
  audienceOf,
  type GameEvent,
  type Match,
  Refusal,
  redact,
  type SeenEvent,
  type Viewer,
  viewerBit,
} from '@sablier/kernel'
import { type EventPayloads, eventPayload, type JsonText } from '@sablier/protocol'
import type { EventLogRow } from '../storage/schema.ts'
import { unpacked } from './packed-events.ts'

/** An event as JSON: one text if everybody gets the same, else pairs of a viewer mask and a text. */
type WireEvent = string | readonly (number | string)[]

/** The mask of all viewers. */
const EVERYBODY = -1

/** The events of a match as each viewer gets them. Stored events may be dropped from memory, oldest first. */
export class EventLog {
  /** The number of events dropped from memory. */
  forgotten = 0
  /** How often events were taken back by an undo. */
  cuts = 0
  /** The entry number of each event in memory. */
  private entries: number[] = []
  private wireEvents: WireEvent[] = []

  /** Joins stored rows up to an event count. No row may be newer than `seq`. */
  static of(rows: readonly EventLogRow[], seq: number, eventCount: number): EventLog {
    const lines: string[] = []
    for (const row of rows) {
      if (row.seq > seq) throw new Refusal('its event log has gone on since')
      if (row.first_event > lines.length) throw new Refusal('its event log has a gap')
      // A later row replaces what was taken back.
      lines.length = row.first_event
      const events = unpacked(row.events)
      if (events !== '') for (const line of events.split('\n')) lines.push(line)
    }
    if (lines.length < eventCount) throw new Refusal('its event log is not complete')
    lines.length = eventCount
    const eventLog = new EventLog()
    for (const line of lines) eventLog.read(line)
    return eventLog
  }

  /** Is every event in memory? */
  get isWhole(): boolean {
    return this.forgotten === 0
  }
  /** Collects the new events of a match; replaces those that it took back. */
  follow(match: Match): void {
    if (match.eventsFrom !== this.forgotten + this.entries.length) this.cut(match.eventsFrom)
    for (const event of match.handOver()) {
      this.entries.push(event.entry)
      this.wireEvents.push(wireEvent(match.game, match.table.seats, event))
    }
  }
  /** Drops the first events from memory. */
  forget(count: number): void {
    const more = count - this.forgotten
    if (more <= 0) return
    this.entries = this.entries.slice(more)
    this.wireEvents = this.wireEvents.slice(more)
    this.forgotten = count
  }
  /** Puts dropped events back; false if some are missing. */
  recall({ entries, wireEvents }: EventLog): boolean {
    if (entries.length < this.forgotten) return false
    this.entries = [...entries.slice(0, this.forgotten), ...this.entries]
    this.wireEvents = [...wireEvents.slice(0, this.forgotten), ...this.wireEvents]
    this.forgotten = 0
    return true
  }
  /** The number of events before this entry number. */
  before(entry: number): number {
    let count = this.entries.length
    while (count > 0 && (this.entries[count - 1] as number) >= entry) count--
    return this.forgotten + count
  }
  /** Does everybody get the same events after the first `from`? */
  isCommon(from: number): boolean {
    for (let n = from - this.forgotten; n < this.wireEvents.length; n++)
      if (typeof this.wireEvents[n] !== 'string') return false
    return true
  }
  /** A viewer's events after the first `from`, as JSON; empty: none. */
  heard(viewer: Viewer, from: number): JsonText<EventPayloads> | '' {
    const bit = viewerBit(viewer)
    let list = ''
    let entry = -1
    for (let n = from - this.forgotten; n < this.wireEvents.length; n++) {
      const text = heardBy(this.wireEvents[n] as WireEvent, bit)
      if (text === null) continue
      if (entry !== this.entries[n]) {
        entry = this.entries[n] as number
        list += list === '' ? entry : `,${entry}`
      }
      list += `,${text}`
    }
    return list && (`[${list}]` as JsonText<EventPayloads>)
  }

  /** The events `from` to `to` as stored: one line each, with the entry number, then pairs of mask and text, separated by tabs. */
  storedText(from: number, to: number): string {
    let lines = ''
    for (let n = from - this.forgotten; n < to - this.forgotten; n++) {
      const wireEvent = this.wireEvents[n] as WireEvent
      lines += lines === '' ? this.entries[n] : `\n${this.entries[n]}`
      if (typeof wireEvent === 'string') lines += `\t${EVERYBODY}\t${wireEvent}`
      else for (const cell of wireEvent) lines += `\t${cell}`
    }
    return lines
  }
  /** Keeps only the first events. */
  private cut(count: number): void {
    if (count < this.forgotten + this.entries.length) this.cuts++
    this.forgotten = Math.min(this.forgotten, count)
    this.entries.length = count - this.forgotten
    this.wireEvents.length = this.entries.length
  }
  private read(line: string): void {
    const [entry, ...cells] = line.split('\t')
    this.entries.push(Number(entry))
    const wireEvent = cells.map((cell, i) => (i % 2 === 0 ? Number(cell) : asSent(cell)))
    this.wireEvents.push(wireEvent[0] === EVERYBODY ? (wireEvent[1] as string) : wireEvent)
  }
}

/** Protocol 3 and older stored events as objects. A game that continued under other rules has no other copy. */
const asSent = (text: string): string =>
  text.startsWith('{') ? JSON.stringify(eventPayload(JSON.parse(text) as SeenEvent)) : text

/** The text for one viewer; null: none. */
function heardBy(wireEvent: WireEvent, bit: number): string | null {
  if (typeof wireEvent === 'string') return wireEvent
  for (let i = 0; i < wireEvent.length; i += 2) if ((wireEvent[i] as number) & bit) return wireEvent[i + 1] as string
  return null
}

/** An event as JSON for each audience. */
function wireEvent(game: AnyGame, seats: readonly number[], event: GameEvent): WireEvent {
  const first = audienceOf(event, 'spectator')
  if (first === 0) return textFor(game, event, 'spectator') ?? NOBODY
  let texts = NOBODY
  let heard = 0
  for (let seat = -1; seat < seats.length; seat++) {
    const viewer = seat < 0 ? SPECTATOR : seat
    const bit = viewerBit(viewer)
    if (heard & bit) continue
    const way = audienceOf(event, viewer)
    let viewers = bit
    if (way < AUDIENCES) for (const other of seats) if (audienceOf(event, other) === way) viewers |= viewerBit(other)
    heard |= viewers
    const text = textFor(game, event, viewer)
    if (text !== null) texts = texts === NOBODY ? [viewers, text] : [...texts, viewers, text]
  }
  return texts
}
const SPECTATOR: Viewer = 'spectator'
const NOBODY: readonly (number | string)[] = []
/** An event as JSON for one viewer; null: they do not get it. */
function textFor(game: AnyGame, event: GameEvent, viewer: Viewer): string | null {
  const heard = redact(game, event, viewer)
  if (heard === null) return null
  const text = JSON.stringify(eventPayload(heard))
  // Texts with piece numbers hardly repeat.
  return text.includes('#') ? text : common(text)
}

const COMMON_MOST = 5000
const commonTexts = new Map<string, string>()
/** Frequent texts are interned across tables: fewer copies for the garbage collector. */
function common(text: string): string {
  const known = commonTexts.get(text)
  if (known !== undefined) return known
  if (commonTexts.size < COMMON_MOST) commonTexts.set(text, text)
  return text
}
