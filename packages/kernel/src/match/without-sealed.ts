import type { Seat } from '../shape.ts'
import type { Entry } from './entry.ts'

/** The entries of a phase without the last sealed answers of the other seats. */
export function withoutSealed(since: readonly Entry[], seat: Seat, sealedOthers: number): Entry[] {
  const kept: Entry[] = []
  let toDrop = sealedOthers
  for (let i = since.length - 1; i >= 0; i--) {
    const entry = since[i] as Entry
    if (toDrop > 0 && entry.seat !== seat) toDrop--
    else kept.unshift(entry)
  }
  return kept
}
