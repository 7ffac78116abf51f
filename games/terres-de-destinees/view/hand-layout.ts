import { cardBoxes, heightForAll } from './card-boxes.ts'
import { useFaces } from './use-faces.ts'
import { useLands } from './use-lands.ts'
import type { Room } from './use-room.ts'

/** Between two cards of a hand, and how wide one may be, in units. */
export const GAP = 6
export const MOST = 158

/** How the hand lies on a desk: whole cards in a row, or plates in several rows where there are too many. */
export interface HandLayout {
  readonly whole: boolean
  /** In CSS pixels. */
  readonly height: number
}

const PLATE = { width: 128, height: 46, gap: 4 } as const

/** As high as the longest text needs; plates if no height is enough. */
export function useHandLayout({ width, height, unit }: Room): HandLayout {
  const { t, mine } = useLands()
  const faces = useFaces(t.zone('hand', mine).pieces)
  const room = width - 24 * unit
  const base = Math.round((height / unit) * 0.22)
  const found = heightForAll(
    faces,
    [0, 12, 24, 36, 48].map((more) => (base + more) * unit),
    (high) => cardBoxes(faces.length, { width: room, height: high }, { gap: GAP, most: MOST, unit }),
  )
  if (found !== null) return { whole: true, height: found }
  const columns = Math.max(1, Math.floor(room / (PLATE.width * unit)))
  const rows = Math.ceil(faces.length / columns)
  return { whole: false, height: rows * (PLATE.height + PLATE.gap) * unit }
}
