import {
  type AnyGame,
  type GameEvent,
  Refusal,
  redact,
  type SeenEvent,
  type Viewer,
  viewerBit,
  WAYS,
  wayToHear,
} from '@sablier/kernel'
import type { StoryRow } from '../storage/schema.ts'

/** As viewers: all of them. */
const EVERYBODY = -1

/**
 * An event as one line of a story: after how many entries it was told, then, with tabs between, who hears it and what
 * they hear. Mostly that is the same for everybody.
 */
export function storyLine(game: AnyGame, seats: readonly number[], event: GameEvent): string {
  const tellings: { readonly way: number; readonly heard: SeenEvent | null; viewers: number }[] = []
  for (const viewer of ['spectator', ...seats] as const) {
    const way = wayToHear(event, viewer)
    const same = way < WAYS ? tellings.find((telling) => telling.way === way) : undefined
    if (same) same.viewers |= viewerBit(viewer)
    else {
      const viewers = way === 0 ? EVERYBODY : viewerBit(viewer)
      tellings.push({ way, heard: redact(game, event, viewer), viewers })
      if (way === 0) break
    }
  }
  let line = `${event.entry}`
  for (const { heard, viewers } of tellings) if (heard) line += `\t${viewers}\t${JSON.stringify(heard)}`
  return line
}

/** What was told at a table before it fell asleep: texts that are passed on to each viewer as they are. */
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
    lines.length = told
    return new Story(lines)
  }

  /** How many events were told before the first that came with an entry of this number or a later one. */
  before(entry: number): number {
    let count = this.lines.length
    while (count > 0 && Number.parseInt(this.lines[count - 1] as string, 10) >= entry) count--
    return count
  }
  /** What a viewer heard after the first so many events. */
  heard(viewer: Viewer, from: number): string[] {
    const bit = viewerBit(viewer)
    const heard: string[] = []
    for (let n = from; n < this.lines.length; n++) {
      const cells = (this.lines[n] as string).split('\t')
      for (let i = 1; i < cells.length; i += 2) if (Number(cells[i]) & bit) heard.push(cells[i + 1] as string)
    }
    return heard
  }
}
