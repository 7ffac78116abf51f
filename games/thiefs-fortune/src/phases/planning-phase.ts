import type { Flow, Seat, Zone } from '@sablier/kernel'
import { CARD_TYPES } from '../cards/card.ts'
import { canDraw, canDrawAny, chooseDeck, drawTo, topOf } from '../procedures/draw-card.ts'
import { enterCommonFuture } from '../procedures/enter-future.ts'
import { isSolo } from '../setup.ts'
import type { Phase, RuleId, Table } from '../shape.ts'

/** Cards drawn beyond one of each type, and cards of each type drawn for a solo round. */
const EXTRA_CARDS = 2
const SOLO_EACH = 3
const SOLO_EXTRA = 3

/** The Planning Phase begins: the Common FUTURE is laid out, then hands are drawn in player order. */
export function* planningPhase(t: Table): Flow<Phase> {
  t.cite('round.five').say('round-begins', { n: t.round })
  t.cite('planning.repeat').set('placed', 0)
  if (t.options['commonFuture']) refillCommonFuture(t)
  if (isSolo(t)) {
    yield* drawSolo(t, 0)
    return 'solo-draft'
  }
  for (const seat of t.turnOrder(t.fact('starting-player'))) {
    t.cite('planning.draw-order').passTurn(seat)
    t.cite('planning.draw-order').say('draws', { seat: { seat } })
    yield* drawHand(t, seat)
  }
  // From here on all act at once; what order matters begins with the Starting Player.
  t.cite('timing.simultaneous-steps').passTurn(t.fact('starting-player'))
  return 'draft'
}

function refillCommonFuture(t: Table): void {
  for (const type of CARD_TYPES) {
    const piece = topOf(t, type)
    if (piece !== undefined) enterCommonFuture(t, piece, t.zone('common-future'))
  }
}

/** One card of each type, seen before the decks of two more are chosen one at a time. */
function* drawHand(t: Table, seat: Seat): Flow<void> {
  const hand = t.zone('hand', seat)
  for (const type of CARD_TYPES) {
    if (canDraw(t, type)) drawTo(t, type, hand, 'planning.draw-one-each')
    else yield* drawChosen(t, seat, hand, 'planning.hand-of-five')
  }
  for (let n = 0; n < EXTRA_CARDS; n++) yield* drawChosen(t, seat, hand, 'planning.draw-two-more')
}

/** Nine cards and three of the player's choice, face down, shuffled into one pile. */
function* drawSolo(t: Table, seat: Seat): Flow<void> {
  const pile = t.zone('solo-pile')
  for (const type of CARD_TYPES)
    for (let n = 0; n < SOLO_EACH; n++) {
      if (canDraw(t, type)) drawTo(t, type, pile, 'solo.draw-twelve')
      else yield* drawChosen(t, seat, pile, 'solo.draw-twelve')
    }
  for (let n = 0; n < SOLO_EXTRA; n++) yield* drawChosen(t, seat, pile, 'solo.draw-twelve')
  t.cite('solo.shuffle-pile').shuffle(pile)
}

function* drawChosen(t: Table, seat: Seat, to: Zone, rule: RuleId): Flow<void> {
  if (!canDrawAny(t)) return
  const deck = yield* chooseDeck(t, seat, rule)
  drawTo(t, deck, to, rule)
  t.cite(rule).say('drew', { seat: { seat }, deck: `deck.${deck}` })
}
