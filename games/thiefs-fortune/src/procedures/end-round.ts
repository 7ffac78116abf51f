import type { Table } from '../shape.ts'
import { discardOf, typeOf } from './places.ts'

/** The steps between two rounds: token, Reset, Common FUTURE. */
export function endRound(t: Table): void {
  const first = t.fact('firstToPass')
  t.cite('roundend.token').set('startingPlayer', first)
  t.cite('roundend.token').passTurn(first)
  for (const seat of t.seats) {
    t.cite('roundend.reset').set('hasPassed', false, seat)
    for (const piece of t.zone('presentCharacters', seat).pieces)
      if (t.mark('activated', piece) === 1) t.cite('roundend.reset').mark('activated', piece, 0)
  }
  t.cite('roundend.token').set('firstToPass', -1)
  for (const piece of t.zone('commonFuture').pieces.slice())
    t.cite('common.discard').move(piece, discardOf(t, typeOf(t, piece)))
}
