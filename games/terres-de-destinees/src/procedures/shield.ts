import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { jetonOf, returnJeton, SHIELD } from './jeton.ts'

/** One owner of a Shield is asked whether to return it. */
function* raiseShield(t: Table, seat: Seat, user: Seat, source?: Piece): Flow<void> {
  const shield = jetonOf(t, seat, SHIELD)
  if (shield === null) return
  const wants = yield* t.agree({
    seat,
    rule: 'ruling.shield-window',
    text: 'shield',
    params: { seat: { seat: user } },
    ...(source === undefined ? {} : { source }),
  })
  if (wants) returnJeton(t, 'ruling.shield-window', shield)
}

/** The targets that the power reaches: owners of a Shield may return it before any part of the power touches them. */
export function* unshielded(t: Table, user: Seat, targets: readonly Seat[], source?: Piece): Flow<readonly Seat[]> {
  const asked = targets.filter((seat) => seat !== user && jetonOf(t, seat, SHIELD) !== null)
  const [first] = asked
  if (first === undefined) return targets
  if (asked.length === 1) yield* raiseShield(t, first, user, source)
  else yield* t.together(asked, (seat) => raiseShield(t, seat, user, source))
  return targets.filter((seat) => !asked.includes(seat) || jetonOf(t, seat, SHIELD) !== null)
}
