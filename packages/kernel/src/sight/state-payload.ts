import { ALL, type Layout, type Place, viewerBit } from '../layout.ts'
import type { Piece, Result, State } from '../state.ts'
import type { RunningTable } from '../table/running-table.ts'
import { placeName, type Viewer } from './piece-id.ts'
import { type SeenPiece, seenPieces } from './seen-piece.ts'

/** The table as one viewer sees it, place by place: what is sent, and what a view is made of. */
export interface StatePayload {
  readonly phase: string
  readonly step: number
  readonly active: number
  readonly round: number
  readonly result: Result | null
  /** The places by name: a piece out of sight is called after its place. */
  readonly names: readonly string[]
  /** How many marks a piece can have. */
  readonly marks: number
  readonly places: readonly (readonly SeenPiece[])[]
  readonly tracks: readonly number[]
  readonly facts: readonly unknown[]
}

/** The scalar fields of a state payload that change. */
export type Moment = 'phase' | 'step' | 'active' | 'round' | 'result'
/** A state payload that is updated in place. The list of a place is replaced when it changes. */
export interface StateDraft extends Pick<StatePayload, 'names' | 'marks'>, MomentDraft {
  readonly places: (readonly SeenPiece[])[]
  readonly tracks: number[]
  readonly facts: unknown[]
}
type MomentDraft = { -readonly [M in Moment]: StatePayload[M] }

/** Called for every part of a state payload that changes. */
export interface StateChanges {
  moment(name: Moment, now: StatePayload[Moment]): void
  place(index: number, before: readonly SeenPiece[], now: readonly SeenPiece[]): void
  track(index: number, now: number): void
  fact(index: number, before: unknown, now: unknown): void
}

/** The payload a viewer was last sent, with the version of each place at that time. */
export interface ShownState {
  readonly payload: { readonly viewer: Viewer; readonly state: StateDraft }
  readonly touched: number[]
}

const NOTHING: readonly never[] = []
/** The ways to see a place: its top or not, what lies below or not. */
const WAYS = 4

/** Builds the state payloads of one table. A place that several viewers see alike is read once and shared. */
export class StatePayloads {
  /** By place and way of seeing it: the pieces; null where what a viewer knows besides makes a difference. */
  private readonly alike: (readonly SeenPiece[] | null)[] = []
  /** How the place was touched last when they were made; -1: never. */
  private readonly madeAt: number[] = []

  /**
   * Brings a state payload up to date in place: who is told of every change needs no second state payload to compare with. Places
   * that have not been touched since are not looked at.
   */
  update(table: RunningTable, shown: ShownState, changes: StateChanges | null): void {
    const { layout, touched } = table
    const { touched: touchedThen } = shown
    const { viewer, state: draft } = shown.payload
    this.prepare(layout)
    moveOn(draft, table.state, changes)
    for (let index = 0; index < layout.places.length; index++) {
      if (touched && touched[index] === touchedThen[index]) continue
      const before = draft.places[index] as readonly SeenPiece[]
      const now = this.at(table, layout.places[index] as Place, viewer, before)
      if (touched) touchedThen[index] = touched[index] as number
      if (now === before) continue
      draft.places[index] = now
      changes?.place(index, before, now)
    }
    showValues(draft, table, viewerBit(viewer), changes)
  }

  private prepare({ places }: Layout): void {
    if (this.madeAt.length > 0) return
    for (let way = 0; way < WAYS * places.length; way++) {
      this.madeAt.push(-1)
      this.alike.push(null)
    }
  }
  private at(table: RunningTable, place: Place, viewer: Viewer, mine: readonly SeenPiece[]): readonly SeenPiece[] {
    const bit = viewerBit(viewer)
    const way = WAYS * place.index + (place.mask & bit ? 2 : 0) + (place.belowMask & bit ? 1 : 0)
    const touched = table.touched?.[place.index] ?? -1
    if (touched < 0 || this.madeAt[way] !== touched) {
      const pieces = table.state.places[place.index] as Piece[]
      this.madeAt[way] = touched
      if (pieces.length === 0) this.alike[way] = NOTHING
      else if (isKnownToSome(table.state, place, pieces)) this.alike[way] = null
      else if (isClosed(place, bit)) this.alike[way] = unknown(pieces.length)
      else this.alike[way] = seenPieces(table, place, viewer, this.alike[way] ?? NOTHING)
    }
    return this.alike[way] ?? seenPieces(table, place, viewer, mine)
  }
}

/** Does somebody know a piece here that the place does not show to everybody? */
function isKnownToSome({ known }: State, { mask, spec }: Place, pieces: readonly Piece[]): boolean {
  if (mask === ALL && !spec.topOnly) return false
  for (let i = 0; i < pieces.length; i++) if (known[pieces[i] as Piece] !== 0) return true
  return false
}

/** Whether a viewer sees nothing of what lies here, not even a mark. */
function isClosed({ mask, belowMask, spec }: Place, bit: number): boolean {
  return spec.order !== 'row' && !(mask & bit) && !(spec.topOnly && belowMask & bit)
}
const unknowns: (readonly SeenPiece[])[] = []
/** This many unknown pieces. */
function unknown(count: number): readonly SeenPiece[] {
  unknowns[count] ??= new Array<SeenPiece>(count).fill(-1)
  return unknowns[count]
}

/** An empty state payload, before the first update. */
export function emptyStateDraft({ state, layout }: RunningTable): StateDraft {
  return {
    phase: '',
    step: -1,
    active: -1,
    round: -1,
    result: null,
    names: namesOf(layout),
    marks: state.marks.length / state.face.length,
    places: layout.places.map(() => NOTHING),
    tracks: layout.trackMasks.map(() => 0),
    facts: layout.factMasks.map(() => null),
  }
}

function moveOn(draft: StateDraft, { phase, step, active, round, result }: State, changes: StateChanges | null): void {
  if (draft.phase !== phase) {
    draft.phase = phase
    changes?.moment('phase', phase)
  }
  if (draft.step !== step) {
    draft.step = step
    changes?.moment('step', step)
  }
  if (draft.active !== active) {
    draft.active = active
    changes?.moment('active', active)
  }
  if (draft.round !== round) {
    draft.round = round
    changes?.moment('round', round)
  }
  if (draft.result !== result) {
    draft.result = result
    changes?.moment('result', result)
  }
}

/** Tracks and facts as far as a viewer sees them: out of sight a track is 0, a fact null. */
function showValues(
  draft: StateDraft,
  { state, layout }: RunningTable,
  bit: number,
  changes: StateChanges | null,
): void {
  const { tracks, facts } = state
  const { trackMasks, factMasks } = layout
  for (let i = 0; i < tracks.length; i++) {
    const now = (trackMasks[i] as number) & bit ? (tracks[i] as number) : 0
    if (draft.tracks[i] === now) continue
    draft.tracks[i] = now
    changes?.track(i, now)
  }
  for (let i = 0; i < facts.length; i++) {
    const now = (factMasks[i] as number) & bit ? facts[i] : null
    const before = draft.facts[i]
    if (before === now) continue
    draft.facts[i] = now
    changes?.fact(i, before, now)
  }
}

const namesByLayout = new WeakMap<Layout, readonly string[]>()
function namesOf(layout: Layout): readonly string[] {
  let names = namesByLayout.get(layout)
  if (!names) {
    names = layout.places.map(({ label }) => placeName(label))
    namesByLayout.set(layout, names)
  }
  return names
}
