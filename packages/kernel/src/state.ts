import type { Layout } from './layout.ts'

/** A piece on the table: its number says nothing about what is printed on it. */
export type Piece = number

/** The end of a match: why, who won, what everybody scored and the ranking. */
export interface Result {
  readonly reason: string
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  /** The rank of each seat, 1 for the best, where it does not follow from the scores. */
  readonly ranks?: readonly number[]
}

/** The whole state of a match as flat plain data; only the table's acts change it. */
export interface State {
  phase: string
  /** Counts phases begun, so that two checkpoints are never confused. */
  step: number
  active: number
  round: number
  /** The card of each piece, as an index into the game's cards; -1 in a view: unknown. */
  face: number[]
  /** The public number of each piece; a piece that passes a place somebody cannot see gets a new one. */
  key: number[]
  nextKey: number
  /** The place each piece lies in. */
  home: number[]
  /** Bit per viewer that knows the piece though it lies where they cannot see. */
  known: number[]
  places: Piece[][]
  tracks: number[]
  /** Marks of all pieces: mark index times number of pieces plus piece. */
  marks: number[]
  /** Immutable values: replaced, never changed in place. */
  facts: unknown[]
  /** The generator of chance. */
  chance: [number, number, number, number]
  result: Result | null
}

/** A state with no piece on the table yet. */
export function emptyState(layout: Layout, phase: string): State {
  const tracks = new Array<number>(layout.trackCount).fill(0)
  for (const { base, size, spec } of Object.values(layout.tracks)) tracks.fill(spec.start, base, base + size)
  const facts = new Array<unknown>(layout.factCount).fill(null)
  for (const { base, size, spec } of Object.values(layout.facts)) facts.fill(spec.start, base, base + size)
  return {
    phase,
    step: 0,
    active: 0,
    round: 0,
    face: [],
    key: [],
    nextKey: 1,
    home: [],
    known: [],
    places: layout.places.map(() => []),
    tracks,
    marks: [],
    facts,
    chance: [0, 0, 0, 0],
    result: null,
  }
}

/** Makes a state the copy of another of the same game and number of seats, in the arrays that it has: cheaper than a new one. */
export function overwriteState(to: State, from: State): void {
  to.phase = from.phase
  to.step = from.step
  to.active = from.active
  to.round = from.round
  overwrite(to.face, from.face)
  overwrite(to.key, from.key)
  to.nextKey = from.nextKey
  overwrite(to.home, from.home)
  overwrite(to.known, from.known)
  for (let i = 0; i < from.places.length; i++) overwrite(to.places[i] as Piece[], from.places[i] as Piece[])
  overwrite(to.tracks, from.tracks)
  overwrite(to.marks, from.marks)
  overwrite(to.facts, from.facts)
  overwrite(to.chance, from.chance)
  to.result = from.result
}
function overwrite<T>(to: T[], from: readonly T[]): void {
  const { length } = from
  while (to.length > length) to.pop()
  // Existing items and new ones are copied apart: a list that may grow with each item is copied more slowly.
  const kept = to.length
  for (let i = 0; i < kept; i++) to[i] = from[i] as T
  for (let i = kept; i < length; i++) to.push(from[i] as T)
}

/** States that are not needed any more: to overwrite one is cheaper than to make one, and to clear it away. */
export class Spares {
  private readonly states: State[] = []

  add(state: State): void {
    this.states.push(state)
  }
  copyOf(from: State): State {
    const spare = this.states.pop()
    if (!spare) return copyState(from)
    overwriteState(spare, from)
    return spare
  }
}

/** A copy that shares nothing that changes. Facts and results are immutable and shared. */
export function copyState(from: State): State {
  const places = new Array<Piece[]>(from.places.length)
  // biome-ignore lint/style/noNonNullAssertion: index below length
  for (let i = 0; i < places.length; i++) places[i] = from.places[i]!.slice()
  return {
    phase: from.phase,
    step: from.step,
    active: from.active,
    round: from.round,
    face: from.face.slice(),
    key: from.key.slice(),
    nextKey: from.nextKey,
    home: from.home.slice(),
    known: from.known.slice(),
    places,
    tracks: from.tracks.slice(),
    marks: from.marks.slice(),
    facts: from.facts.slice(),
    chance: [from.chance[0], from.chance[1], from.chance[2], from.chance[3]],
    result: from.result,
  }
}
