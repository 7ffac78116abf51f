import type { CardBase } from '@sablier/kernel'
import type { Effect } from '../effects/effect.ts'

/** A creature of the night. */
export interface Creature extends CardBase {
  readonly strength: number
  readonly ability?: Effect
  /** It answers every creature laid in its lair, not only itself. */
  readonly watchful?: boolean
}
