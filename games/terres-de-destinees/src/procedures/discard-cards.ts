import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'
import { survivors } from './survivors.ts'

/** How many cards are lost, and the card or Token that asks for them, if one does. */
interface Loss {
  readonly n: number
  readonly source?: Piece | undefined
}

/** A player discards cards of their choice one by one; a demand larger than the hand takes the whole hand. */
export function* discardFrom(t: Table, rule: Rule, seat: Seat, { n, source }: Loss): Flow<void> {
  const hand = t.zone('hand', seat)
  for (let left = n; left > 0 && !hand.isEmpty; left--) {
    // A last card is not a choice, and everybody can count it.
    const piece: Piece =
      hand.size === 1
        ? (hand.top as Piece)
        : yield* t.pick({ seat, rule, text: 'discard', params: { n: left }, from: hand.pieces, source })
    relocate(t, 'hand.life-and-money', piece, t.zone('discard-pile'))
    t.cite(rule).say('discarded', { seat: { seat }, card: { piece } })
  }
}

/** Several players discard at once: each chooses secretly, the cards fall in turn order. */
export function* discardTogether(t: Table, seats: readonly Seat[], loss: Loss): Flow<void> {
  const [only, more] = seats
  if (only === undefined) return
  if (more === undefined) return yield* discardFrom(t, 'ruling.who-picks-lost-cards', only, loss)
  const inOrder = survivors(t).filter((seat) => seats.includes(seat))
  yield* t.together(inOrder, (seat) => discardFrom(t, 'ruling.simultaneous-discards', seat, loss))
}
