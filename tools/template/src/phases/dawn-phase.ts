import type { Flow } from '@sablier/kernel'
import { resultOf } from '../scoring.ts'
import type { Phase, Table } from '../shape.ts'

/** The last dawn ends the game; any other hands the night to the next player. */
export function* dawnPhase(t: Table): Flow<Phase> {
  if (t.round >= Number(t.options['nights'])) return t.finish('dawn.most-light', resultOf(t))
  t.cite('dawn.round').setRound(t.round + 1)
  t.cite('dawn.round').passTurn(t.after(t.active))
  return 'draft'
}
