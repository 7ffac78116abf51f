import { type GameBot, scoreBot } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Table } from '../src/index.ts'
import { lightOf, strengthOf } from '../src/scoring.ts'

/** Light counts, oil and strength are light to come. */
const promise = (t: Table, seat: Seat): number => lightOf(t, seat) + t.track('oil', seat) / 4 + strengthOf(t, seat) / 4

/** What a player looks at. Quick answers are random until somebody knows better: write `policy` when the search is too slow. */
export const bot: GameBot = {
  ...scoreBot,
  value(t: Table, seat) {
    const rivals = t.seats.filter((other) => other !== seat).map((other) => promise(t, other))
    return 1 / (1 + Math.exp(Math.max(...rivals) - promise(t, seat)))
  },
}
