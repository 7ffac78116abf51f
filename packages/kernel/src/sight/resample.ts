import { below, type Chance, shuffleInPlace } from '../chance.ts'
import { viewerBit } from '../layout.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Viewer } from './piece-id.ts'
import { seers } from './seers.ts'

/** Deals what a viewer may not know anew, in place: cards of one back change places among themselves, and chance starts afresh. */
export function resample(table: Table, viewer: Viewer, chance: Chance): void {
  permuteHidden(table, viewer, chance, () => true)
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
  table: Table,
  viewer: Viewer,
  chance: Chance,
  mayChange: (piece: Piece) => boolean,
): void {
  const { state, layout, backs } = table
  const bit = viewerBit(viewer)
  const pools: Piece[][] = []
  const { face } = state
  for (const place of layout.places)
    for (const piece of state.places[place.index] as Piece[]) {
      if (seers(layout, state, piece) & bit || !mayChange(piece)) continue
      const back = backs[face[piece] as number] as number
      const pool = pools[back]
      if (pool) pool.push(piece)
      else pools[back] = [piece]
    }
  for (const pool of pools) {
    if (!pool) continue
    // From sorted faces, so that the deal does not depend on what truly lies there.
    const faces = pool.map((piece) => face[piece] as number).sort((a, b) => a - b)
    shuffleInPlace(chance, faces)
    for (let i = 0; i < pool.length; i++) face[pool[i] as Piece] = faces[i] as number
  }
}
