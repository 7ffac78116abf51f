import type { Flow } from '@sablier/kernel'
import { activate } from '../procedures/activate.ts'
import { TURN_OVER } from '../procedures/turn-over.ts'
import { END_TURN, refusedCards, usableCards } from '../procedures/usable-cards.ts'
import type { Phase, Table } from '../table.ts'

/** Step 3: the active player uses powers in any order, one complete power at a time. */
export function* effectsPhase(t: Table): Flow<Phase> {
  const seat = t.active
  try {
    for (;;) {
      const { options, duty } = usableCards(t, seat)
      const chosen = yield* t.choose({
        seat,
        rule: duty ? 'power.mandatory-blocks-end' : 'effects.activation-optional',
        text: duty ? 'use-mandatory' : 'use-power',
        among: options,
        refused: () => refusedCards(t, seat, duty),
      })
      if (chosen.id === END_TURN.id || chosen.piece === undefined) return 'end'
      yield* activate(t, seat, chosen.piece)
    }
  } catch (thrown) {
    if (thrown !== TURN_OVER) throw thrown
    return 'end'
  }
}
