import type { Notice, TableEnd, VoteOutcome } from '@sablier/protocol'
import type { NumberedLogEntry } from './log-entry.ts'
import type { Vote } from './votes.ts'

const KEPT = 50

/** The events at a table besides its game, as everybody is told of them. */
export class Notices {
  list: Notice[] = []

  add(notice: Notice): void {
    this.list.push(notice)
    if (this.list.length > KEPT) this.list.shift()
  }
  opened(numbered: NumberedLogEntry, vote: Vote): void {
    this.add({ kind: 'vote-opened', ...when(numbered), ...about(vote) })
  }
  ended(
    numbered: NumberedLogEntry,
    vote: Vote,
    { outcome, seat = null, lapsed = [] }: { outcome: VoteOutcome; seat?: number | null; lapsed?: readonly number[] },
  ): void {
    this.add({ kind: 'vote-ended', ...when(numbered), ...about(vote), outcome, seat, lapsed: [...lapsed] })
  }
  over(numbered: NumberedLogEntry, end: TableEnd): void {
    this.add({ kind: 'ended', ...when(numbered), end })
  }
}

export const when = ({ seq, at }: NumberedLogEntry): { seq: number; at: number } => ({ seq, at })
const about = ({ id, by, proposal, moment }: Vote) => ({ vote: id, by, proposal, moment })
