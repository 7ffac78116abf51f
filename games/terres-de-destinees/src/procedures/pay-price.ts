import type { Flow, Piece, Seat } from '@sablier/kernel'
import { rebate } from '../effects/permanents.ts'
import type { Table } from '../shape.ts'
import { discardFrom } from './discard-cards.ts'
import { giveCards, handOver } from './give-cards.ts'
import { jetonOf, PURSE, returnJeton } from './jeton.ts'
import { powerOf } from './row.ts'
import { otherSurvivors } from './survivors.ts'

/** How many cards the buyer really owes: reductions add up and look at the price that was bid. */
export function* amountDue(t: Table, buyer: Seat): Flow<number> {
  const price = t.track('price')
  let due = price
  const rebated = powerOf(t, buyer, rebate)
  if (rebated && price >= rebated.power.from) {
    due--
    t.cite('power.permanent').say('price-cut', { seat: { seat: buyer }, card: { piece: rebated.piece } })
  }
  const purse = jetonOf(t, buyer, PURSE)
  if (purse === null || due === 0) return due
  const wants = yield* t.agree({
    seat: buyer,
    rule: 'jeton.has-effect',
    text: 'purse',
    params: { n: due },
    source: purse,
  })
  if (!wants) return due
  returnJeton(t, 'jeton.has-effect', purse)
  return due - 1
}

/** A buyer who is not the seller pays the seller with cards of their choice. */
export function* payTo(t: Table, seller: Seat, buyer: Seat): Flow<void> {
  const due = yield* amountDue(t, buyer)
  if (due > 0) t.cite('sale.payer-picks-cards').say('pays', { seat: { seat: buyer }, n: due })
  yield* giveCards(t, 'sale.other-buyer-pays-seller', { from: buyer, to: seller, n: due })
}

/** A seller who buys deals the price out one by one, from the left and round again. */
export function* dealOut(t: Table, seller: Seat): Flow<void> {
  const due = yield* amountDue(t, seller)
  if (due === 0) return
  t.cite('sale.self-bought-distributed').say('deals-out', { seat: { seat: seller }, n: due })
  const others = otherSurvivors(t, seller)
  for (let i = 0; i < due; i++) {
    const to = others[i % others.length] as Seat
    const rule = i < others.length ? 'sale.self-bought-one-by-one' : 'ruling.self-sale-few-players'
    const piece: Piece = yield* t.pick({
      seat: seller,
      rule,
      text: 'deal-out',
      params: { to: { seat: to }, n: due - i },
      from: t.zone('hand', seller).pieces,
    })
    handOver(t, rule, [piece], to)
  }
}

/** With two players the price is discarded. */
export function* discardPrice(t: Table, buyer: Seat): Flow<void> {
  const due = yield* amountDue(t, buyer)
  yield* discardFrom(t, 'duo.winner-discards-bid', buyer, { n: due })
}
