import { type Entry, sealedHash } from '@sablier/kernel'
import { type NumberedLogEntry, takingOf } from './log-entry.ts'

/** A game as it can be read from the log alone. */
export interface Past {
  /** The entries that still stand. */
  readonly entries: Entry[]
  /** The hash after each of them. */
  readonly hashes: string[]
  /** Where chance was drawn anew. */
  stepsBack: { readonly after: number; readonly step: number }[]
  /** By sequence number: events of entries below this number are still valid after that log entry. */
  readonly kept: number[]
}

/** Reads a log without playing it. */
export function pastOf(logEntries: readonly NumberedLogEntry[]): Past {
  const past: Past = { entries: [], hashes: [], stepsBack: [], kept: [0] }
  const { entries, hashes, kept } = past
  let begun: string | null = null
  for (const { seq, logEntry, hash } of logEntries) {
    let unchanged = entries.length
    if (logEntry.kind === 'started') begun = hash ?? ''
    else if (logEntry.kind === 'answered') add(past, { seat: logEntry.seat, answer: logEntry.answer }, hash)
    else if (logEntry.kind === 'took') add(past, takingOf(logEntry), hash)
    else if (logEntry.kind === 'undone') {
      unchanged = entries.findLastIndex(({ seat }) => seat === logEntry.seat)
      entries.splice(unchanged, 1)
      hashes.length = unchanged
      // Whatever was given after it is sealed like it.
      for (const entry of entries.slice(unchanged)) hashes.push(sealedHash(hashes.at(-1) ?? begun ?? '', entry))
    } else if (logEntry.kind === 'undone-to' || logEntry.kind === 'stepped-back') {
      unchanged = Math.min(unchanged, logEntry.entries)
      entries.length = unchanged
      hashes.length = unchanged
      past.stepsBack = past.stepsBack.filter(({ after }) => after <= unchanged)
      if (logEntry.kind === 'stepped-back') past.stepsBack.push({ after: unchanged, step: seq })
    }
    kept.push(begun === null || logEntry.kind === 'started' ? 0 : unchanged + 1)
  }
  return past
}
function add({ entries, hashes }: Past, entry: Entry, hash: string | null): void {
  entries.push(entry)
  hashes.push(hash ?? '')
}
