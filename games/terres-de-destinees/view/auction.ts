import type { Piece, Seat } from '@sablier/kernel'
import type { Table } from '@sablier/terres-de-destinees'

/** A card on sale and who put it up. */
export interface Sale {
  readonly piece: Piece
  readonly seller: Seat
  readonly hidden: boolean
}

/** What is on sale now: one card, or two with two players. */
export const salesOf = (t: Table): readonly Sale[] =>
  t.seats.flatMap((seller) => [
    ...t.zone('sale', seller).pieces.map((piece) => ({ piece, seller, hidden: false })),
    ...t.zone('hidden-sale', seller).pieces.map((piece) => ({ piece, seller, hidden: true })),
  ])

export const handOf = (t: Table, seat: Seat): number => t.zone('hand', seat).size
export const isOut = (t: Table, seat: Seat): boolean => t.track('eliminated', seat) === 1

/** The most a seat may bid: one card stays in hand. */
export const limitOf = (t: Table, seat: Seat): number => (isOut(t, seat) ? 0 : Math.max(0, handOf(t, seat) - 1))

/** Rivals who could bid more than a number, in the order in which they speak. */
export const whoTops = (t: Table, seat: Seat, n: number): readonly Seat[] =>
  t.turnOrder(seat).filter((other) => other !== seat && limitOf(t, other) > n)

/** Cards in play that count for Destinies and those that only lend their power. */
export const rowOf = (t: Table, seat: Seat): readonly Piece[] => [
  ...t.zone('in-play', seat).pieces,
  ...t.zone('support-area', seat).pieces,
]
