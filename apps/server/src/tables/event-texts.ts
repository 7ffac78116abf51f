import { type AnyGame, type GameEvent, redact, type SeenEvent, type Viewer } from '@sablier/kernel'
import { same } from '@sablier/protocol'

/** What happened, as JSON for each viewer. Most of it is heard alike by all: that is written down once. */
export class EventTexts {
  private readonly heard: { readonly event: SeenEvent; readonly text: string }[][]

  constructor(
    private readonly game: AnyGame,
    private readonly events: readonly GameEvent[],
  ) {
    this.heard = events.map(() => [])
  }

  /** What a viewer may hear, each event as JSON. */
  for(viewer: Viewer): string[] {
    const texts: string[] = []
    for (const [i, event] of this.events.entries()) {
      const seen = redact(this.game, event, viewer)
      if (seen) texts.push(this.textOf(i, seen))
    }
    return texts
  }
  private textOf(i: number, event: SeenEvent): string {
    const written = this.heard[i] as { event: SeenEvent; text: string }[]
    for (const other of written) if (same(other.event, event)) return other.text
    const text = JSON.stringify(event)
    written.push({ event, text })
    return text
  }
}
