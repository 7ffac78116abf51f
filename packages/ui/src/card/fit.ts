import { CARD_MEASURES, type CardSize } from './card-size.ts'
import type { TextPart } from './face-text.ts'
import { type CardFont, countLines, spanOf, widthOf } from './measure.ts'
import type { ReadFace, ReadLine } from './read-face.ts'

/** How the name is set: the title font if it fits, else the narrower text font. */
export interface NameFit {
  readonly size: number
  readonly lines: number
  readonly narrow: boolean
}

/** How a card is set so that all its texts fit, in units of its size. */
export interface Fit {
  readonly name: NameFit
  /** The size of the rules text, or of the short form on a tile. */
  readonly text: number
  /** The height that is left for the picture. */
  readonly art: number
  /** The picture is much wider than it is high. */
  readonly wide: boolean
  /** Long texts: the type stands on the picture, which is cut as a strip. */
  readonly low: boolean
  /** The doors stand one above the other. */
  readonly stacked: boolean
  readonly fits: boolean
}

/** A step of the text: its size, and how high the picture must stay for it to be taken. */
export type Step = readonly [text: number, art: number, low?: 'low']

/** How much room a card leaves to each of its parts. */
export interface Layout {
  /** Inside the frame. */
  readonly width: number
  readonly height: number
  readonly nameSizes: readonly number[]
  readonly nameLines: number
  readonly namePad: number
  readonly nameLeast: number
  readonly type: number
  readonly textPad: { readonly x: number; readonly y: number; readonly between: number }
  readonly lead: number
  readonly doorSign: number
  readonly gains: number
  readonly steps: readonly Step[]
}

const HAND: Layout = {
  width: CARD_MEASURES.hand.width - 8,
  height: CARD_MEASURES.hand.height - 8,
  nameSizes: [13.5, 13, 12.5, 12],
  nameLines: 2,
  namePad: 6,
  nameLeast: 24,
  type: 17,
  textPad: { x: 7, y: 9, between: 3 },
  lead: 1.13,
  doorSign: 20,
  gains: 22,
  // The picture gives way first, then the letters.
  steps: [
    [15, 92],
    [14.5, 86],
    [14, 80],
    [13.5, 74],
    [13, 66],
    [12.5, 60],
    [12, 54],
    [12.5, 62, 'low'],
    [12, 34, 'low'],
  ],
}
const ZOOM: Layout = {
  width: CARD_MEASURES.zoom.width - 16,
  height: CARD_MEASURES.zoom.height - 16,
  nameSizes: [26, 24, 22, 20],
  nameLines: 2,
  namePad: 14,
  nameLeast: 50,
  type: 30,
  textPad: { x: 16, y: 24, between: 7 },
  lead: 1.2,
  doorSign: 38,
  gains: 38,
  steps: [
    [22, 220],
    [21, 205],
    [20, 190],
    [19, 175],
    [18, 160],
    [17, 130],
    [16, 90],
  ],
}

const asParts = (text: string): TextPart[] => [{ kind: 'words', text }]
const NAME_LEAD = 1.08

/** The largest size at which a name fits: on one line, else in the narrow font, else on several lines. */
function fitName(name: string, width: number, sizes: readonly number[], most: number): NameFit {
  const parts = asParts(name)
  const least = sizes[sizes.length - 1] as number
  const oneLine = (font: CardFont, size: number): boolean => spanOf(parts, font).line * size <= width
  for (const size of sizes) if (oneLine('title', size)) return { size, lines: 1, narrow: false }
  for (let lines = 2; lines <= most; lines++)
    for (const narrow of [false, true]) {
      const font: CardFont = narrow ? 'strong' : 'title'
      const size = sizes.find((candidate) => countLines(parts, font, width / candidate) <= lines)
      if (size !== undefined) return { size, lines, narrow }
    }
  return { size: least, lines: Math.min(most, countLines(parts, 'strong', width / least)), narrow: true }
}

const SIGN_GAP = 4
const linesOf = ({ role, parts }: ReadLine, width: number, size: number): number =>
  countLines(parts, 'text', (role === 'plain' || role === 'none' ? width : width - SIGN_GAP - 1.05 * size) / size)

function textHeight(lines: readonly ReadLine[], { width, textPad, lead }: Layout, size: number): number {
  if (lines.length === 0) return 0
  const inner = width - 2 * textPad.x - 0.5
  const rows = lines.reduce((sum, line) => sum + linesOf(line, inner, size), 0)
  return textPad.y + rows * size * lead + (lines.length - 1) * textPad.between
}

/** The doors side by side if each stays on one line, else one above the other. */
function doorsFit(doors: readonly (readonly TextPart[])[], { width, doorSign }: Layout, size: number) {
  if (doors.length === 0) return { height: 0, stacked: false }
  const inner = width - doorSign
  const pad = size * 0.8
  const total = doors.reduce((sum, door) => sum + spanOf(door, 'strong').line * size + pad + 1, 0)
  if (total <= inner) return { height: size * 1.1 + 7, stacked: false }
  const rows = doors.reduce((sum, door) => sum + countLines(door, 'strong', (inner - pad) / size), 0)
  return { height: rows * size * 1.1 + doors.length * 5, stacked: true }
}

/** No letter is smaller, in units of the card. */
const LEAST = 12

/** Sets a card with its whole rules text. */
export function fitWhole({ face, lines, doors, gains }: ReadFace, layout: Layout): Fit {
  const nameSize = layout.nameSizes[0] ?? 12
  const points = face.points ? (widthOf(String(face.points.n), 'strong') + 1.7) * nameSize : 0
  const name = fitName(face.name, layout.width - 2 * layout.textPad.x - points - 1, layout.nameSizes, layout.nameLines)
  const head = Math.max(layout.nameLeast, name.lines * name.size * NAME_LEAD + layout.namePad)
  const rest = layout.height - head - (gains.length > 0 ? layout.gains : 0)
  let last: Fit | null = null
  for (const [text, least, low] of layout.steps) {
    const { height, stacked } = doorsFit(doors, layout, Math.max(LEAST, text - 0.4))
    const art = rest - (low ? 0 : layout.type) - textHeight(lines, layout, text) - height
    const wide = art * 2.4 < layout.width
    last = { name, text, art, wide, low: low !== undefined, stacked, fits: art >= least }
    if (last.fits) return last
  }
  return last as Fit
}

interface TileLayout {
  readonly width: number
  readonly height: number
  readonly nameLines: number
  readonly pad: { readonly x: number; readonly y: number }
  readonly textLines: number
  readonly leastArt: number
}
const TILE: TileLayout = { width: 144, height: 86, nameLines: 2, pad: { x: 5, y: 6 }, textLines: 3, leastArt: 26 }
const TALL: TileLayout = { width: 98, height: 140, nameLines: 3, pad: { x: 4, y: 7 }, textLines: 5, leastArt: 44 }

/** Sets a tile: name and short form under the picture. */
function fitTile({ face, short }: ReadFace, layout: TileLayout): Fit {
  const width = layout.width - 2 * layout.pad.x - 0.5
  const name = fitName(face.name, width, [12.5, 12], layout.nameLines)
  for (const text of [13, 12.5, 12]) {
    const lines = short.length === 0 ? 0 : countLines(short, 'strong', width / text)
    const art = layout.height - layout.pad.y - name.lines * name.size * NAME_LEAD - lines * text * 1.1
    const fits = lines <= layout.textLines && art >= layout.leastArt
    if (fits || text === 12) return { name, text, art, wide: art < 66, low: false, stacked: false, fits }
  }
  throw new Error('unreachable: the last size always returns')
}

/** How a face is set in a size. It costs no layout: widths come from a table of the letters. */
export function fitFace(read: ReadFace, size: CardSize): Fit {
  if (size === 'tile') return fitTile(read, TILE)
  if (size === 'tall') return fitTile(read, TALL)
  return fitWhole(read, size === 'zoom' ? ZOOM : HAND)
}
