import type { Flow, Seat } from '@sablier/kernel'
import type { RuleId, Table } from '../shape.ts'
import { futureCards, hasFutureCards } from './places.ts'
import { takeToken, tokensOn } from './take-token.ts'

/** The price of one Spend Time action. */
export const TIME_COST = 2

/** Why Spend Time is not possible: the price cannot be paid, or there is no token to take; null if it is. */
export function whyNoTime(t: Table, seat: Seat): RuleId | null {
  if (t.track('time', seat) < TIME_COST) return 'time.cost'
  return hasFutureCards(t, seat) ? null : 'time.needs-a-token'
}

/** Two Time for any one token in the FUTURE; Locations that watch the action come after the token. */
export function* spendTime(t: Table, seat: Seat): Flow<void> {
  const token = yield* t.choose({ seat, rule: 'time.take-any-one', among: tokensOn(t, futureCards(t, seat)) })
  t.cite('time.cost').add('time', -TIME_COST, seat)
  t.cite('time.cost').add('time-spent', 1, seat)
  t.cite('time.cost').say('time-spent', { seat: { seat } })
  yield* takeToken(t, seat, token, {
    rule: 'time.take-any-one',
    danger: 'time.danger',
    emptied: 'time.empty-card-moves',
  })
  yield* t.announce({ on: 'spent-time', seat })
}
