import { type Flow, type OptionItem, type Piece, pieceId, type Seat } from '@sablier/kernel'
import type { PlayingCard } from '../cards/card.ts'
import { guardHand, tax } from '../effects/permanents.ts'
import type { Table } from '../shape.ts'
import { countGain } from './draw-cards.ts'
import { handOver } from './give-cards.ts'
import { onSale } from './offer-card.ts'
import { hasPower, playing, powerOf } from './row.ts'
import { settleHands } from './settle.ts'
import { unshielded } from './shield.ts'
import { handSize, survivors } from './survivors.ts'

/** Right after an offer: whoever taxes offers gets a card from the seller, but never the seller's last one. */
export function* payTaxes(t: Table, seller: Seat): Flow<void> {
  const offered = onSale(t, seller) as Piece
  const hidden = t.zone('hidden-sale', seller).has(offered)
  for (const owner of survivors(t)) {
    const taxing = owner === seller ? null : powerOf(t, owner, tax)
    if (!taxing) continue
    const exempt = playing(t, offered).family === taxing.power.exempt
    // A hidden card is taxed by the seller's honest answer, so the question comes in any case.
    if (!hidden && exempt) continue
    const guarded = hasPower(t, seller, guardHand)
    if (guarded || handSize(t, seller) < 2) {
      const rule = guarded ? 'ruling.protection-scope' : 'ruling.levies-spare-last-card'
      t.cite(rule).say('tax-spared', { seat: { seat: seller } })
      continue
    }
    yield* payTax(t, { seller, owner, collector: taxing.piece, hidden, exempt })
  }
}

/** The seats that would take a card from a player for putting this one up, as far as the table shows. */
export function taxersOf(t: Table, seller: Seat, { family }: PlayingCard): Seat[] {
  if (hasPower(t, seller, guardHand)) return []
  const taxers = survivors(t).filter(
    (owner) => owner !== seller && (powerOf(t, owner, tax)?.power.exempt ?? family) !== family,
  )
  // The card put up has left the hand, and nobody takes the last one.
  return taxers.slice(0, Math.max(0, handSize(t, seller) - 2))
}

interface TaxCase {
  readonly seller: Seat
  readonly owner: Seat
  readonly collector: Piece
  readonly hidden: boolean
  readonly exempt: boolean
}
const NO_TAX: readonly Exclude<OptionItem, string>[] = [{ id: 'no-tax', text: 'no-tax' }]

function* payTax(t: Table, { seller, owner, collector, hidden, exempt }: TaxCase): Flow<void> {
  const rule = hidden ? 'faq.collector.tax-on-hidden-offer' : 'faq.collector.tax'
  const hand = t.zone('hand', seller).pieces
  const payments = exempt ? NO_TAX : hand.map((piece) => ({ id: pieceId(t, piece, seller), piece }))
  const [payer] = yield* unshielded(t, owner, [seller], collector)
  if (payer === undefined) return
  const { piece } = yield* t.choose({
    seat: seller,
    rule,
    text: 'pay-tax',
    params: { to: { seat: owner } },
    source: collector,
    among: payments as readonly Exclude<OptionItem, string>[],
    always: true,
  })
  if (piece === undefined) return t.cite(rule).say('tax-spared', { seat: { seat: seller } })
  t.cite(rule).say('taxed', { seat: { seat: seller }, to: { seat: owner } })
  handOver(t, rule, [piece], owner)
  countGain(t, owner, 1)
  yield* settleHands(t, owner)
}
