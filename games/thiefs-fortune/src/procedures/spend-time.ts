import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { futureCards, hasFutureCards } from './places.ts'
import { takeToken, tokensOn } from './take-token.ts'

/** The price of one Spend Time action. */
export const TIME_COST = 2

/** Whether Spend Time is possible: the price and at least one token to take. */
export const canSpendTime = (t: Table, seat: Seat): boolean =>
  t.track('time', seat) >= TIME_COST && hasFutureCards(t, seat)

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
