import * as v from 'valibot'
import { Clock } from './clock.ts'
import { Language, Level, TableStatus, Visibility } from './words.ts'

const Time = v.number()
const Whole = v.pipe(v.number(), v.integer())

/** Who sits on a seat and who plays it now. */
export const SeatInfo = v.strictObject({
  /** The person the seat belongs to; null: nobody, a computer player or nobody yet. */
  person: v.nullable(v.strictObject({ id: v.string(), name: v.string(), language: Language })),
  /** The level of the computer player that answers now; null: a person answers, or nobody sits here yet. */
  bot: v.nullable(Level),
  /** Why a computer player answers for a person. */
  away: v.nullable(v.picklist(['asked', 'vote', 'clock', 'resigned'])),
  /** Whether this seat has added to the dice. */
  entropy: v.boolean(),
  /** Milliseconds left in the bank of a live clock, at the moment of `clockAt`. */
  bank: v.nullable(v.number()),
})
/** Something the people at the table decide together. */
export const VoteInfo = v.strictObject({
  id: v.string(),
  by: Whole,
  proposal: v.variant('kind', [
    v.strictObject({ kind: v.literal('undo-to'), entries: Whole }),
    v.strictObject({ kind: v.literal('hand-over'), seat: Whole, level: Level }),
    v.strictObject({ kind: v.literal('close') }),
  ]),
  agreed: v.array(Whole),
  /** Seats whose voice is still missing. */
  missing: v.array(Whole),
})
/** What the dice were made of: shown before play as a commitment, in full at the end. */
export const FairDice = v.strictObject({
  commitment: v.string(),
  /** After the end: the secret behind the commitment. */
  secret: v.nullable(v.string()),
  /** After the beginning: what the seats added, in seat order (empty text: nothing). */
  entropy: v.nullable(v.array(v.string())),
})

/** Everything about a table that is not the game itself, as one person sees it. */
export const TableInfo = v.strictObject({
  id: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  visibility: Visibility,
  clock: Clock,
  status: TableStatus,
  /** Why it is closed or read-only. */
  reason: v.nullable(v.string()),
  createdAt: Time,
  startedAt: v.nullable(Time),
  /** The seat of the host: the first person who still sits; null if there is none. */
  host: v.nullable(Whole),
  seats: v.array(SeatInfo),
  /** Your seat; null for spectators. */
  you: v.nullable(Whole),
  /** Whether you may do what only the host may. */
  youHost: v.boolean(),
  /** The invitation, for those who may pass it on. */
  invite: v.nullable(v.string()),
  /** Seats the table waits for. */
  waiting: v.array(Whole),
  /** Since when it waits for them, and until when each may think (null: no limit). */
  clockAt: Time,
  deadlines: v.array(v.nullable(Time)),
  votes: v.array(VoteInfo),
  dice: FairDice,
  /** Whether seats may ask a computer player for advice. */
  hints: v.boolean(),
  /** The table of the rematch. */
  rematch: v.nullable(v.string()),
  /** People you do not hear. */
  muted: v.array(v.string()),
})
/** A table as the lobby lists it. */
export const TableSummary = v.strictObject({
  id: v.string(),
  game: v.string(),
  status: TableStatus,
  visibility: Visibility,
  clock: Clock,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Names on the seats; null: free. */
  seats: v.array(v.nullable(v.strictObject({ name: v.string(), bot: v.nullable(Level) }))),
  free: Whole,
  createdAt: Time,
  changedAt: Time,
  /** Your seat there; null: none. */
  you: v.nullable(Whole),
  yourTurn: v.boolean(),
})

export type SeatInfo = v.InferOutput<typeof SeatInfo>
export type VoteInfo = v.InferOutput<typeof VoteInfo>
export type Proposal = VoteInfo['proposal']
export type TableInfo = v.InferOutput<typeof TableInfo>
export type TableSummary = v.InferOutput<typeof TableSummary>
