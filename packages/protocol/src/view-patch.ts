import type { Moment, SeenPiece, ViewChanges, ViewPart } from '@sablier/kernel'
import { diffAt, joined, patchText, ROOT, type Spot } from './diff.ts'
import type { JsonText } from './message-text.ts'
import type { Patch } from './patch.ts'

const STATE = ROOT.within('state')
const PLACES = STATE.within('places')
const TRACKS = STATE.within('tracks')
const FACTS = STATE.within('facts')

/** A change in words. */
interface WrittenChange {
  readonly at: Spot
  readonly before: unknown
  readonly now: unknown
  readonly ops: string
}

/**
 * Writes down what changes in the view payloads of several viewers, one after the other, as it stands in a patch. What changes for
 * several of them alike is put into words once.
 */
export class ViewPatch implements ViewChanges {
  /** What has changed for everybody. */
  private common = ''
  /** What has changed besides for the viewer at hand. */
  private own = ''
  private viewers = 0
  /** Few things change at a time: they are looked through from the first one. */
  private readonly written: WrittenChange[] = []

  /** Goes on to the next viewer. */
  next(): void {
    this.viewers++
    this.own = ''
  }
  /** Whether nothing has changed for the viewer at hand but what has for everybody. */
  get isPlain(): boolean {
    return this.own === ''
  }
  /** The patch for the viewer at hand; empty: nothing has changed. */
  text(): JsonText<Patch> | '' {
    return patchText(joined(this.common, this.own))
  }

  part(name: ViewPart, before: unknown, now: unknown): void {
    const at = ROOT.within(name)
    if (name !== 'waiting' && name !== 'entries') this.own = joined(this.own, diffAt(at, before, now))
    else if (this.viewers === 1) this.common = joined(this.common, diffAt(at, before, now))
  }
  moment(name: Moment, now: unknown): void {
    this.tell(STATE.within(name), undefined, now)
  }
  place(index: number, before: readonly SeenPiece[], now: readonly SeenPiece[]): void {
    this.tell(PLACES.within(index), before, now)
  }
  track(index: number, now: number): void {
    this.tell(TRACKS.within(index), undefined, now)
  }
  fact(index: number, before: unknown, now: unknown): void {
    this.tell(FACTS.within(index), before, now)
  }

  private tell(at: Spot, before: unknown, now: unknown): void {
    this.own = joined(this.own, this.opsOf(at, before, now))
  }
  private opsOf(at: Spot, before: unknown, now: unknown): string {
    for (const written of this.written)
      if (written.at === at && written.before === before && written.now === now) return written.ops
    const ops = diffAt(at, before, now)
    this.written.push({ at, before, now, ops })
    return ops
  }
}
