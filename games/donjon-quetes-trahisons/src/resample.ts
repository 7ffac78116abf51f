import { below, type Chance, type Seat } from '@sablier/kernel'
import { SIDES, type Side } from './facts/fight.ts'
import { spectatorsOf } from './procedures/fight/fight.ts'
import type { Table } from './shape.ts'

/** Redraws what a viewer may not know besides cards: the sides that others have sealed and not yet shown. */
export function resample(t: Table, viewer: Seat | 'spectator', chance: Chance): void {
  const fight = t.fact('fight')
  if (fight?.kind !== 'arena' || t.fact('sides').length > 0) return
  for (const seat of spectatorsOf(t, fight)) {
    if (seat === viewer || t.fact('sealed', seat) === '') continue
    const tookSide = fight.frenzy || t.track('declared', seat) > 0 || t.track('fled', seat) > 0
    const side: Side = SIDES[below(chance, tookSide ? 2 : 3)] as Side
    t.cite('arena.secret-choice').set('sealed', side, seat)
  }
}
