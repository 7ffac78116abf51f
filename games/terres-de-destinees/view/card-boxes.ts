import type { CardBox, PreparedFace } from '@sablier/ui'
import type { Inside } from './use-room.ts'

/** The measures of a card of the box: higher than wide. */
const RATIO = 1.44

/** What bounds a row of cards: the gap between two and the most a card may measure, in units. */
interface Limits {
  readonly gap: number
  readonly most: number
  readonly unit: number
  /** How many rows there may be. */
  readonly rows?: number
  /** What stands below each card, in units. */
  readonly label?: number
}

const boxes = new Map<string, CardBox>()
/** The same box for the same measures, so that a card need not be set again. */
function boxOf(width: number, height: number, unit: number): CardBox {
  const [w, h] = [Math.floor(width / unit), Math.floor(height / unit)]
  const key = `${w} ${h} ${unit}`
  const box = boxes.get(key) ?? { width: w, height: h, unit }
  boxes.set(key, box)
  return box
}

/** The largest box with which so many cards fill a row, or several rows where that makes them larger. */
export function cardBoxes(n: number, inside: Inside, { gap, most, unit, rows = 1, label = 0 }: Limits): CardBox {
  let best = boxOf(1, 1, unit)
  for (let r = 1; r <= rows; r++) {
    const columns = Math.max(1, Math.ceil(n / r))
    const height = (inside.height - gap * unit * (r - 1)) / r - label * unit
    const width = Math.min(most * unit, (inside.width - gap * unit * (columns - 1)) / columns)
    const box = boxOf(width, Math.min(height, width * RATIO * 1.1), unit)
    if (box.width * box.height > best.width * best.height) best = box
  }
  return best
}

/** True if every card shows its whole text in a box. */
export const fitsAll = (faces: readonly PreparedFace[], box: CardBox): boolean =>
  faces.every((face) => face.fitIn(box).fits)

/** The lowest of several heights at which every card shows its whole text; null if none is enough. */
export function heightForAll(
  faces: readonly PreparedFace[],
  heights: readonly number[],
  boxFor: (height: number) => CardBox,
): number | null {
  return heights.find((height) => fitsAll(faces, boxFor(height))) ?? null
}
