import type { Flow, Piece } from '@sablier/kernel'
import { lastCardWarning } from '../effects/last-card.ts'
import { activate } from '../procedures/activate.ts'
import { TURN_OVER } from '../procedures/turn-over.ts'
import { refusedCards, usableCards } from '../procedures/usable-cards.ts'
import type { Phase, Rule, Table } from '../shape.ts'

/** Powers are optional, also one that takes the last card: that one after a warning. */
const optionalRule = (dangerous: readonly Piece[]): Rule =>
  dangerous.length > 0 ? 'ruling.suicide-by-choice' : 'effects.activation-optional'

/** Step 3: the active player uses powers in any order, one complete power at a time. */
export function* effectsPhase(t: Table): Flow<Phase> {
  const seat = t.active
  try {
    for (;;) {
      const { options, duty, dangerous } = usableCards(t, seat)
      const chosen = yield* t.choose({
        seat,
        rule: duty ? 'power.mandatory-blocks-end' : optionalRule(dangerous),
        text: duty ? 'use-mandatory' : 'use-power',
        params: lastCardWarning(dangerous),
        among: options,
        refused: () => refusedCards(t, seat, duty),
      })
      if (chosen.piece === undefined) return 'end'
      yield* activate(t, seat, chosen.piece)
    }
  } catch (thrown) {
    if (thrown !== TURN_OVER) throw thrown
    return 'end'
  }
}
