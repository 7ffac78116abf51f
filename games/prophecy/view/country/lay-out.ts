import { RING_SIZE } from '@sablier/prophecy'
import type { Patch } from './thing.ts'

/** The ring lies on a frame of six by six cells, clockwise from the upper left corner. */
export const SIDE = 6

/** The cell of a space: its column and its row, from 0. */
export function cellOf(n: number): { column: number; row: number } {
  const last = SIDE - 1
  if (n < last) return { column: n, row: 0 }
  if (n < 2 * last) return { column: last, row: n - last }
  if (n < 3 * last) return { column: 3 * last - n, row: last }
  return { column: 0, row: RING_SIZE - n }
}
/** Where a space lies in a picture. */
export function patchOf(n: number, width: number, height: number): Patch {
  const { column, row } = cellOf(n)
  return { x: (column * width) / SIDE, y: (row * height) / SIDE, w: width / SIDE, h: height / SIDE }
}
/** Which side of a space the sea touches; a corner touches it with its inner corner. */
export function shoreOf(n: number): { x: -1 | 0 | 1; y: -1 | 0 | 1 } {
  const { column, row } = cellOf(n)
  const towards = (at: number) => (at === 0 ? 1 : at === SIDE - 1 ? -1 : 0)
  return { x: towards(column), y: towards(row) }
}
/** The middle of a space in percent of the board. */
export function middleOf(n: number): { x: number; y: number } {
  const { x, y, w, h } = patchOf(n, 100, 100)
  return { x: x + w / 2, y: y + h / 2 }
}
/** Where boats leave a port, in percent of the board: in the water before its shore. */
export function harbourOf(n: number): { x: number; y: number } {
  const { x, y } = middleOf(n)
  const shore = shoreOf(n)
  return { x: x + shore.x * 12, y: y + shore.y * 12 }
}
