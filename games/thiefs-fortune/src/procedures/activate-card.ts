import { type Effect, type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { rowOf } from './places.ts'

const effectOf = (t: Table, piece: Piece): Effect | null => {
  const { ability } = t.card(piece)
  return ability.kind === 'activated' ? ability.effect : null
}

/** Whether the ability of a Character or Event can be carried out right now. */
export function canPerform(t: Table, seat: Seat, piece: Piece): boolean {
  const effect = effectOf(t, piece)
  return effect !== null && isFeasible(effect, { table: t, you: seat, source: piece })
}

/** Whether a Character of a PRESENT can be Activated; `again`: also if it already was. */
const isUsable = (t: Table, seat: Seat, piece: Piece, again: boolean): boolean =>
  t.mark('under-way', piece) === 0 && (again || t.mark('activated', piece) === 0) && canPerform(t, seat, piece)

/** The Characters of a PRESENT that can be Activated; `again` counts those that already were. */
export function usableCharacters(t: Table, seat: Seat, again = false): Piece[] {
  return rowOf(t, 'character', seat).pieces.filter((piece) => isUsable(t, seat, piece, again))
}

/** Whether a PRESENT has such a Character. */
export function hasUsableCharacter(t: Table, seat: Seat, again: boolean): boolean {
  return rowOf(t, 'character', seat).pieces.some((piece) => isUsable(t, seat, piece, again))
}

/** The Events of a PRESENT that can be Activated. */
export function usableEvents(t: Table, seat: Seat): Piece[] {
  return rowOf(t, 'event', seat).pieces.filter(
    (piece) => t.mark('under-way', piece) === 0 && canPerform(t, seat, piece),
  )
}

function* carryOut(t: Table, seat: Seat, piece: Piece): Flow<void> {
  const effect = effectOf(t, piece)
  if (effect) yield* perform(effect, { table: t, you: seat, source: piece })
}

/** Activates a Character: its ability, then it is turned sideways unless it was pushed out meanwhile. */
export function* activateCharacter(t: Table, seat: Seat, piece: Piece): Flow<void> {
  t.cite('character.activate').say('activated', { seat: { seat }, card: { piece } })
  t.cite('character.under-way').mark('under-way', piece, 1)
  yield* carryOut(t, seat, piece)
  if (t.mark('under-way', piece) === 1) {
    t.cite('character.under-way').mark('under-way', piece, 0)
    t.cite('character.turn-sideways').mark('activated', piece, 1)
  }
  yield* t.announce({ on: 'activated', seat, piece })
}

/** Activates an Event: its ability, then it goes to the PAST. */
export function* activateEvent(t: Table, seat: Seat, piece: Piece): Flow<void> {
  t.cite('event.activate').say('activated', { seat: { seat }, card: { piece } })
  t.cite('event.pushed-while-resolving').mark('under-way', piece, 1)
  yield* carryOut(t, seat, piece)
  if (t.mark('under-way', piece) === 1) {
    t.cite('present.close-gap').move(piece, t.zone('past', seat))
    t.cite('event.to-past').say('past-entered', { seat: { seat }, card: { piece } })
  }
  yield* t.announce({ on: 'activated', seat, piece })
}
