import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { discardFrom } from './discard-cards.ts'
import { drawCards } from './draw-cards.ts'
import { CURSE, HARVEST, jetonOf, returnJeton, SEAL } from './jeton.ts'
import { cardsInPlay, engage, isEngaged, playing } from './row.ts'
import { settleHands } from './settle.ts'

const STARTERS = [HARVEST, CURSE, SEAL]

/** Tokens that act at the start of a turn, lowest number first. */
export function* startJetons(t: Table, seat: Seat): Flow<void> {
  if (t.zone('jeton', seat).isEmpty) return
  const several = STARTERS.filter((number) => jetonOf(t, seat, number) !== null).length > 1
  const rule = several ? 'golden.jeton-order' : 'jeton.has-effect'
  const harvest = jetonOf(t, seat, HARVEST)
  if (harvest !== null) {
    returnJeton(t, rule, harvest)
    drawCards(t, rule, seat, 1)
    yield* settleHands(t)
  }
  const curse = jetonOf(t, seat, CURSE)
  if (curse !== null) {
    returnJeton(t, rule, curse)
    yield* discardFrom(t, rule, seat, { n: 1, source: curse })
    // The victim's own Token takes the card, whoever handed it out.
    yield* settleHands(t, seat)
  }
  const seal = jetonOf(t, seat, SEAL)
  if (seal !== null) {
    returnJeton(t, rule, seal)
    yield* sealCard(t, rule, seat, seal)
  }
}

/** Engages a ready Activation card of the player's choice without using it. */
function* sealCard(t: Table, rule: Rule, seat: Seat, source: Piece): Flow<void> {
  const ready = cardsInPlay(t, seat).filter((piece) => playing(t, piece).kind === 'activation' && !isEngaged(t, piece))
  if (ready.length === 0) return
  const piece = yield* t.pick({ seat, rule, text: 'seal', from: ready, source })
  engage(t, rule, piece)
  t.cite(rule).say('sealed', { seat: { seat }, card: { piece } })
}
