import type { Moment, SeenPiece, ViewChanges, ViewPart } from '@sablier/kernel'
import { diffAt, joined, patchText, ROOT, type Spot } from './diff.ts'
import type { JsonText } from './message-text.ts'
import type { Patch } from './patch.ts'

const STATE = ROOT.within('state')
const PLACES = STATE.within('places')
const TRACKS = STATE.within('tracks')
const FACTS = STATE.within('facts')

/** A change and its patch operations. */
interface WrittenChange {
  readonly at: Spot
  readonly before: unknown
  readonly now: unknown
  readonly ops: string
}

/**
 * Writes the changes of several viewers' view payloads as patches, one viewer after the other. A change that
 * several viewers share is written once.
 */
export class ViewPatch implements ViewChanges {
  /** Operations for everybody. */
  private common = ''
  /** Operations for the present viewer only. */
  private own = ''
  private viewers = 0
  /** Few things change at a time: a linear search is enough. */
  private readonly written: WrittenChange[] = []

  /** Goes on to the next viewer. */
  next(): void {
    this.viewers++
    this.own = ''
  }
  /** Does the present viewer get only what everybody gets? */
  get isPlain(): boolean {
    return this.own === ''
  }
  /** The patch for the present viewer; empty: nothing has changed. */
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
