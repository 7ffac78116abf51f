import type { TextPart } from './face-text.ts'
import { GLYPH_WIDTHS, LETTERS } from './glyph-widths.ts'

/** A font of the cards. */
export type CardFont = keyof typeof GLYPH_WIDTHS

const indexOf = new Map([...LETTERS].map((letter, i) => [letter, i]))
/** An unknown letter is taken for a wide one. */
const UNKNOWN = 800
/** An inline drawing with its margin, in parts of the font size. */
const ICON = 1.16

/** The width of a text in parts of its font size. */
export function widthOf(text: string, font: CardFont): number {
  const widths = GLYPH_WIDTHS[font]
  let sum = 0
  for (const letter of text) {
    const at = indexOf.get(letter)
    sum += at === undefined ? UNKNOWN : (widths[at] ?? UNKNOWN)
  }
  return sum / 1000
}

/** A word that stays whole on a line, and the space before it. */
interface Word {
  readonly width: number
  readonly gap: number
}

/** The words of a text; a number and its drawing are one, and so is what follows without a space. */
function wordsOf(parts: readonly TextPart[], font: CardFont): Word[] {
  const words: Word[] = []
  const space = widthOf(' ', font)
  let width = 0
  let gap = 0
  const end = () => {
    if (width > 0) words.push({ width, gap })
    width = 0
    gap = 0
  }
  for (const part of parts) {
    if (part.kind === 'icon') {
      width += widthOf(part.count, 'strong') + ICON
      continue
    }
    for (const piece of part.text.split(/( |(?<=[\p{L}]-))/u)) {
      if (piece === ' ') {
        end()
        gap = space
      } else if (piece !== '') {
        width += widthOf(piece, part.strong ? 'strong' : font)
        if (piece.endsWith('-')) end()
      }
    }
  }
  end()
  return words
}

/** How a text would be set in lines of a width, both in parts of the font size: the number of lines, or Infinity if a word is too wide. */
export function countLines(parts: readonly TextPart[], font: CardFont, width: number): number {
  let lines = 1
  let used = 0
  for (const word of wordsOf(parts, font)) {
    if (word.width > width) return Number.POSITIVE_INFINITY
    const next = used === 0 ? word.width : used + word.gap + word.width
    if (next <= width) used = next
    else {
      lines++
      used = word.width
    }
  }
  return lines
}

/** The width of the widest word and of the whole text on one line, in parts of the font size. */
export function spanOf(parts: readonly TextPart[], font: CardFont): { readonly word: number; readonly line: number } {
  let word = 0
  let line = 0
  for (const { width, gap } of wordsOf(parts, font)) {
    word = Math.max(word, width)
    line += (line === 0 ? 0 : gap) + width
  }
  return { word, line }
}
