import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../table.ts'
import { discardFrom } from './discard-cards.ts'
import { drawCards } from './draw-cards.ts'
import { CURSE, HARVEST, jetonOf, returnJeton, SEAL } from './jeton.ts'
import { cardsInPlay, engage, isEngaged, playing } from './row.ts'
import { settle } from './settle.ts'

/** Tokens that act at the start of a turn, lowest number first. */
export function* startJetons(t: Table, seat: Seat): Flow<void> {
  const harvest = jetonOf(t, seat, HARVEST)
  if (harvest !== null) {
    returnJeton(t, 'golden.jeton-order', harvest)
    drawCards(t, 'golden.jeton-order', seat, 1)
    yield* settle(t, { handsOnly: true })
  }
  const curse = jetonOf(t, seat, CURSE)
  if (curse !== null) {
    returnJeton(t, 'golden.jeton-order', curse)
    yield* discardFrom(t, 'golden.jeton-order', seat, 1)
    // The victim's own Token takes the card, whoever handed it out.
    yield* settle(t, { cause: seat, handsOnly: true })
  }
  const seal = jetonOf(t, seat, SEAL)
  if (seal !== null) {
    returnJeton(t, 'golden.jeton-order', seal)
    yield* sealCard(t, seat)
  }
}

/** Engages a ready Activation card of the player's choice without using it. */
function* sealCard(t: Table, seat: Seat): Flow<void> {
  const ready = cardsInPlay(t, seat).filter((piece) => playing(t, piece).kind === 'activation' && !isEngaged(t, piece))
  if (ready.length === 0) return
  const piece = yield* t.pick({ seat, rule: 'golden.jeton-order', text: 'seal', from: ready })
  engage(t, 'golden.jeton-order', piece)
  t.cite('golden.jeton-order').say('sealed', { seat: { seat }, card: { piece } })
}
