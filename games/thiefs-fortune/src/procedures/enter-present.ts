import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { RuleId, Table } from '../shape.ts'
import { discardOf, ROW_SPACES, rowOf, typeOf } from './places.ts'

/** Brings a card into a PRESENT: a full row first pushes its leftmost card out, the others slide left. */
export function* enterPresent(t: Table, seat: Seat, piece: Piece, rule: RuleId): Flow<void> {
  const row = rowOf(t, typeOf(t, piece), seat)
  const [leftmost] = row.pieces
  if (leftmost !== undefined && row.size >= ROW_SPACES) {
    t.cite('present.max-four').say('row-full', { seat: { seat } })
    yield* pushOut(t, seat, leftmost)
  }
  t.cite(rule).move(piece, row)
  t.cite('present.leftmost-free').say('present-entered', { seat: { seat }, card: { piece } })
  yield* t.announce({ on: 'entered', seat, piece })
}

/** Pushes a card out of a PRESENT: into the PAST, or onto the discard pile if it is an Event that was not used. */
export function* pushOut(t: Table, seat: Seat, piece: Piece): Flow<void> {
  const type = typeOf(t, piece)
  if (type === 'event' && t.mark('under-way', piece) === 0) {
    t.cite('present.push').move(piece, discardOf(t, type))
    t.cite('present.pushed-event-discarded').say('event-lost', { seat: { seat }, card: { piece } })
    return
  }
  t.cite('past.no-limit').move(piece, t.zone('past', seat))
  const rule = type === 'event' ? 'event.pushed-while-resolving' : 'present.pushed-to-past'
  t.cite(rule).say('past-entered', { seat: { seat }, card: { piece } })
  if (type !== 'event') yield* t.announce({ on: 'pushed', seat, piece })
}

/** Puts a card on another space of its row; it stays as it was, upright or Activated. */
export function moveInRow(t: Table, piece: Piece, space: number): void {
  const activated = t.mark('activated', piece)
  const underWay = t.mark('under-way', piece)
  t.cite('row.change-position').move(piece, t.zoneOf(piece), space)
  if (activated) t.cite('character.move-keeps-state').mark('activated', piece, activated)
  if (underWay) t.cite('character.move-keeps-state').mark('under-way', piece, underWay)
}
