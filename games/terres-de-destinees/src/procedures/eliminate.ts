import type { Seat } from '@sablier/kernel'
import { feast } from '../effects/permanents.ts'
import type { Table } from '../shape.ts'
import { drawByPower } from './draw-cards.ts'
import { relocate } from './relocate.ts'
import { cardsInPlay, powerOf } from './row.ts'
import { survivors } from './survivors.ts'

/** Players whose hand is empty and whom nothing saved leave the game together. */
export function eliminate(t: Table, lost: readonly Seat[]): void {
  for (const seat of lost) {
    t.cite('defeat.empty-hand').setTrack('eliminated', 1, seat)
    t.cite('defeat.leaves-game').say('eliminated', { seat: { seat } })
  }
  for (const seat of lost) clearBelongings(t, seat)
  lost.forEach(() => {
    feastOn(t)
  })
}

/** Cards in play are no lives: they are discarded in row order, Tokens return, demands vanish. */
function clearBelongings(t: Table, seat: Seat): void {
  for (const piece of cardsInPlay(t, seat).slice())
    relocate(t, 'defeat.cards-in-play-do-not-help', piece, t.zone('discard-pile'))
  for (const piece of t.zone('jeton', seat).pieces.slice())
    relocate(t, 'ruling.eliminated-belongings', piece, t.zone('supply'))
  if (t.fact('demands', seat).length > 0) t.cite('ruling.eliminated-belongings').set('demands', [], seat)
}

/** Permanent powers that react to an elimination, the active player's first. */
function feastOn(t: Table): void {
  for (const seat of survivors(t)) {
    const found = powerOf(t, seat, feast)
    if (found) drawByPower(t, 'power.permanent', seat, found.power.n)
  }
}
