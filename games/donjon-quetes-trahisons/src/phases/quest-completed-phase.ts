import type { Flow, Piece, Seat } from '@sablier/kernel'
import { claim, claimable, mightClaim } from '../procedures/quest/claims.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 6: everybody who might have completed a quest is asked, again and again until all pass; then the turn passes. */
export function* questCompletedPhase(t: Table): Flow<Phase> {
  for (;;) {
    const seats = t.turnOrder().filter((seat) => mightClaim(t, seat))
    if (seats.length === 0) break
    const before = countCompleted(t)
    yield* t.together(seats, (seat) => claimWindow(t, seat))
    if (countCompleted(t) === before) break
  }
  const next = t.after(t.active)
  if (next === t.fact('first-player')) t.cite('turn.clockwise').setRound(t.round + 1)
  t.cite('turn.clockwise').passTurn(next)
  return 'turn-start'
}

function countCompleted(t: Table): number {
  let sum = 0
  for (const seat of t.seats) sum += t.zone('completed', seat).size
  return sum
}

/** Cashing in is never forced; those who cannot are asked all the same, so that nobody can tell. */
function* claimWindow(t: Table, seat: Seat): Flow<void> {
  const chosen: Piece[] = yield* t.pickSome({
    seat,
    rule: 'quest.optional',
    from: claimable(t, seat),
    min: 0,
    max: 1,
    always: true,
  })
  for (const piece of chosen) yield* claim(t, seat, piece)
}
