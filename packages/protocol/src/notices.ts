import * as v from 'valibot'
import { ToldProposal, VoteMoment, VoteOutcome } from './proposals.ts'
import { TableEnd } from './table-end.ts'
import { Count, Level, SeatNumber } from './words.ts'

const notice = <const K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({
    kind: v.literal(kind),
    /** The line of the log that says so. */
    seq: Count,
    at: v.number(),
    ...entries,
  })
const vote = { vote: v.string(), by: SeatNumber, proposal: ToldProposal, moment: v.nullable(VoteMoment) }

/** Something that happened at the table and is no part of the game: everybody is told, and it is in the log. */
export const Notice = v.variant('kind', [
  notice('vote-opened', vote),
  /** `seat`: who said no or withdrew it; `lapsed`: absent people whose voice did not count any more. */
  notice('vote-ended', {
    ...vote,
    outcome: VoteOutcome,
    seat: v.nullable(SeatNumber),
    lapsed: v.array(SeatNumber),
  }),
  notice('stepped-back', { entries: Count, moment: v.nullable(VoteMoment) }),
  /** A computer player answers for a person. */
  notice('handed-over', {
    seat: SeatNumber,
    level: Level,
    why: v.picklist(['asked', 'vote', 'clock', 'resigned', 'removed']),
  }),
  notice('taken-back', { seat: SeatNumber }),
  notice('resigned', { seat: SeatNumber }),
  /** Somebody asked a computer player for advice. */
  notice('advised', { seat: SeatNumber }),
  /** Two players talk without the others; told again while they go on, but not for every word. */
  notice('private-talk', { seat: SeatNumber, to: SeatNumber }),
  notice('ended', { end: TableEnd }),
])
export type Notice = v.InferOutput<typeof Notice>
export type NoticeKind = Notice['kind']
