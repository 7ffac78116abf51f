import { type Fit, fitWhole, type Layout, type Step } from './fit.ts'
import type { ReadFace } from './read-face.ts'

/** A box on the table that a card fills, however narrow it is: its measures in units, and how long a unit is. */
export interface CardBox {
  readonly width: number
  readonly height: number
  /** CSS pixels of a unit: no letter is smaller than 11 units. */
  readonly unit: number
}

/** Below this width frame and margins are thinner: `box.css` has the same measures. */
const DENSE = 150
export const isDense = ({ width }: CardBox): boolean => width < DENSE

/** The letters grow with the card; the picture gives way first, then the letters. */
function stepsFor({ width, height }: CardBox): readonly Step[] {
  const largest = Math.min(20, Math.max(13, width / 11))
  const steps: Step[] = []
  for (let text = largest; text > 11.5; text -= 0.5) steps.push([text, height * 0.36 * (text / largest)])
  return [...steps, [11.5, height * 0.16], [11, height * 0.12], [11.5, 16, 'low'], [11, 0, 'low']]
}

function layoutOf(box: CardBox): Layout {
  const dense = isDense(box)
  const name = Math.min(18, Math.max(12.5, box.width / 12))
  return {
    width: box.width - (dense ? 6 : 8),
    height: box.height - (dense ? 6 : 8),
    nameSizes: [name, 0.94 * name, 0.88 * name, 12, 11.5, 11].filter((size) => size <= name && size >= 11),
    nameLines: 2,
    namePad: dense ? 4 : 6,
    nameLeast: dense ? 19 : 24,
    type: dense ? 15 : 17,
    textPad: dense ? { x: 4, y: 5, between: 2 } : { x: 7, y: 9, between: 3 },
    lead: dense ? 1.06 : 1.13,
    doorSign: 20,
    gains: 22,
    steps: stepsFor(box),
  }
}

/** Sets a card with its whole text in a box; `fits` is false if no letter size is small enough. */
export const fitBox = (read: ReadFace, box: CardBox): Fit => fitWhole(read, layoutOf(box))
