import * as v from 'valibot'
import { Count, Level, SeatNumber } from './words.ts'

/** Levels at which a computer player may hold a person's seat: one that plays at random would throw their game away. */
export const HAND_OVER_LEVELS = ['novice', 'adept', 'master'] as const
export const HandOverLevel = v.picklist(HAND_OVER_LEVELS)

/** The proposals that need the consent of the people at the table. */
export const Proposal = v.variant('kind', [
  /** Go back to an earlier moment, beyond the free line. */
  v.strictObject({ kind: v.literal('undo-to'), entries: Count }),
  /** Let a computer player answer for somebody who is absent. */
  v.strictObject({ kind: v.literal('hand-over'), seat: SeatNumber, level: HandOverLevel }),
  /** Stop the game here, without a winner. */
  v.strictObject({ kind: v.literal('close') }),
  /** Let everybody ask a computer player for advice. */
  v.strictObject({ kind: v.literal('advice') }),
  /** Take a person's seat away; a computer player goes on in their place. */
  v.strictObject({ kind: v.literal('remove'), seat: SeatNumber, level: HandOverLevel }),
])
export const PROPOSAL_KINDS = [
  'undo-to',
  'hand-over',
  'close',
  'advice',
  'remove',
] as const satisfies Proposal['kind'][]

/** A proposal as it is told: at tables of older servers seats were handed to computer players of any level. */
export const ToldProposal = v.union([
  Proposal,
  v.strictObject({ kind: v.picklist(['hand-over', 'remove']), seat: SeatNumber, level: Level }),
])

/** The moment a step back leads to: the answer that would be taken back first. */
export const VoteMoment = v.strictObject({
  /** That answer by its number, counted from 1: the events of this `entry` tell what it brought about. */
  entry: Count,
  /** Whose answer it was; null: a redraw after an earlier step back. */
  seat: v.nullable(SeatNumber),
  phase: v.string(),
  round: v.number(),
  /** How many entries would be taken back. */
  count: Count,
})

/** Something the people at the table decide together. */
export const VoteInfo = v.strictObject({
  id: v.string(),
  /** The seat that asks. */
  by: SeatNumber,
  at: v.number(),
  proposal: ToldProposal,
  /** Of a step back: where it leads. */
  moment: v.nullable(VoteMoment),
  agreed: v.array(SeatNumber),
  /** Seats whose voice is still missing. */
  missing: v.array(SeatNumber),
  /** When the voices of those who are absent lapse; null: they do not. */
  lapsesAt: v.nullable(v.number()),
})

/** How a vote ended: all agreed, one said no, its author withdrew it, the absent person is back, or it has no object any more. */
export const VOTE_OUTCOMES = ['agreed', 'refused', 'withdrawn', 'returned', 'outdated'] as const
export const VoteOutcome = v.picklist(VOTE_OUTCOMES)

export type HandOverLevel = v.InferOutput<typeof HandOverLevel>
export type Proposal = v.InferOutput<typeof Proposal>
export type ToldProposal = v.InferOutput<typeof ToldProposal>
export type VoteMoment = v.InferOutput<typeof VoteMoment>
export type VoteInfo = v.InferOutput<typeof VoteInfo>
export type VoteOutcome = v.InferOutput<typeof VoteOutcome>
