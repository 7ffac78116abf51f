import type { Entry } from '@sablier/kernel'
import type { Logged } from './line.ts'

/** The entries of a game that still stand at the end of a log, read without playing them. */
export function entriesOf(lines: readonly Logged[]): { entries: Entry[]; hashes: string[] } {
  let told: { entry: Entry; hash: string }[] = []
  for (const { line, hash } of lines) {
    if (line.kind === 'answered') told.push({ entry: { seat: line.seat, answer: line.answer }, hash: hash ?? '' })
    else if (line.kind === 'took') told.push({ entry: { seat: line.seat, take: line.offer }, hash: hash ?? '' })
    else if (line.kind === 'undone') {
      const index = told.findLastIndex(({ entry }) => entry.seat === line.seat)
      told = told.filter((_, i) => i !== index)
    } else if (line.kind === 'undone-to') told = told.slice(0, line.entries)
  }
  return { entries: told.map(({ entry }) => entry), hashes: told.map(({ hash }) => hash) }
}
