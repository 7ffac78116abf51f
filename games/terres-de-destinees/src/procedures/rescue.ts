import { type Flow, type OptionItem, type Piece, pieceId, type Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { drawByPower, drawCards } from './draw-cards.ts'
import { GRACE, jetonOf, returnJeton } from './jeton.ts'
import { cardsInPlay, engage, isEngaged, playing } from './row.ts'

/** A ready card in play that keeps its owner from elimination. */
function readyRescuer(t: Table, seat: Seat): Piece | null {
  for (const piece of cardsInPlay(t, seat))
    if (playing(t, piece).power[0]?.op === 'survive' && !isEngaged(t, piece)) return piece
  return null
}

const FALL = { id: 'fall', text: 'fall' }

/** Saves a player who lost the last hand card, if a card or Token can and they want it; exactly one is used. */
export function* rescue(t: Table, seat: Seat): Flow<boolean> {
  const immortal = readyRescuer(t, seat)
  const grace = jetonOf(t, seat, GRACE)
  const means = [immortal, grace].filter((piece) => piece !== null)
  if (means.length === 0) return false
  // The Immortal permits to stay, the Token makes one stay: only who has no Token may let go.
  const choices: OptionItem[] = means.map((piece) => ({ id: pieceId(t, piece, seat), piece }))
  const { piece: used } = yield* t.choose({
    seat,
    rule: means.length > 1 ? 'ruling.several-rescues' : 'ruling.immortal-scope',
    text: 'rescue',
    among: (grace === null ? [...choices, FALL] : choices) as readonly Exclude<OptionItem, string>[],
  })
  if (used === undefined) return false
  if (used === immortal) {
    // Its owner may engage it on anybody's turn: the card prevails over the rule.
    engage(t, t.active === seat ? 'faq.immortal.prevents-elimination' : 'golden.card-beats-rule', used)
    t.cite('faq.immortal.prevents-elimination').say('saved', { seat: { seat }, card: { piece: used } })
    drawByPower(t, 'faq.immortal.prevents-elimination', seat, 1)
  } else {
    t.cite('jeton.has-effect').say('saved', { seat: { seat }, card: { piece: used } })
    returnJeton(t, 'jeton.has-effect', used)
    drawCards(t, 'jeton.has-effect', seat, 1)
  }
  if (t.zone('hand', seat).isEmpty) t.cite('ruling.alive-with-empty-hand').setTrack('bare', 1, seat)
  return true
}
