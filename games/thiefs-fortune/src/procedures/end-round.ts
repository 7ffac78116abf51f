import type { Table } from '../shape.ts'
import { discardOf, typeOf } from './places.ts'

/** The steps between two rounds: token, Reset, Common FUTURE. */
export function endRound(t: Table): void {
  const first = t.fact('first-to-pass')
  t.cite('roundend.token').set('starting-player', first)
  t.cite('roundend.token').passTurn(first)
  for (const seat of t.seats) {
    t.cite('roundend.reset').set('has-passed', false, seat)
    for (const piece of t.zone('present-characters', seat).pieces)
      if (t.mark('activated', piece) === 1) t.cite('roundend.reset').mark('activated', piece, 0)
  }
  t.cite('roundend.token').set('first-to-pass', -1)
  for (const piece of t.zone('common-future').pieces.slice())
    t.cite('common.discard').move(piece, discardOf(t, typeOf(t, piece)))
}
