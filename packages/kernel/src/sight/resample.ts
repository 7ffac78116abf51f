import { below, type Chance } from '../chance.ts'
import { viewerBit } from '../layout.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Viewer } from './piece-id.ts'

/** Deals what a viewer may not know anew, in place: cards of one back change places among themselves, and chance starts afresh. */
export function resample(table: Table, viewer: Viewer, chance: Chance): void {
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
  { state, layout, backs }: Table,
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

/** Deals the faces of some pieces among them. From sorted faces, so that the deal does not depend on what truly lies there. */
function dealAnew(face: number[], pool: readonly Piece[], chance: Chance): void {
  const faces = new Int32Array(pool.length)
  for (let i = 0; i < pool.length; i++) faces[i] = face[pool[i] as Piece] as number
  faces.sort()
  for (let i = pool.length - 1; i >= 0; i--) {
    const j = below(chance, i + 1)
    face[pool[i] as Piece] = faces[j] as number
    faces[j] = faces[i] as number
  }
}
