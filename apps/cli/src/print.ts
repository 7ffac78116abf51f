import type { Io } from './io.ts'

/** What a terminal obeys instead of showing it: control characters and marks that turn the writing round. */
const OBEYED = /\p{C}+/gu
const OBEYED_IN_LINES = /[^\P{C}\n]+/gu

/** Somebody's text as one line that is safe to show. */
export const oneLine = (text: string): string => text.replace(OBEYED, ' ')

/** Lines that are safe to show, whoever wrote what is quoted in them. */
export const safeLines = (text: string): string => text.replace(OBEYED_IN_LINES, ' ')

/** Prints a report as the one JSON document on standard output; what a terminal would obey stands there escaped. */
export function printJson(io: Io, report: unknown): void {
  io.out(`${JSON.stringify(report, null, 2).replace(OBEYED_IN_LINES, escapeUnits)}\n`)
}
const escapeUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => `\\u${text.charCodeAt(n).toString(16).padStart(4, '0')}`).join('')

/** Prints lines. */
export function printLines(io: Io, lines: readonly string[]): void {
  if (lines.length > 0) io.out(`${safeLines(lines.join('\n'))}\n`)
}

/** A line broken between words; what goes on stands under the text it belongs to. */
export function wrapped(line: string, columns: number): string[] {
  if (line.length <= columns) return [line]
  const indent = Math.min(/^ *(?:\S{1,4} {2})?/.exec(line)?.[0].length ?? 0, Math.floor(columns / 2))
  const [first = '', ...words] = line.slice(indent).split(' ')
  const lines = [line.slice(0, indent) + first]
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(' '.repeat(indent) + word)
  }
  return lines
}

/** Rows with their columns under each other; the first column stands left, numbers stand right. */
export function alignRows(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)))
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  return texts.map((row, i) =>
    row
      .map((cell, column) =>
        typeof rows[i]?.[column] === 'number' ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
