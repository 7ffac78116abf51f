import type { Moment, OutlookChanges, OutlookPart, SeenPiece } from '@sablier/kernel'
import { diffAt, diffLists, ROOT, setAt } from './diff.ts'

const SCENE = ROOT.within('scene')
const PLACES = SCENE.within('places')
const TRACKS = SCENE.within('tracks')
const FACTS = SCENE.within('facts')

/** A value that was put somewhere, in words. */
interface Put {
  readonly now: unknown
  readonly ops: string
}
/** A change in words. */
interface Told extends Put {
  readonly before: unknown
}

/**
 * Writes down what changes in the outlooks of several viewers, one after the other, as it stands in a patch. What changes for
 * several of them alike is put into words once.
 */
export class OutlookPatch implements OutlookChanges {
  /** What has changed for everybody. */
  private readonly common: string[] = []
  /** What has changed besides for the viewer at hand. */
  private own: string[] = []
  private viewers = 0
  private readonly moments: { [name in Moment]?: Put } = {}
  private readonly places: Told[] = []
  private readonly tracks: Put[] = []
  private readonly facts: Told[] = []

  /** Goes on to the next viewer. */
  next(): void {
    this.viewers++
    this.own.length = 0
  }
  /** Whether nothing has changed for the viewer at hand but what has for everybody. */
  get isPlain(): boolean {
    return this.own.length === 0
  }
  /** The patch for the viewer at hand; empty: nothing has changed. */
  text(): string {
    if (this.own.length === 0 && this.common.length === 0) return ''
    return `[${this.common.length === 0 ? this.own.join() : [...this.common, ...this.own].join()}]`
  }

  part(name: OutlookPart, before: unknown, now: unknown): void {
    const isCommon = name === 'waiting' || name === 'entries'
    if (!isCommon || this.viewers === 1) add(isCommon ? this.common : this.own, diffAt(ROOT.within(name), before, now))
  }
  moment(name: Moment, now: unknown): void {
    let told = this.moments[name]
    if (!told || told.now !== now) {
      told = { now, ops: setAt(SCENE.within(name), now) }
      this.moments[name] = told
    }
    add(this.own, told.ops)
  }
  place(index: number, before: readonly SeenPiece[], now: readonly SeenPiece[]): void {
    let told = this.places[index]
    if (told?.before !== before || told.now !== now) {
      told = { before, now, ops: diffLists(PLACES.within(index), before, now) }
      this.places[index] = told
    }
    add(this.own, told.ops)
  }
  track(index: number, now: number): void {
    let told = this.tracks[index]
    if (told?.now !== now) {
      told = { now, ops: setAt(TRACKS.within(index), now) }
      this.tracks[index] = told
    }
    add(this.own, told.ops)
  }
  fact(index: number, before: unknown, now: unknown): void {
    let told = this.facts[index]
    if (!told || told.before !== before || told.now !== now) {
      told = { before, now, ops: diffAt(FACTS.within(index), before, now) }
      this.facts[index] = told
    }
    add(this.own, told.ops)
  }
}

function add(list: string[], ops: string): void {
  if (ops !== '') list.push(ops)
}
