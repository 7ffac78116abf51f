import type { Flow, Piece, Seat } from '@sablier/kernel'
import { claim, claimable, mightClaim } from '../procedures/claims.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 6: everybody who might have completed a quest is asked, again and again until all pass; then the turn passes. */
export function* questCompleted(t: Table): Flow<Phase> {
  for (;;) {
    const before = countCompleted(t)
    const seats = t.turnOrder().filter((seat) => mightClaim(t, seat))
    yield* t.together(seats, (seat) => claimWindow(t, seat))
    if (countCompleted(t) === before) break
  }
  t.cite('turn.clockwise').passTurn(t.after(t.active))
  return 'turn-start'
}

const countCompleted = (t: Table): number => t.seats.reduce((sum, seat) => sum + t.zone('completed', seat).size, 0)

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
