import {
  type AnyGame,
  type GameEvent,
  type Match,
  Refusal,
  redact,
  type Viewer,
  viewerBit,
  WAYS,
  wayToHear,
} from '@sablier/kernel'
import type { StoryRow } from '../storage/schema.ts'

/** What some viewers hear of an event, as JSON. */
interface Way {
  readonly viewers: number
  readonly text: string
}
/** What is heard of an event: mostly the same by everybody. */
type Telling = string | readonly Way[]

/** As viewers: all of them. */
const EVERYBODY = -1

/** What was told at a table, as the texts that each viewer hears. What is stored beside the log may be forgotten, from the start on. */
export class Story {
  /** How many events are forgotten. */
  forgotten = 0
  /** How often something was taken back. */
  cuts = 0
  /** After how many entries each of the others was told. */
  private entries: number[] = []
  private tellings: Telling[] = []

  /** Puts the stored parts together, up to an event. None may be younger than the line they are wanted for. */
  static of(rows: readonly StoryRow[], seq: number, told: number): Story {
    const lines: string[] = []
    for (const row of rows) {
      if (row.seq > seq) throw new Refusal('its story has gone on since')
      if (row.first_event > lines.length) throw new Refusal('its story has a gap')
      // What was taken back was told anew.
      lines.length = row.first_event
      if (row.events !== '') for (const line of row.events.split('\n')) lines.push(line)
    }
    if (lines.length < told) throw new Refusal('its story is not complete')
    lines.length = told
    const story = new Story()
    for (const line of lines) story.read(line)
    return story
  }

  /** From the first event on. */
  get isWhole(): boolean {
    return this.forgotten === 0
  }
  /** Takes down what a match has told since, in the place of what it has taken back. */
  follow(match: Match): void {
    if (match.eventsFrom < this.forgotten + this.entries.length) this.cuts++
    this.forgotten = Math.min(this.forgotten, match.eventsFrom)
    this.entries.length = match.eventsFrom - this.forgotten
    this.tellings.length = this.entries.length
    for (const event of match.handOver()) {
      this.entries.push(event.entry)
      this.tellings.push(telling(match.game, match.table.seats, event))
    }
  }
  /** Forgets the first so many events. */
  forget(count: number): void {
    const more = count - this.forgotten
    if (more <= 0) return
    this.entries = this.entries.slice(more)
    this.tellings = this.tellings.slice(more)
    this.forgotten = count
  }
  /** Knows again what it has forgotten; false where that is not all there. */
  recall({ entries, tellings }: Story): boolean {
    if (entries.length < this.forgotten) return false
    this.entries = [...entries.slice(0, this.forgotten), ...this.entries]
    this.tellings = [...tellings.slice(0, this.forgotten), ...this.tellings]
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
    for (let n = from - this.forgotten; n < this.tellings.length; n++)
      if (typeof this.tellings[n] !== 'string') return false
    return true
  }
  /** What a viewer heard after the first so many events. */
  heard(viewer: Viewer, from: number): string[] {
    const bit = viewerBit(viewer)
    const heard: string[] = []
    for (let n = from - this.forgotten; n < this.tellings.length; n++) {
      const told = this.tellings[n] as Telling
      if (typeof told === 'string') heard.push(told)
      else for (const { viewers, text } of told) if (viewers & bit) heard.push(text)
    }
    return heard
  }

  /** The events from one to another as the storage keeps them, a line for each: its entry, then, with tabs between, who hears it and what. */
  lines(from: number, to: number): string {
    const lines: string[] = []
    for (let n = from - this.forgotten; n < to - this.forgotten; n++) {
      const told = this.tellings[n] as Telling
      let line = `${this.entries[n]}`
      if (typeof told === 'string') line += `\t${EVERYBODY}\t${told}`
      else for (const { viewers, text } of told) line += `\t${viewers}\t${text}`
      lines.push(line)
    }
    return lines.join('\n')
  }
  private read(line: string): void {
    const [entry, ...cells] = line.split('\t')
    this.entries.push(Number(entry))
    const ways: Way[] = []
    for (let i = 0; i < cells.length; i += 2) ways.push({ viewers: Number(cells[i]), text: cells[i + 1] as string })
    this.tellings.push(ways[0]?.viewers === EVERYBODY ? ways[0].text : ways)
  }
}

/** What is heard of an event, in each of the ways in which somebody may hear it. */
function telling(game: AnyGame, seats: readonly number[], event: GameEvent): Telling {
  const first = wayToHear(event, 'spectator')
  if (first === 0) return textFor(game, event, 'spectator') ?? []
  const ways = [first]
  const told = [heardBy('spectator', textFor(game, event, 'spectator'))]
  for (const viewer of seats) {
    const way = wayToHear(event, viewer)
    const known = way < WAYS ? told[ways.indexOf(way)] : undefined
    if (known) known.viewers |= viewerBit(viewer)
    else {
      ways.push(way)
      told.push(heardBy(viewer, textFor(game, event, viewer)))
    }
  }
  return told.filter(isHeard)
}
const heardBy = (viewer: Viewer, text: string | null) => ({ viewers: viewerBit(viewer), text })
const isHeard = (way: { readonly text: string | null }): way is Way => way.text !== null
/** What one viewer hears of it; null: nothing. */
function textFor(game: AnyGame, event: GameEvent, viewer: Viewer): string | null {
  const heard = redact(game, event, viewer)
  if (!heard) return null
  const text = JSON.stringify(heard)
  // JSON comes in pieces; to reckon its length puts them together, and what is kept for long takes up a third less.
  Buffer.byteLength(text)
  return text
}
