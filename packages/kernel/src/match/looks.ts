import type { Ask } from '../flow/ask.ts'
import type { Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { Scenes } from '../sight/scene.ts'
import { seenParams, sentAsk } from '../sight/seen-ask.ts'
import type { Match } from './match.ts'
import type { SeenOffer, View } from './match-data.ts'
import { type OutlookChanges, type OutlookPart, Shown } from './shown.ts'
import { type Viewed, viewOf } from './view-of.ts'

/** Shows a table to its viewers: only where it has changed since, and once for all where all see the same. */
export class Looks {
  private readonly scenes = new Scenes()
  private readonly viewed = new Map<Viewer, { readonly shown: Shown; viewed: Viewed }>()
  private asked: { readonly of: readonly Ask[]; readonly seats: readonly Seat[] } | null = null

  /** Everything a viewer may know of a match now. */
  show(match: Match, viewer: Viewer): Shown {
    const shown = new Shown(match.table, viewer)
    this.update(match, shown, null)
    return shown
  }

  /** Brings what a viewer was shown up to date. */
  update(match: Match, shown: Shown, changes: OutlookChanges | null): void {
    const { outlook } = shown
    const { viewer } = outlook
    const { table } = match
    if (shown.by !== this) {
      shown.by = this
      shown.version = -1
      shown.touched.fill(-1)
    }
    const stands = shown.version === table.version
    if (!stands) this.scenes.update(table, viewer, outlook.scene, shown.touched, changes)
    set(shown, 'waiting', this.waiting(match.asks()), changes)
    set(shown, 'entries', match.entries.length, changes)
    if (viewer !== 'spectator') {
      const ask = match.askOf(viewer)
      if (!stands || ask !== shown.ask) set(shown, 'ask', ask && sentAsk(ask), changes)
      shown.ask = ask
      set(shown, 'offers', seenOffers(match.offers(viewer)), changes)
      set(shown, 'canUndo', match.canUndo(viewer), changes)
      set(shown, 'lastOwn', match.lastOf(viewer), changes)
    }
    // Only now: a look that breaks off is made again.
    shown.version = table.version
  }

  /** The same as rules and screens read it. What has not changed since the last look is the same object. */
  view(match: Match, viewer: Viewer): View {
    const last = this.viewed.get(viewer)
    const shown = last?.shown ?? new Shown(match.table, viewer)
    const { version } = shown
    this.update(match, shown, null)
    const { scene, ask } = shown.outlook
    const view = viewOf(shown.outlook, last && version === shown.version ? last.viewed : null)
    const viewed = { outlook: { scene, ask }, view }
    if (last) last.viewed = viewed
    else this.viewed.set(viewer, { shown, viewed })
    return view
  }

  /** The seats that are asked; one list for all who look. */
  private waiting(asks: readonly Ask[]): readonly Seat[] {
    if (this.asked?.of !== asks) this.asked = { of: asks, seats: asks.map(({ seat }) => seat) }
    return this.asked.seats
  }
}

function set<P extends OutlookPart>(
  { outlook }: Shown,
  part: P,
  now: Shown['outlook'][P],
  changes: OutlookChanges | null,
): void {
  const before = outlook[part]
  if (before === now) return
  outlook[part] = now
  changes?.part(part, before, now)
}

const NO_OFFERS: readonly SeenOffer[] = []
const seenOffers = (offers: readonly Offer[]): readonly SeenOffer[] =>
  offers.length === 0 ? NO_OFFERS : offers.map(seenOffer)
/** A standing offer as its seat reads it. */
function seenOffer(offer: Offer): SeenOffer {
  return { id: offer.id, rule: offer.rule, text: offer.text, params: seenParams(offer.params ?? {}, () => null) }
}
