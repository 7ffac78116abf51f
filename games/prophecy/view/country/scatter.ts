import type { Random } from '@sablier/ui/scene'
import type { Patch, Thing } from './thing.ts'

/** A space while it is painted: where it is, how large a unit is, and its own chance. */
export interface Ground {
  readonly n: number
  readonly patch: Patch
  /** The smaller side of a space: what stands there is measured by it. */
  readonly u: number
  readonly random: Random
  /** A spot in parts of the space. */
  readonly at: (x: number, y: number) => readonly [x: number, y: number]
}

/** Puts several things anywhere between two corners given in parts of the space. */
export function scatter(
  { random, at }: Ground,
  n: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  make: (x: number, y: number, i: number) => Thing,
): Thing[] {
  return Array.from({ length: n }, (_, i) =>
    make(...at(left + random() * (right - left), top + random() * (bottom - top)), i),
  )
}
