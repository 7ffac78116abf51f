import type { Flow, Piece, Seat, Zone } from '@sablier/kernel'
import { CARD_TYPES, type CardType } from '../cards/card.ts'
import type { RuleId, Table } from '../shape.ts'
import { enterFuture } from './enter-future.ts'
import { deckOf, discardOf } from './places.ts'

/** Whether a card of this type can be drawn, from its deck or, when that is empty, from its discard pile. */
export const canDraw = (t: Table, type: CardType): boolean => !deckOf(t, type).isEmpty || !discardOf(t, type).isEmpty

/** Whether a card of any type can be drawn. */
export const canDrawAny = (t: Table): boolean => CARD_TYPES.some((type) => canDraw(t, type))

/** The types of which a card can be drawn. */
const drawableTypes = (t: Table): CardType[] => CARD_TYPES.filter((type) => canDraw(t, type))

/** The card on top of a deck; an empty deck is first made anew from its discard pile. */
export function topOf(t: Table, type: CardType): Piece | undefined {
  const deck = deckOf(t, type)
  const discard = discardOf(t, type)
  if (deck.isEmpty && !discard.isEmpty) {
    t.cite('draw.deck-runs-out').moveAll(discard, deck)
    t.cite('draw.deck-runs-out').shuffle(deck)
    t.cite('draw.deck-runs-out').say('deck-renewed', { deck: `deck.${type}` })
  }
  return deck.top
}

/** Draws a card into a place, if there is one. */
export function drawTo(t: Table, type: CardType, to: Zone, rule: RuleId): void {
  const piece = topOf(t, type)
  if (piece !== undefined) t.cite(rule).move(piece, to)
}

/** Draws a card by an action, an ability or a Favor: straight into the FUTURE. */
export function drawIntoFuture(t: Table, seat: Seat, type: CardType): void {
  const piece = topOf(t, type)
  if (piece === undefined) return
  t.cite('universal.draw-into-future').say('drew', { seat: { seat }, deck: `deck.${type}` })
  enterFuture(t, seat, piece, t.options['commonFuture'] ? 'common.no-added-cards' : 'universal.draw-into-future')
}

/** Asks from which deck to draw. */
export function* chooseDeck(t: Table, seat: Seat, rule: RuleId, source?: Piece): Flow<CardType> {
  return yield* t.choose({ seat, rule, among: drawableTypes(t), source })
}
