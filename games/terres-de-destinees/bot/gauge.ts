import type { FairShare, Gauge } from '@sablier/bots'
import type { Table } from '../src/shape.ts'

/** Every Destiny in play has an equal part of the game; the one that ended it got the whole. */
function destinyShares(t: Table): FairShare[] {
  const inPlay = [
    ...t.zone('common-destin').pieces,
    ...t.seats.flatMap((seat) => t.zone('secret-destin', seat).pieces),
  ].map((piece) => t.card(piece).id)
  const reason = t.state.result?.reason
  return inPlay.map((id) => ({ kind: 'Destiny', id, fair: 1 / inPlay.length, won: id === reason ? 1 : 0 }))
}

/** Destinies and the length of games. */
export const gauge: Gauge = {
  shares: destinyShares,
  numbers: (t: Table) => ({
    rounds: t.track('turn') / t.seats.length,
    'first-turn wins': t.track('turn') <= 1 ? 1 : 0,
  }),
}
