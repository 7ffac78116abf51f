import type { Flow, Params, Piece, Refused, Seat } from '@sablier/kernel'
import { offerFaceDown } from '../effects/permanents.ts'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'
import { hasPower, playing } from './row.ts'

/** The hand cards that a seller may put up: those of a demanded family if they hold any, else all. */
export function offerable(t: Table, seller: Seat): readonly Piece[] {
  const hand = t.zone('hand', seller).pieces
  const demands = t.fact('demands', seller)
  if (demands.length === 0) return hand
  const matching = hand.filter((piece) => demands.includes(playing(t, piece).family))
  return matching.length > 0 ? matching : hand
}

/** The rule that binds the offer. Whether the demand could be met nobody tells: the program saw to it. */
const demandRule = (t: Table, seller: Seat): Rule =>
  t.fact('demands', seller).length > 1 ? 'faq.burgomaster.several-demands' : 'faq.burgomaster.demand'

function refusedOffers(t: Table, seller: Seat, open: readonly Piece[]): Refused[] {
  const why = demandRule(t, seller)
  return t
    .zone('hand', seller)
    .pieces.filter((piece) => !open.includes(piece))
    .map((piece) => ({ piece, why }))
}

/** What the Burgomasters demand, as part of the question. */
function demandIn(t: Table, seller: Seat): Params {
  const families = t.fact('demands', seller)
  return {
    demand: { list: families.length === 0 ? [] : [{ phrase: 'demand', params: { families: { list: families } } }] },
  }
}

/** A seller puts up one card of their hand, face up unless a power lets them hide it. */
export function* offerCard(t: Table, seller: Seat): Flow<void> {
  const open = offerable(t, seller)
  const piece = yield* t.pick({
    seat: seller,
    rule: 'auction.offer-one',
    params: demandIn(t, seller),
    from: open,
    always: true,
    refused: () => refusedOffers(t, seller, open),
  })
  const faceDown =
    hasPower(t, seller, offerFaceDown) &&
    (yield* t.agree({
      seat: seller,
      rule: 'faq.druid.face-down-offer',
      text: 'face-down',
      params: { card: { piece } },
    }))
  const asked = t.fact('demands', seller)
  if (asked.length > 0) {
    // Good faith: whoever holds nothing of what was demanded says so.
    // The words for a hidden card are the same whatever it is.
    if (faceDown || asked.includes(playing(t, piece).family))
      t.cite(faceDown ? 'ruling.burgomaster-and-druid' : demandRule(t, seller)).say('demand-answered', {
        seat: { seat: seller },
      })
    else t.cite('faq.burgomaster.impossible').say('demand-impossible', { seat: { seat: seller } })
    t.cite('ruling.burgomaster-demand').set('demands', [], seller)
  }
  if (faceDown) {
    relocate(t, 'faq.druid.face-down-offer', piece, t.zone('hidden-sale', seller))
    t.cite('golden.card-beats-rule').say('offered-face-down', { seat: { seat: seller } })
  } else {
    relocate(t, 'auction.offer-face-up', piece, t.zone('sale', seller))
    t.cite('auction.offer-required').say('offered', { seat: { seat: seller }, card: { piece } })
  }
}

/** The card a seller has on sale, face up or face down. */
export const onSale = (t: Table, seller: Seat): Piece | undefined =>
  t.zone('sale', seller).top ?? t.zone('hidden-sale', seller).top

/** Turns a face-down offer up. */
export function revealOffer(t: Table, seller: Seat): void {
  const piece = t.zone('hidden-sale', seller).top
  if (piece === undefined) return
  relocate(t, 'ruling.druid-reveal', piece, t.zone('sale', seller))
  t.cite('ruling.druid-reveal').say('revealed-offer', { seat: { seat: seller }, card: { piece } })
}
