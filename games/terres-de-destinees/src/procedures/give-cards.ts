import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'

/** Hands cards over: giver and receiver see them, the others see how many. */
export function handOver(t: Table, rule: Rule, pieces: readonly Piece[], to: Seat): void {
  const [first] = pieces
  if (first === undefined) return
  const from = t.place(first).at
  for (const piece of pieces) relocate(t, rule, piece, t.zone('hand', to))
  t.cite(rule).say('gave', { seat: { seat: from }, to: { seat: to }, n: pieces.length })
  if (!t.listening) return
  const cards = { list: pieces.map((piece) => ({ piece })) }
  t.cite('ruling.payment-secrecy').say('gave-cards', { seat: { seat: from }, to: { seat: to }, cards }, [from, to])
}

/** A player takes a card out of another's hand: both know it, the others see that it went. */
export function takeOver(t: Table, rule: Rule, piece: Piece, to: Seat): void {
  const from = t.place(piece).at
  relocate(t, rule, piece, t.zone('hand', to))
  t.cite(rule).say('took', { seat: { seat: to }, target: { seat: from } })
  t.cite('ruling.payment-secrecy').say('took-card', { seat: { seat: to }, target: { seat: from }, card: { piece } }, [
    from,
    to,
  ])
}

interface Gift {
  readonly from: Seat
  readonly to: Seat
  readonly n: number
  /** The card that asks for it, if one does. */
  readonly source?: Piece | undefined
}

/** A player gives cards of their choice to another; at most what they hold. */
export function* giveCards(t: Table, rule: Rule, { from, to, n, source }: Gift): Flow<void> {
  const hand = t.zone('hand', from)
  const due = Math.min(n, hand.size)
  if (due === 0) return
  const pieces =
    due === hand.size
      ? hand.pieces.slice()
      : yield* t.pickSome({
          seat: from,
          rule,
          text: 'give',
          params: { n: due, to: { seat: to } },
          from: hand.pieces,
          n: due,
          source,
        })
  handOver(t, rule, pieces, to)
}
