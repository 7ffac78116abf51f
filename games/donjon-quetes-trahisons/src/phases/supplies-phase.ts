import type { Flow } from '@sablier/kernel'
import { settleSurplus } from '../procedures/adventurer/outfit.ts'
import { visitVillage } from '../procedures/village/village.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 1: the active player is in the village, then everybody parts with surplus objects. */
export function* suppliesPhase(t: Table): Flow<Phase> {
  yield* visitVillage(t, t.active, false)
  yield* settleSurplus(t)
  return 'dungeon-or-arena'
}
