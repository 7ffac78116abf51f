import type { TableEnd } from '@sablier/protocol'
import type { LogEntry } from './log-entry.ts'

/** The meaning of the reasons in the log, including those of older tables. */
const ENDS: Readonly<Record<string, TableEnd['why']>> = {
  vote: 'agreed',
  lapsed: 'lapsed',
  stopped: 'stopped',
  empty: 'empty',
  expired: 'expired',
  abandoned: 'abandoned',
  operator: 'operator',
}

/** How a table ended that was closed. */
export function endOf({ reason, by, winners = [] }: Extract<LogEntry, { kind: 'closed' }>): TableEnd {
  // Where the last person gave up, nobody has won: they stopped.
  const resigned = winners.length > 0 ? 'resigned' : 'stopped'
  return { why: reason === 'resigned' ? resigned : (ENDS[reason] ?? 'operator'), by: by ?? null, winners: [...winners] }
}
