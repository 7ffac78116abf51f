import { countLines, type PreparedFace } from '@sablier/ui'
import type { Box } from './use-box.ts'

/** A finger needs so much. */
export const TOUCH = 44
const GAP = 4
const PICTURE = 46
const TEXT = 13
const LEAD = 1.15
const NAME_LINE = 17
const SLIP_NAME = 16

/** A card with the kinds of tokens on it. */
export interface SmallCard {
  readonly face: PreparedFace
  /** How many kinds of tokens lie on it: each is one place to press. */
  readonly kinds: number
}

/** How cards lie on a small screen: a list with their texts, slips with name and tokens, or chips with tokens alone. */
export interface SmallLayout {
  readonly kind: 'list' | 'slip' | 'chip'
  readonly columns: number
  readonly fits: boolean
}

const listHeight = ({ face, kinds }: SmallCard, width: number): number => {
  const room = (width - PICTURE - kinds * (TOUCH + 2) - 14) / TEXT
  const lines = face.lines.reduce((sum, { parts }) => sum + countLines(parts, 'text', room), 0)
  return Math.max(TOUCH + 4, NAME_LINE + lines * TEXT * LEAD + 6)
}

/** The rows that cards take in a grid where one with many tokens is wider than the others. */
function gridRows(cards: readonly SmallCard[], columns: number, width: number): number {
  const cell = (width - (columns - 1) * GAP) / columns
  let rows = 1
  let used = 0
  for (const { kinds } of cards) {
    const span = spanOf(kinds, cell, columns)
    if (used + span > columns) {
      rows++
      used = 0
    }
    used += span
  }
  return rows
}

/** How many columns a card needs for its tokens side by side. */
export const spanOf = (kinds: number, cell: number, columns: number): number =>
  Math.min(columns, Math.max(1, Math.ceil((kinds * (TOUCH + 2) + 4) / (cell + GAP))))

/** The largest form in which all cards fit into a box. */
export function layOutSmall(cards: readonly SmallCard[], { width, height }: Box): SmallLayout {
  const columns = width >= 420 ? 2 : 1
  const perColumn = Math.ceil(cards.length / columns)
  const listWidth = (width - (columns - 1) * GAP) / columns
  const tallest = Math.max(0, ...cards.map((card) => listHeight(card, listWidth)))
  const whole =
    columns === 1
      ? cards.reduce((sum, card) => sum + listHeight(card, listWidth) + GAP, 0)
      : perColumn * (tallest + GAP)
  if (whole <= height) return { kind: 'list', columns, fits: true }
  const most = Math.max(2, Math.floor(width / 100))
  for (let n = 2; n <= most; n++)
    if (gridRows(cards, n, width) * (TOUCH + SLIP_NAME + GAP + 4) <= height)
      return { kind: 'slip', columns: n, fits: true }
  const rows = gridRows(cards, most, width)
  return { kind: 'chip', columns: most, fits: rows * (TOUCH + 2 + GAP) <= height + GAP }
}

/** Cards in parts that each fit into a box; one part if they all do. */
export function partsOf<C extends SmallCard>(cards: readonly C[], box: Box): C[][] {
  const parts: C[][] = [[]]
  for (const card of cards) {
    const last = parts[parts.length - 1] as C[]
    if (last.length === 0 || layOutSmall([...last, card], box).fits) last.push(card)
    else parts.push([card])
  }
  return parts
}
