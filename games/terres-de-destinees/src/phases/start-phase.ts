import type { Flow } from '@sablier/kernel'
import { readyCards } from '../procedures/ready-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { startDraws } from '../procedures/start-draw.ts'
import { startJetons } from '../procedures/start-jetons.ts'
import { TURN_OVER } from '../procedures/turn-over.ts'
import type { Phase, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'

const OF_ONE_TURN = ['gained', 'activations', 'stirred'] as const

/** Step 1: draw, ready, then Tokens by number. */
export function* startPhase(t: Table): Flow<Phase> {
  const seat = t.active
  t.cite('turn.clockwise').add('turn', 1)
  t.cite('turn.clockwise').add('turns', 1, seat)
  t.cite('turn.four-steps').say('turn-begins', { seat: { seat } })
  t.cite('turn.four-steps').clear(OF_ONE_TURN)
  if (t.fact('lich') !== NO_SEAT) t.cite('faq.lich.own-others-blocked').set('lich', NO_SEAT)
  try {
    yield* startDraws(t)
    readyCards(t, seat)
    yield* settleHands(t)
    yield* startJetons(t, seat)
  } catch (thrown) {
    if (thrown !== TURN_OVER) throw thrown
    return 'end'
  }
  return 'auction'
}
