import type { Entry } from './entry.ts'
import type { Checkpoint } from './match-data.ts'
import type { Redraw } from './redraw.ts'
import type { Read } from './simulation.ts'

/** The last checkpoint of a match and what has come since: enough to load it again. */
export interface Position {
  readonly checkpoint: Checkpoint
  readonly since: readonly Entry[]
  readonly read: Read
  /** Counted from the checkpoint. */
  readonly redraws: readonly Redraw[]
}

const NONE: readonly Redraw[] = []
/** Where chance was drawn anew after a checkpoint, counted from there. */
export function redrawsSince(redraws: readonly Redraw[], count: number): readonly Redraw[] {
  if (redraws.length === 0) return NONE
  return redraws.flatMap((redraw) => (redraw.after < count ? [] : [{ ...redraw, after: redraw.after - count }]))
}
