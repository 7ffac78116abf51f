import { type Gauge, sharesBySeat } from '@sablier/bots'
import type { Table } from '../src/shape.ts'

const QUEST_ZONES = ['main-quest', 'secondary-quests', 'completed'] as const

/** Heroes, quests held and done, and how long and how trusty a game was. */
export const gauge: Gauge = {
  shares: (t: Table) => sharesBySeat(t, 'hero', (seat) => t.card(t.zone('character', seat).top as number).id),
  goals: (t: Table) =>
    t.seats.flatMap((seat) =>
      QUEST_ZONES.flatMap((zone) =>
        t.zone(zone, seat).pieces.map((piece) => ({ id: t.card(piece).id, met: zone === 'completed' })),
      ),
    ),
  numbers: (t: Table) => {
    const total = (name: 'promises-kept' | 'promises-broken' | 'words-kept' | 'words-broken'): number =>
      t.seats.reduce((sum, seat) => sum + t.track(name, seat), 0)
    return {
      rounds: t.round,
      arenas: t.track('arenas'),
      'promises kept': total('promises-kept'),
      'promises broken': total('promises-broken'),
      'words kept': total('words-kept'),
      'words broken': total('words-broken'),
    }
  },
}
