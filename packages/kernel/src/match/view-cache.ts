import type { Ask } from '../flow/ask.ts'
import type { Offer } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { askPayload, seenParam, seenParams } from '../sight/seen-ask.ts'
import { StatePayloads } from '../sight/state-payload.ts'
import { CachedView, type ViewChanges, type ViewPart } from './cached-view.ts'
import type { Match } from './match.ts'
import type { SeenOffer, View } from './match-data.ts'
import { type Viewed, viewOf } from './view-of.ts'

/** Shows a table to its viewers: only where it has changed since, and once for all where all see the same. */
export class ViewCache {
  private readonly statePayloads = new StatePayloads()
  private readonly viewed = new Map<Viewer, { readonly cached: CachedView; viewed: Viewed }>()
  private asked: { readonly of: readonly Ask[]; readonly seats: readonly Seat[] } | null = null

  /** Everything a viewer may know of a match now. */
  show(match: Match, viewer: Viewer): CachedView {
    const cached = new CachedView(match.table, viewer)
    this.update(match, cached, null)
    return cached
  }

  /** Brings what a viewer was shown up to date. */
  update(match: Match, cached: CachedView, changes: ViewChanges | null): void {
    const { payload } = cached
    const { viewer } = payload
    const { table } = match
    if (cached.by !== this) {
      cached.by = this
      cached.version = -1
      cached.touched.fill(-1)
    }
    const stands = cached.version === table.version
    if (!stands) this.statePayloads.update(table, cached, changes)
    set(cached, 'waiting', this.waiting(match.asks()), changes)
    set(cached, 'entries', match.entries.length, changes)
    if (viewer !== 'spectator') {
      const ask = match.askOf(viewer)
      if (!stands || ask !== cached.ask) set(cached, 'ask', ask && askPayload(ask), changes)
      cached.ask = ask
      if (!stands || cached.open !== match.asks()) set(cached, 'offers', seenOffers(match.offers(viewer)), changes)
      cached.open = match.asks()
      set(cached, 'canUndo', match.canUndo(viewer), changes)
      set(cached, 'lastOwn', match.lastOf(viewer), changes)
    }
    // Only now: a look that breaks off is made again.
    cached.version = table.version
  }

  /** The same as rules and screens read it. What has not changed since the last look is the same object. */
  view(match: Match, viewer: Viewer): View {
    const last = this.viewed.get(viewer)
    const cached = last?.cached ?? new CachedView(match.table, viewer)
    const { version } = cached
    this.update(match, cached, null)
    const { state, ask } = cached.payload
    const view = viewOf(cached.payload, last && version === cached.version ? last.viewed : null)
    const viewed = { payload: { state, ask }, view }
    if (last) last.viewed = viewed
    else this.viewed.set(viewer, { cached, viewed })
    return view
  }

  /** The seats that are asked; one list for all who look. */
  private waiting(asks: readonly Ask[]): readonly Seat[] {
    if (this.asked?.of !== asks) this.asked = { of: asks, seats: asks.map(({ seat }) => seat) }
    return this.asked.seats
  }
}

function set<P extends ViewPart>(
  { payload }: CachedView,
  part: P,
  now: CachedView['payload'][P],
  changes: ViewChanges | null,
): void {
  const before = payload[part]
  if (before === now) return
  payload[part] = now
  changes?.part(part, before, now)
}

const NO_OFFERS: readonly SeenOffer[] = []
const seenOffers = (offers: readonly Offer[]): readonly SeenOffer[] =>
  offers.length === 0 ? NO_OFFERS : offers.map(seenOffer)
/** A standing offer as its seat reads it. */
function seenOffer({ id, rule, text, params = {}, wording }: Offer): SeenOffer {
  const seen = { id, rule, text, params: seenParams(params, nobodysCard) }
  if (!wording) return seen
  return { ...seen, wording: { form: seenParam(wording.form(), nobodysCard), candidates: wording.candidates() } }
}
const nobodysCard = (): null => null
