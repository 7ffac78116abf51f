import type { CardBase, Effect } from '@sablier/kernel'

/** A creature of the night. */
export interface Creature extends CardBase {
  readonly strength: number
  readonly ability?: Effect
  /** It answers every creature laid in its lair, not only itself. */
  readonly watchful?: boolean
}
