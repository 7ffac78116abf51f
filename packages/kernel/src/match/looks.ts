import type { Ask } from '../flow/ask.ts'
import type { Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { type Scene, Scenes } from '../sight/scene.ts'
import { type SentAsk, seenParams, sentAsk } from '../sight/seen-ask.ts'
import type { Table } from '../table/table.ts'
import type { Match } from './match.ts'
import type { Outlook, SeenOffer, View } from './match-data.ts'
import { type Viewed, viewOf } from './view-of.ts'

/** What one viewer was last shown, and of what. */
interface Look {
  readonly version: number
  /** By place: how it was touched last. */
  readonly touched: number[]
  readonly scene: Scene
  readonly ask: Ask | null
  readonly sent: SentAsk | null
}

/** What the viewers of a match were shown: made anew only where the table has changed since, and once for all where all see the same. */
export class Looks {
  private readonly last = new Map<Viewer, Look>()
  private readonly scenes = new Scenes()
  private readonly viewed = new Map<Viewer, Viewed>()
  private asked: { readonly of: readonly Ask[]; readonly seats: readonly Seat[] } | null = null

  /** The table and the open question as a viewer sees them; the very same objects as long as nothing changes. */
  private at(table: Table, viewer: Viewer, ask: Ask | null): Look {
    const last = this.last.get(viewer)
    const { version } = table
    const stands = last?.version === version
    if (last && stands && last.ask === ask) return last
    const touched = last?.touched ?? new Array<number>(table.layout.places.length).fill(-1)
    const scene = last && stands ? last.scene : this.scenes.see(table, viewer, last?.scene ?? null, touched)
    const look: Look = { version, touched, scene, ask, sent: ask && sentAsk(ask) }
    this.last.set(viewer, look)
    return look
  }

  /** The seats that are asked; one list for all who look. */
  private waiting(asks: readonly Ask[]): readonly Seat[] {
    if (this.asked?.of !== asks) this.asked = { of: asks, seats: asks.map(({ seat }) => seat) }
    return this.asked.seats
  }
  /** The view of an outlook. */
  view(viewer: Viewer, outlook: Outlook): View {
    const view = viewOf(outlook, this.viewed.get(viewer) ?? null)
    this.viewed.set(viewer, { outlook, view })
    return view
  }
  /** Everything a viewer may know of a match now. */
  outlook(match: Match, viewer: Viewer): Outlook {
    const { scene, sent } = this.at(match.table, viewer, viewer === 'spectator' ? null : match.askOf(viewer))
    return {
      scene,
      viewer,
      ask: sent,
      waiting: this.waiting(match.asks()),
      offers: viewer === 'spectator' ? NO_OFFERS : seenOffers(match.offers(viewer)),
      canUndo: viewer !== 'spectator' && match.canUndo(viewer),
      entries: match.entries.length,
      lastOwn: viewer === 'spectator' ? 0 : match.lastOf(viewer),
    }
  }
}

const NO_OFFERS: readonly SeenOffer[] = []
const seenOffers = (offers: readonly Offer[]): readonly SeenOffer[] =>
  offers.length === 0 ? NO_OFFERS : offers.map(seenOffer)
/** A standing offer as its seat reads it. */
function seenOffer(offer: Offer): SeenOffer {
  return { id: offer.id, rule: offer.rule, text: offer.text, params: seenParams(offer.params ?? {}, () => null) }
}
