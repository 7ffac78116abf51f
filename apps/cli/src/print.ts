import type { Io } from './io.ts'

/** Prints a report as the one JSON document on standard output. */
export function printJson(io: Io, report: unknown): void {
  io.out(`${JSON.stringify(report, null, 2)}\n`)
}

/** Prints lines. */
export function printLines(io: Io, lines: readonly string[]): void {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`)
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
