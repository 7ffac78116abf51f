import type { Ask } from '../flow/ask.ts'
import type { AnyGame, Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { redact, type SeenEvent, WAYS, wayToHear } from '../sight/redact.ts'
import { type NumberedState, type SeenAsk, seenAsk, seenParams, seenState } from '../sight/view.ts'
import type { State } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type { Match } from './match.ts'
import type { SeenOffer, View } from './match-data.ts'

/** What one viewer was last shown, and of what. */
interface Look {
  readonly of: State
  readonly changes: number
  readonly seen: NumberedState
  readonly ask: Ask | null
  readonly seenAsk: SeenAsk | null
}

/** What the viewers of a match were shown: made anew only where the table has changed since, and once for all where all see the same. */
export class Looks {
  private readonly last = new Map<Viewer, Look>()
  /** The events last heard, from which place in the list on: made once for all who hear them in the same way. */
  private readonly lastHeard = new Map<number, SeenEvent>()
  private heardFrom = 0
  private asked: { readonly of: readonly Ask[]; readonly seats: readonly Seat[] } | null = null

  /** The table and the open question as a viewer sees them; the very same objects as long as nothing changes. */
  private at(table: Table, viewer: Viewer, ask: Ask | null): Look {
    const last = this.last.get(viewer)
    const stands = last?.of === table.state && last.changes === table.changes
    if (last && stands && last.ask === ask) return last
    const seen = last && stands ? last.seen : seenState(table, viewer, last?.seen ?? null)
    const asked = ask ? seenAsk(ask, seen.numbers) : null
    const look: Look = { of: table.state, changes: table.changes, seen, ask, seenAsk: asked }
    this.last.set(viewer, look)
    return look
  }

  /** The seats that are asked; one list for all who look. */
  private waiting(asks: readonly Ask[]): readonly Seat[] {
    if (this.asked?.of !== asks) this.asked = { of: asks, seats: asks.map(({ seat }) => seat) }
    return this.asked.seats
  }
  /** Everything a viewer may know of a match now. */
  view(match: Match, viewer: Viewer): View {
    const { seen, seenAsk } = this.at(match.table, viewer, viewer === 'spectator' ? null : match.askOf(viewer))
    return {
      state: seen.state,
      ids: seen.ids,
      viewer,
      ask: seenAsk,
      waiting: this.waiting(match.asks()),
      offers: viewer === 'spectator' ? [] : match.offers(viewer).map(seenOffer),
      canUndo: viewer !== 'spectator' && match.canUndo(viewer),
      entries: match.entries.length,
    }
  }
  /** What a viewer may hear of some events, from a place in the list on. */
  heard(game: AnyGame, events: readonly GameEvent[], viewer: Viewer, from: number): SeenEvent[] {
    if (from !== this.heardFrom) this.lastHeard.clear()
    this.heardFrom = from
    const heard: SeenEvent[] = []
    for (let n = from; n < events.length; n++) {
      const event = events[n] as GameEvent
      const way = wayToHear(event, viewer)
      const place = (n - from) * (WAYS + 1) + way
      const seen = this.lastHeard.get(place) ?? redact(game, event, viewer)
      if (!seen) continue
      if (way < WAYS) this.lastHeard.set(place, seen)
      heard.push(seen)
    }
    return heard
  }
}

/** A standing offer as its seat reads it. */
function seenOffer(offer: Offer): SeenOffer {
  return { id: offer.id, rule: offer.rule, text: offer.text, params: seenParams(offer.params ?? {}, () => null) }
}
