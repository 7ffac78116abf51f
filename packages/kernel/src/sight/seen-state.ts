import type { Piece, State } from '../state.ts'
import { hiddenId } from './piece-id.ts'
import type { StatePayload } from './state-payload.ts'

/** The state with holes: the same shape, pieces renumbered by where they lie, unknown faces -1. */
export interface SeenState {
  readonly state: State
  /** The id of each piece of `state` as asks and events name it. */
  readonly ids: readonly string[]
}

const hiddenIds = new WeakMap<readonly string[], string[][]>()
/** Place by place, the ids of pieces out of sight: the same for as long as the names of the places are. */
function hiddenIdsOf(names: readonly string[]): string[][] {
  let ids = hiddenIds.get(names)
  if (!ids) {
    ids = names.map(() => [])
    hiddenIds.set(names, ids)
  }
  return ids
}

const NO_CHANCE: State['chance'] = [0, 0, 0, 0]

/** The pieces of a state with holes, by number. */
interface SeenPieces {
  readonly face: number[]
  readonly key: number[]
  readonly home: number[]
  readonly marks: number[]
  readonly ids: string[]
  readonly places: Piece[][]
}

/** Numbers the pieces place by place. */
function numbered({ places: seenPlaces, names, marks: markCount }: StatePayload): SeenPieces {
  let size = 0
  for (const pieces of seenPlaces) size += pieces.length
  const face = new Array<number>(size)
  const key = new Array<number>(size)
  const home = new Array<number>(size)
  const ids = new Array<string>(size)
  const marks = new Array<number>(size * markCount).fill(0)
  const places: Piece[][] = []
  const hidden = hiddenIdsOf(names)
  let number = 0
  for (let index = 0; index < seenPlaces.length; index++) {
    const seen = seenPlaces[index] as StatePayload['places'][0]
    const out = hidden[index] as string[]
    while (out.length < seen.length) out.push(hiddenId(names[index] as string, out.length))
    const numbers = new Array<Piece>(seen.length)
    for (let position = 0; position < seen.length; position++, number++) {
      const piece = seen[position] as StatePayload['places'][0][0]
      const bare = typeof piece === 'number'
      const id = bare ? null : piece[1]
      numbers[position] = number
      home[number] = index
      face[number] = bare ? piece : piece[0]
      key[number] = id === null ? 0 : keyIn(id)
      ids[number] = id ?? (out[position] as string)
      if (!bare) for (let n = 2; n < piece.length; n++) marks[(n - 2) * size + number] = piece[n] as number
    }
    places.push(numbers)
  }
  return { face, key, home, marks, ids, places }
}

/** Expands a state payload into a state with holes. */
export function stateOf(statePayload: StatePayload): SeenState {
  const { phase, step, active, round, result, tracks, facts } = statePayload
  const { face, key, home, marks, ids, places } = numbered(statePayload)
  const state: State = {
    phase,
    step,
    active,
    round,
    face,
    key,
    nextKey: 0,
    home,
    known: new Array<number>(face.length).fill(0),
    places,
    tracks: tracks.slice(),
    marks,
    facts: facts.slice(),
    chance: NO_CHANCE,
    result,
  }
  return { state, ids }
}

const HASH = 35
const ZERO = 48
/** The number at the end of the id of a piece in sight, read from behind. */
function keyIn(id: string): number {
  let key = 0
  let digit = 1
  for (let i = id.length - 1; i >= 0; i--) {
    const code = id.charCodeAt(i)
    if (code === HASH) break
    key += digit * (code - ZERO)
    digit *= 10
  }
  return key
}
