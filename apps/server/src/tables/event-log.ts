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

/** What is heard of an event, as it is sent: mostly the same by everybody; else who hears it, and what, in turns. */
type WireEvent = string | readonly (number | string)[]

/** As viewers: all of them. */
const EVERYBODY = -1

/** What was told at a table, as the texts that each viewer hears. What is stored beside the log may be forgotten, from the start on. */
export class EventLog {
  /** How many events are forgotten. */
  forgotten = 0
  /** How often something was taken back. */
  cuts = 0
  /** After how many entries each of the others was told. */
  private entries: number[] = []
  private wireEvents: WireEvent[] = []

  /** Puts the stored parts together, up to an event. None may be younger than the line they are wanted for. */
  static of(rows: readonly EventLogRow[], seq: number, eventCount: number): EventLog {
    const lines: string[] = []
    for (const row of rows) {
      if (row.seq > seq) throw new Refusal('its event log has gone on since')
      if (row.first_event > lines.length) throw new Refusal('its event log has a gap')
      // What was taken back was told anew.
      lines.length = row.first_event
      if (row.events !== '') for (const line of row.events.split('\n')) lines.push(line)
    }
    if (lines.length < eventCount) throw new Refusal('its event log is not complete')
    lines.length = eventCount
    const eventLog = new EventLog()
    for (const line of lines) eventLog.read(line)
    return eventLog
  }

  /** From the first event on. */
  get isWhole(): boolean {
    return this.forgotten === 0
  }
  /** Takes down what a match has told since, in the place of what it has taken back. */
  follow(match: Match): void {
    if (match.eventsFrom !== this.forgotten + this.entries.length) this.cut(match.eventsFrom)
    for (const event of match.handOver()) {
      this.entries.push(event.entry)
      this.wireEvents.push(wireEvent(match.game, match.table.seats, event))
    }
  }
  /** Forgets the first so many events. */
  forget(count: number): void {
    const more = count - this.forgotten
    if (more <= 0) return
    this.entries = this.entries.slice(more)
    this.wireEvents = this.wireEvents.slice(more)
    this.forgotten = count
  }
  /** Knows again what it has forgotten; false where that is not all there. */
  recall({ entries, wireEvents }: EventLog): boolean {
    if (entries.length < this.forgotten) return false
    this.entries = [...entries.slice(0, this.forgotten), ...this.entries]
    this.wireEvents = [...wireEvents.slice(0, this.forgotten), ...this.wireEvents]
    this.forgotten = 0
    return true
  }
  /** How many events were told before the first that came with an entry of this number or a later one. */
  before(entry: number): number {
    let count = this.entries.length
    while (count > 0 && (this.entries[count - 1] as number) >= entry) count--
    return this.forgotten + count
  }
  /** Whether everybody hears the same after the first so many events. */
  isCommon(from: number): boolean {
    for (let n = from - this.forgotten; n < this.wireEvents.length; n++)
      if (typeof this.wireEvents[n] !== 'string') return false
    return true
  }
  /** What a viewer heard after the first so many events, as they are sent; empty: nothing. */
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

  /** The events from one to another as the storage keeps them, a line for each: its entry, then, with tabs between, who hears it and what. */
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
  /** Only the first so many events stand. */
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

/** Up to version 3 of the protocol events were told, and stored, as objects. A game that went on under other rules has nothing else. */
const asSent = (text: string): string =>
  text.startsWith('{') ? JSON.stringify(eventPayload(JSON.parse(text) as SeenEvent)) : text

/** What one of the viewers hears; null: nothing. */
function heardBy(wireEvent: WireEvent, bit: number): string | null {
  if (typeof wireEvent === 'string') return wireEvent
  for (let i = 0; i < wireEvent.length; i += 2) if ((wireEvent[i] as number) & bit) return wireEvent[i + 1] as string
  return null
}

/** What is heard of an event, in each of the ways in which somebody may hear it. */
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
/** What one viewer hears of it; null: nothing. */
function textFor(game: AnyGame, event: GameEvent, viewer: Viewer): string | null {
  const heard = redact(game, event, viewer)
  if (heard === null) return null
  const text = JSON.stringify(eventPayload(heard))
  // A number of a piece is hardly told twice.
  return text.includes('#') ? text : common(text)
}

const COMMON_MOST = 5000
const commonTexts = new Map<string, string>()
/** What is told again and again, at all tables, is kept once: the collector need not carry a copy of it for each. */
function common(text: string): string {
  const known = commonTexts.get(text)
  if (known !== undefined) return known
  if (commonTexts.size < COMMON_MOST) commonTexts.set(text, text)
  return text
}
