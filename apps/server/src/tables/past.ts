import { type Entry, sealedHash } from '@sablier/kernel'
import type { Logged } from './line.ts'

/** What a log tells of a game to somebody who only reads it. */
export interface Past {
  /** The entries that still stand. */
  readonly entries: Entry[]
  /** The hash after each of them. */
  readonly hashes: string[]
  /** Where chance was drawn anew. */
  stepsBack: { readonly after: number; readonly step: number }[]
  /** For each line: below which entry number the events told before it still hold. */
  readonly kept: number[]
}

/** Reads a log without playing it. */
export function pastOf(lines: readonly Logged[]): Past {
  const past: Past = { entries: [], hashes: [], stepsBack: [], kept: [0] }
  const { entries, hashes, kept } = past
  let begun: string | null = null
  for (const { seq, line, hash } of lines) {
    let unchanged = entries.length
    if (line.kind === 'started') begun = hash ?? ''
    else if (line.kind === 'answered') add(past, { seat: line.seat, answer: line.answer }, hash)
    else if (line.kind === 'took') add(past, { seat: line.seat, take: line.offer }, hash)
    else if (line.kind === 'undone') {
      unchanged = entries.findLastIndex(({ seat }) => seat === line.seat)
      entries.splice(unchanged, 1)
      hashes.length = unchanged
      // Whatever was given after it is sealed like it.
      for (const entry of entries.slice(unchanged)) hashes.push(sealedHash(hashes.at(-1) ?? begun ?? '', entry))
    } else if (line.kind === 'undone-to' || line.kind === 'stepped-back') {
      unchanged = Math.min(unchanged, line.entries)
      entries.length = unchanged
      hashes.length = unchanged
      past.stepsBack = past.stepsBack.filter(({ after }) => after <= unchanged)
      if (line.kind === 'stepped-back') past.stepsBack.push({ after: unchanged, step: seq })
    }
    kept.push(begun === null || line.kind === 'started' ? 0 : unchanged + 1)
  }
  return past
}
function add({ entries, hashes }: Past, entry: Entry, hash: string | null): void {
  entries.push(entry)
  hashes.push(hash ?? '')
}
