import { type AnyGame, type GameEvent, Refusal, redact, type Viewer } from '@sablier/kernel'
import type { StoryRow } from '../storage/schema.ts'

/** An event as one line of a story: after how many entries it was told, and, behind a tab, the whole of it. */
export const storyLine = (event: GameEvent): string => `${event.entry}\t${JSON.stringify(event)}`

/** What happened at a table before it fell asleep: read only where somebody wants to hear of it. */
export class Story {
  static readonly NONE = new Story([])
  /** One for each event. */
  private constructor(private readonly lines: readonly string[]) {}

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
    if (!lines.every((line) => line[line.indexOf('\t') + 1] === '{')) throw new Refusal('its story is in older words')
    lines.length = told
    return new Story(lines)
  }

  /** How many events were told before the first that came with an entry of this number or a later one. */
  before(entry: number): number {
    let count = this.lines.length
    while (count > 0 && Number.parseInt(this.lines[count - 1] as string, 10) >= entry) count--
    return count
  }
  /** What a viewer heard after the first so many events, as JSON. */
  heard(game: AnyGame, viewer: Viewer, from: number): string[] {
    const heard: string[] = []
    for (let n = from; n < this.lines.length; n++) {
      const line = this.lines[n] as string
      const seen = redact(game, JSON.parse(line.slice(line.indexOf('\t') + 1)) as GameEvent, viewer)
      if (seen) heard.push(JSON.stringify(seen))
    }
    return heard
  }
}
