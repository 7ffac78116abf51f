import type { PreparedFace } from '@sablier/ui'
import { fitLaneCard, fitsSlip } from './lane-fit.ts'
import type { Box } from './use-box.ts'

/** The columns and rows of the three lanes, in pixels. */
export interface LaneMeasures {
  readonly past: number
  readonly card: number
  readonly future: number
  readonly common: number
  readonly decks: number
  /** The height of a card in its lane. */
  readonly row: number
}

export const GAP = 6
const PILLARS = 60
const PADDING = 26
const HEAD = 18
const LANE_PADDING = 4
const ROWS = 3
const LANE_GAP = 3
const SPACES = 4
/** From so many cards in one lane of the FUTURE on, the PRESENT gives some of its room away. */
const CROWDED = 5

/** Divides the width among PAST, PRESENT, FUTURE, Common FUTURE and decks; `most` cards lie in the fullest lane of the FUTURE. */
export function laneMeasures({ width, height }: Box, most: number, hasCommon: boolean): LaneMeasures {
  const scale = Math.max(1, Math.min(2, width / 1500))
  const row = Math.floor((height - HEAD - ROWS * LANE_GAP) / ROWS - LANE_PADDING)
  const past = Math.round(104 * scale)
  const decks = Math.round(50 * scale)
  const cards = width - past - decks - PILLARS - PADDING
  const isLow = row < 130
  const columns = SPACES + (isLow ? 2.1 : 3) + (hasCommon ? 1 : 0)
  const even = (cards - (columns - 1) * GAP) / columns
  const card = Math.floor(most >= CROWDED && !isLow ? even * 0.88 : even)
  const common = hasCommon ? card : 0
  const future = Math.floor(cards - SPACES * (card + GAP) - (hasCommon ? common + GAP : 0))
  return { past, card, future, common, decks, row }
}

/** How the cards of one lane of a FUTURE lie: whole cards, slips with name and tokens, or chips with picture and tokens. */
export interface FutureLayout {
  readonly kind: 'card' | 'slip' | 'chip'
  readonly columns: number
  readonly width: number
  readonly height: number
}

/** A card of a FUTURE and how many tokens lie on it. */
export interface FutureCard {
  readonly face: PreparedFace
  readonly tokens: number
}

const SLIP_WIDTH = 200
const TIGHT = 3

/** How large a slip looks: neither a pillar nor a strip. */
const roomOf = ({ width, height }: Box): number => Math.min(width, height * 1.4)

/** The largest form in which all cards of a lane fit: text is given up before names, names before tokens. */
export function layOutFuture(cards: readonly FutureCard[], box: Box, widest: number): FutureLayout {
  const n = Math.max(1, cards.length)
  const cell = (rows: number, most: number) => {
    const columns = Math.ceil(n / rows)
    const width = Math.min(most, (box.width - (columns - 1) * TIGHT) / columns)
    return { columns, width: Math.floor(width), height: Math.floor((box.height - (rows - 1) * TIGHT) / rows) }
  }
  for (const rows of [1, 2, 3]) {
    const whole = cell(rows, widest)
    if (cards.every(({ face, tokens }) => fitLaneCard(face, { ...whole, tokens }).fits))
      return { kind: 'card', ...whole }
  }
  const slips = [1, 2, 3, 4]
    .map((rows) => cell(rows, SLIP_WIDTH))
    .filter((slip) => cards.every(({ face, tokens }) => fitsSlip(face, { ...slip, tokens })))
    .sort((a, b) => roomOf(b) - roomOf(a))
  if (slips[0]) return { kind: 'slip', ...slips[0] }
  const rows = Math.max(1, Math.min(4, Math.floor(box.height / 28)))
  return { kind: 'chip', ...cell(Math.min(rows, Math.ceil(n / 3)), SLIP_WIDTH) }
}
