import type { Moment, OutlookChanges, OutlookPart, SeenPiece } from '@sablier/kernel'
import { diffAt, diffLists, joined, ROOT, setAt } from './diff.ts'

const SCENE = ROOT.within('scene')
const PLACES = SCENE.within('places')
const TRACKS = SCENE.within('tracks')
const FACTS = SCENE.within('facts')

/** A change of what lies at a place, in words. */
interface Told {
  readonly before: readonly SeenPiece[]
  readonly now: readonly SeenPiece[]
  readonly ops: string
}

/**
 * Writes down what changes in the outlooks of several viewers, one after the other, as it stands in a patch. What they see alike is
 * put into words once.
 */
export class OutlookPatch implements OutlookChanges {
  /** What has changed for everybody. */
  common = ''
  /** What has changed besides for the viewer at hand. */
  own = ''
  private viewers = 0
  private readonly places: Told[] = []

  /** Goes on to the next viewer. */
  next(): void {
    this.viewers++
    this.own = ''
  }

  part(name: OutlookPart, before: unknown, now: unknown): void {
    if (name !== 'waiting' && name !== 'entries') this.add(diffAt(ROOT.within(name), before, now))
    else if (this.viewers === 1) this.common = joined(this.common, diffAt(ROOT.within(name), before, now))
  }
  moment(name: Moment, now: unknown): void {
    this.add(setAt(SCENE.within(name), now))
  }
  place(index: number, before: readonly SeenPiece[], now: readonly SeenPiece[]): void {
    let told = this.places[index]
    if (told?.before !== before || told.now !== now) {
      told = { before, now, ops: diffLists(PLACES.within(index), before, now) }
      this.places[index] = told
    }
    this.add(told.ops)
  }
  track(index: number, now: number): void {
    this.add(setAt(TRACKS.within(index), now))
  }
  fact(index: number, before: unknown, now: unknown): void {
    this.add(diffAt(FACTS.within(index), before, now))
  }

  private add(ops: string): void {
    this.own = joined(this.own, ops)
  }
}
