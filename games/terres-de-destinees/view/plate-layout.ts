import type { Inside } from './use-room.ts'

/** The measures of plates in units: no narrower than a name needs, no lower than a thumb needs where they are touched. */
const PLATE = { gap: 4, widest: 180, highest: 72 } as const
const BY_MOUSE = { width: 96, height: 38.4 } as const
const BY_THUMB = { width: 72, height: 40.4 } as const
/** A name is read at a glance on a plate as wide as this. */
const EASY = 104

/** How plates lie: so many columns, rows so high in px, on so many pages. */
export interface PlateLayout {
  readonly columns: number
  readonly row: number
  readonly pages: number
}

/** The fewest columns with which all plates are in sight; where none is enough, as many as fit, page by page. */
export function layOutPlates(
  n: number,
  { width, height }: Inside,
  { unit, isTouched }: { readonly unit: number; readonly isTouched: boolean },
): PlateLayout {
  const least = isTouched ? BY_THUMB : BY_MOUSE
  const gap = PLATE.gap * unit
  const low = Math.ceil(least.height * unit)
  const rowsIn = (room: number): number => Math.max(1, Math.floor((room + gap) / (low + gap)))
  const columnsOf = (wide: number): number => Math.max(1, Math.floor((width + gap) / (wide * unit + gap)))
  const heightOf = (rows: number): number =>
    Math.min(PLATE.highest * unit, Math.max(low, Math.floor((height + gap) / rows - gap)))
  const most = columnsOf(least.width)
  for (const columns of [columnsOf(PLATE.widest), columnsOf(EASY), most]) {
    const rows = Math.ceil(n / columns)
    if (rows <= rowsIn(height)) return { columns, row: heightOf(rows), pages: 1 }
  }
  // The last row turns the pages.
  const rows = Math.max(1, rowsIn(height) - 1)
  const pages = Math.ceil(n / (most * rows))
  return { columns: most, row: heightOf(rows + 1), pages }
}
