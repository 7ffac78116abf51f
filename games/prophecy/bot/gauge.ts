import { type Gauge, sharesBySeat } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'

/** Characters, and the winner's turns. */
export const gauge: Gauge = {
  shares: (t: Table) =>
    sharesBySeat(t, 'character', (seat) => t.card(t.zone('character', seat).pieces[0] as number).id),
  numbers: (t: Table) => {
    const [winner] = t.state.result?.winners ?? []
    const deaths = t.seats.filter((seat: Seat) => t.track('fallen', seat) > 0).length
    return winner === undefined ? { deaths } : { deaths, 'turns of the winner': t.track('turns', winner) }
  },
}
