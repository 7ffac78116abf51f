import { countLines, type PreparedFace, spanOf } from '@sablier/ui'
import type { Box } from './use-box.ts'

/** How a card in a lane is set, in pixels. */
export interface LaneFit {
  /** Picture above the text, or beside it where the lane is low. */
  readonly mode: 'tall' | 'low'
  readonly name: number
  /** The height of the name with its line. */
  readonly head: number
  /** The narrower text font instead of the title font. */
  readonly narrow: boolean
  readonly text: number
  /** The width of the picture beside the text; 0: there is no room for one. */
  readonly strip: number
  readonly fits: boolean
}

/** Below this height the picture stands beside the text. */
const LOW = 116
const FRAME = 4
const NAME_LEAD = 1.08
const TEXT_LEAD = 1.12
/** Lines stand closer where the lane is low. */
const LOW_LEAD = 1.08
const PAD_X = 10
const PAD_Y = 8
const LEAST = 11
/** More lines than this a name does not get. */
const MOST_LINES = 3

const NAME_SIZES = [13, 12.5, 12, 11.5, 11]
/** The line under the name and its padding. */
const NAME_PAD = 6
const stepsFrom = (most: number): number[] => {
  const steps: number[] = []
  for (let size = most; size > LEAST; size -= 0.5) steps.push(size)
  return [...steps, LEAST]
}

interface NameFit {
  readonly size: number
  readonly lines: number
  readonly narrow: boolean
  readonly fits: boolean
}
const words = (text: string) => [{ kind: 'words', text }] as const

/** The name on one line if it can be, else on two, at worst on three. */
function fitName(name: string, width: number, sizes: readonly number[]): NameFit {
  const parts = words(name)
  for (const size of sizes)
    if (spanOf(parts, 'title').line * size <= width) return { size, lines: 1, narrow: false, fits: true }
  const oneLine = sizes.find((size) => spanOf(parts, 'strong').line * size <= width)
  if (oneLine !== undefined) return { size: oneLine, lines: 1, narrow: true, fits: true }
  const size = sizes.find((candidate) => countLines(parts, 'strong', width / candidate) <= 2)
  if (size !== undefined) return { size, lines: 2, narrow: true, fits: true }
  return {
    size: LEAST,
    lines: MOST_LINES,
    narrow: true,
    fits: countLines(parts, 'strong', width / LEAST) <= MOST_LINES,
  }
}

const textHeight = ({ lines }: PreparedFace, width: number, size: number): number =>
  lines.reduce((sum, { parts }) => sum + countLines(parts, 'text', width / size), 0) * size

/** The room for tokens beside the text: one column of up to three, else two. */
const stripOf = (tokens: number): number => (tokens === 0 ? 22 : tokens <= 3 ? 26 : 46)

/** The least height of a picture above the text: the tokens lie on it, smaller ones in several rows. */
function pictureFor(tokens: number, width: number): number {
  if (tokens === 0) return 24
  const size = tokenSize(tokens) + 5
  const rows = Math.ceil(tokens / Math.max(1, Math.floor((width - 10) / size)))
  return rows * size + 6
}
/** Tokens on a picture above the text, across in pixels. */
export const tokenSize = (tokens: number): number => (tokens > 3 ? 24 : 30)

interface Room extends Box {
  /** Tokens that lie on the picture. */
  readonly tokens: number
}

/** The largest letters with which a card shows its whole text in a box; letters never get smaller than 11 px. */
export function fitLaneCard(face: PreparedFace, { width, height, tokens }: Room): LaneFit {
  const scale = Math.max(1, Math.min(2, width / 190))
  const inner = width - FRAME
  const points = face.face.points ? 28 * scale : 0
  const isLow = height < LOW
  const name = fitName(
    face.face.name,
    inner - PAD_X - points,
    isLow ? NAME_SIZES.slice(2) : NAME_SIZES.map((n) => n * scale),
  )
  const head = name.lines * name.size * NAME_LEAD + NAME_PAD
  const body = height - FRAME - head
  const most = Math.max(13.5, Math.min(26, width / 11))
  const set = { name: name.size, narrow: name.narrow, head }
  if (!isLow && name.fits) {
    const picture = pictureFor(tokens, inner)
    const text = stepsFrom(most).find(
      (size) => textHeight(face, inner - PAD_X, size) * TEXT_LEAD + PAD_Y + picture <= body,
    )
    if (text !== undefined) return { ...set, mode: 'tall', text, strip: 0, fits: true }
  }
  for (const strip of !name.fits ? [] : tokens > 0 ? [stripOf(tokens)] : [stripOf(0), 0]) {
    const text = stepsFrom(Math.min(most, 13.5)).find(
      (size) => textHeight(face, inner - PAD_X - strip, size) * LOW_LEAD + 3 <= body,
    )
    if (text !== undefined) return { ...set, mode: 'low', text, strip, fits: true }
  }
  return { ...set, mode: 'low', text: LEAST, strip: tokens > 0 ? stripOf(tokens) : 0, fits: false }
}

/** Whether a name and a line of tokens fit into a slip: a card without its text. */
export function fitsSlip(face: PreparedFace, { width, height, tokens }: Room): boolean {
  const lines = countLines(words(face.face.name), 'strong', (width - FRAME - 6) / LEAST)
  const token = 20
  return lines <= 2 && lines * LEAST * NAME_LEAD + token + 12 <= height && tokens * (token + 2) <= width - FRAME
}

const TOKEN_GAP = 3
/** The largest tokens of which so many lie in a box, in as many rows as it takes; never so small that nobody can tell them apart. */
export function tokenIn({ width, height, tokens }: Room, most: number, least = 15): number {
  const along = (room: number, size: number) => Math.floor((room + TOKEN_GAP) / (size + TOKEN_GAP))
  for (let size = most; size > least; size--) if (along(width, size) * along(height, size) >= tokens) return size
  return least
}
