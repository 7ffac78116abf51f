import type { ToldProposal, VoteInfo, VoteMoment } from '@sablier/protocol'
import type { ConsentTimes } from './consent-times.ts'

/** An open vote; whoever proposes has agreed. */
export interface Vote {
  readonly id: string
  readonly by: number
  readonly at: number
  readonly proposal: ToldProposal
  readonly moment: VoteMoment | null
  /** The seats that have said yes and still have a voice. */
  agreed: number[]
  /** Seats whose people were at the table while it was open: they were asked in person. */
  readonly shown: number[]
}

/** The people at a table and the time: what the log does not contain. */
export interface Around {
  readonly now: number
  /** Since when the person of a seat has been away; null: present, or unknown. */
  absentSince(seat: number): number | null
  /** Whether somebody sits at the table, if it is public, whom a person does not meet. */
  isParted(person: string): boolean
}

/** Seats that have to agree to a proposal and have not. A person to be removed has no say in it. */
export function missingIn(
  { proposal, agreed }: Pick<Vote, 'proposal' | 'agreed'>,
  voices: readonly number[],
): number[] {
  const silent = proposal.kind === 'remove' ? proposal.seat : -1
  return voices.filter((seat) => seat !== silent && !agreed.includes(seat))
}

/** When absent people's voices lapse in a vote; null: never. */
export function lapsesAt({ proposal, at }: Pick<Vote, 'proposal' | 'at'>, times: ConsentTimes): number | null {
  if (proposal.kind === 'hand-over') return at + times.voting
  return proposal.kind === 'close' ? at + times.closing : null
}

/** Whether nobody is waited for: all have agreed who still have a voice, or its author has none any more. */
export const isDue = (vote: Vote, voices: readonly number[]): boolean =>
  !voices.includes(vote.by) || missingIn(vote, voices).length === 0

/** Whether the voice of a seat that has not agreed counts no more: its person was asked, had the time, and is not there. */
export function hasLapsed(vote: Vote, seat: number, times: ConsentTimes, around: Around): boolean {
  const due = lapsesAt(vote, times)
  if (due === null || around.now < due) return false
  if (vote.proposal.kind === 'close') return !vote.shown.includes(seat) && around.absentSince(seat) !== null
  return isAbsent(seat, times, around)
}

/** Whether the person of a seat has been away for longer than the grace time. */
export function isAbsent(seat: number, { grace }: ConsentTimes, around: Around): boolean {
  const since = around.absentSince(seat)
  return grace !== null && since !== null && around.now - since >= grace
}

/** A vote as everybody may know it. */
export const voteInfo = (vote: Vote, voices: readonly number[], times: ConsentTimes): VoteInfo => ({
  id: vote.id,
  by: vote.by,
  at: vote.at,
  proposal: vote.proposal,
  moment: vote.moment,
  agreed: [...vote.agreed],
  missing: missingIn(vote, voices),
  lapsesAt: lapsesAt(vote, times),
})
