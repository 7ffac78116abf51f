import { type GameEvent, type Match, redact, type Viewer, WAYS, wayToHear } from '@sablier/kernel'

/** The last events of a match in words: what several hear in the same way is put down once. */
export class Tellings {
  private readonly first: number
  /** What is heard of them, as JSON, null: nothing; by event and way of hearing it. */
  private readonly texts = new Map<number, string | null>()
  /** What everybody hears, if all hear the same. */
  private common: string | null = null

  /** From an event on, given by how many were told before it. */
  constructor(
    private readonly match: Match,
    from: number,
  ) {
    this.first = Math.max(0, from - match.eventsFrom)
  }

  /** What a viewer hears of them, with commas between. */
  heard(viewer: Viewer): string {
    if (this.common !== null) return this.common
    const { events } = this.match
    let heard = ''
    let isCommon = true
    for (let n = this.first; n < (events?.length ?? 0); n++) {
      const event = events?.[n] as GameEvent
      const way = wayToHear(event, viewer)
      if (way !== 0) isCommon = false
      const text = this.inWords(n - this.first, event, way, viewer)
      if (text !== null) heard += heard === '' ? text : `,${text}`
    }
    if (isCommon) this.common = heard
    return heard
  }

  private inWords(n: number, event: GameEvent, way: number, viewer: Viewer): string | null {
    const key = n * (WAYS + 1) + way
    let text = way < WAYS ? this.texts.get(key) : undefined
    if (text === undefined) {
      const heard = redact(this.match.game, event, viewer)
      text = heard && JSON.stringify(heard)
      this.texts.set(key, text)
    }
    return text
  }
}
