import { below, type Chance } from '../chance.ts'
import { viewerBit } from '../layout.ts'
import type { Piece } from '../state.ts'
import type { RunningTable } from '../table/running-table.ts'
import type { Viewer } from './piece-id.ts'

/** Deals what a viewer may not know anew, in place: cards of one back change places among themselves, and chance starts afresh. */
export function resample(table: RunningTable, viewer: Viewer, chance: Chance): void {
  permuteHidden(table, viewer, chance)
  table.game.resample?.(table, viewer, chance)
  table.state.chance = [
    below(chance, 0x7fffffff),
    below(chance, 0x7fffffff),
    below(chance, 0x7fffffff),
    below(chance, 0x7fffffff),
  ]
}

/** Shuffles the faces of pieces that the viewer cannot read, back by back. The same sight and chance give the same deal. */
export function permuteHidden(
  { state, layout, backs }: RunningTable,
  viewer: Viewer,
  chance: Chance,
  mayChange?: (piece: Piece) => boolean,
): void {
  const { face, known, places } = state
  const bit = viewerBit(viewer)
  const pools: Piece[][] = []
  for (const { index, mask, belowMask, spec } of layout.places) {
    const covered = spec.topOnly ? belowMask : mask
    if (mask & covered & bit) continue
    const pieces = places[index] as Piece[]
    const last = pieces.length - 1
    for (let i = 0; i <= last; i++) {
      const piece = pieces[i] as Piece
      if (((i === last ? mask : covered) | (known[piece] as number)) & bit || mayChange?.(piece) === false) continue
      const back = backs[face[piece] as number] as number
      const pool = pools[back]
      if (pool) pool.push(piece)
      else pools[back] = [piece]
    }
  }
  for (const pool of pools) if (pool) dealAnew(face, pool, chance)
}

/** Faces being dealt anew. Kept from deal to deal: a fresh typed array costs more than the deal. */
let faces = new Int32Array(64)
/** How many of each face there are; all zero between deals. */
let copies = new Int32Array(64)

/** Deals the faces of some pieces among them. From sorted faces, so that the deal does not depend on what truly lies there. */
export function dealAnew(face: number[], pool: readonly Piece[], chance: Chance): void {
  sortFaces(face, pool)
  for (let i = pool.length - 1; i >= 0; i--) {
    const j = below(chance, i + 1)
    face[pool[i] as Piece] = faces[j] as number
    faces[j] = faces[i] as number
  }
}
function sortFaces(face: readonly number[], pool: readonly Piece[]): void {
  if (pool.length > faces.length) faces = new Int32Array(2 * pool.length)
  let most = 0
  for (let i = 0; i < pool.length; i++) most = Math.max(most, face[pool[i] as Piece] as number)
  if (most >= copies.length) copies = new Int32Array(2 * most)
  for (let i = 0; i < pool.length; i++) {
    const card = face[pool[i] as Piece] as number
    copies[card] = (copies[card] as number) + 1
  }
  for (let at = 0, n = 0; n <= most; n++) {
    for (let left = copies[n] as number; left > 0; left--) faces[at++] = n
    copies[n] = 0
  }
}
