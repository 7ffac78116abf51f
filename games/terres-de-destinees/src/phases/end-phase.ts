import type { Flow } from '@sablier/kernel'
import { isDuo, nextSurvivor, survivors } from '../procedures/survivors.ts'
import { checkVictory, finish } from '../procedures/victory.ts'
import { leaders } from '../scoring.ts'
import type { Phase, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'

/** No game goes on longer than this many turns for every survivor. */
export const MOST_ROUNDS = 60

/** Step 4: the goals once more, then the player to the left is first player. */
export function* endPhase(t: Table): Flow<Phase> {
  checkVictory(t, { on: 'end-step', cause: NO_SEAT, saved: [], lost: [] })
  stopEndlessGame(t)
  const next = nextSurvivor(t, t.active)
  t.cite(isDuo(t) ? 'duo.roles-swap' : 'end.pass-left').passTurn(next)
  // The header of the next start step names its round.
  t.cite('end.pass-left').setRound(t.track('turns', next) + 1)
  return 'start'
}

/** A round in which nothing changed place, or too many rounds, ends the game. */
function stopEndlessGame(t: Table): void {
  const left = survivors(t)
  const quiet = t.track('stirred') === 0 ? t.track('quiet') + 1 : 0
  if (quiet !== t.track('quiet')) t.cite('ruling.stalemate').setTrack('quiet', quiet)
  if (quiet >= left.length) finish(t, 'ruling.stalemate', 'standstill', leaders(t))
  if (left.every((seat) => t.track('turns', seat) >= MOST_ROUNDS))
    finish(t, 'ruling.stalemate', 'sixty-rounds', leaders(t))
}
