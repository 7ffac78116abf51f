import * as v from 'valibot'
import { Clock } from './clock.ts'
import { Notice } from './notices.ts'
import { VoteInfo } from './proposals.ts'
import { TableEnd } from './table-end.ts'
import { Language, Level, TableStatus, Visibility } from './words.ts'

const Time = v.number()
const Whole = v.pipe(v.number(), v.integer())

/** A seat: its person, and who answers there now. */
export const SeatInfo = v.strictObject({
  /** The person the seat belongs to; null: nobody, a computer player or nobody yet. */
  person: v.nullable(v.strictObject({ id: v.string(), name: v.string(), language: Language })),
  /** The person for whom the seat is kept until they sit down; null: nobody. */
  invited: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
  /** The name looks like that of another person here. */
  lookalike: v.boolean(),
  /** The level of the computer player that answers now; null: a person answers, or nobody sits here yet. */
  bot: v.nullable(Level),
  /** Why a computer player answers for a person. */
  away: v.nullable(v.picklist(['asked', 'vote', 'clock', 'resigned', 'removed'])),
  /** Whether a person here is asked in votes: until they have left, resigned or were removed. */
  voice: v.boolean(),
  /** How often this seat has asked a computer player for advice. */
  advised: Whole,
  /** Whether its person has said that they are ready; a computer player always is. */
  ready: v.boolean(),
  /** Whether this seat has added to the dice. */
  entropy: v.boolean(),
  /** Milliseconds left in the bank of a live clock, at the moment of `clockAt`. */
  bank: v.nullable(v.number()),
})
/** The times after which an absent person is not waited for, in milliseconds. */
export const ConsentTimes = v.strictObject({
  /** How long a person must have been away before others may propose to hand their seat over; null: only the clock does. */
  grace: v.nullable(Whole),
  /** How long such a vote stays open for the absent person. */
  voting: Whole,
  /** After so long a vote to stop does not wait any more for those who have not come to the table since. */
  closing: Whole,
})
const ROOM_GRACE = 30_000
/** So long, in milliseconds, somebody must have been away from a waiting room before it is begun without them, or by another host. */
export const roomGrace = ({ grace }: TableInfo['consent']): number => Math.min(ROOM_GRACE, grace ?? ROOM_GRACE)
/** The origin of the dice: a commitment before play, everything at the end. */
export const FairDice = v.strictObject({
  /** Shown from the first moment on: who keeps it can compare it with the record's. */
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
  /** How it came to its end; null while it goes on. */
  end: v.nullable(TableEnd),
  createdAt: Time,
  startedAt: v.nullable(Time),
  /** When the table closes unless somebody begins or something happens; null: it has begun. */
  expiresAt: v.nullable(Time),
  /** The seat of the host: at first whoever opened the table, later somebody who is there; null if nobody sits. */
  host: v.nullable(Whole),
  seats: v.array(SeatInfo),
  /** Your seat; null for spectators. */
  you: v.nullable(Whole),
  /** Whether you may do what only the host may. */
  youHost: v.boolean(),
  /** The invitation, for those who may pass it on. */
  invite: v.nullable(v.string()),
  /** The short code that leads here while the table is open, for the same people. */
  code: v.nullable(v.string()),
  /** Seats the table waits for. */
  waiting: v.array(Whole),
  /** Since when it waits for them, and until when each may think (null: no limit). */
  clockAt: Time,
  deadlines: v.array(v.nullable(Time)),
  votes: v.array(VoteInfo),
  consent: ConsentTimes,
  /** The last fifty things that happened at the table besides the game. */
  notices: v.array(Notice),
  dice: FairDice,
  /** Whether seats may ask a computer player for advice: all people have agreed, or one is alone with computer players. */
  hints: v.boolean(),
  /** The table of the rematch. */
  rematch: v.nullable(v.string()),
  /** People you do not hear. */
  muted: v.array(v.string()),
  /** The host has removed you before the game. */
  removed: v.boolean(),
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
  /** A seat is kept for you. */
  invited: v.boolean(),
  /** Whether you can go on playing there. */
  canContinue: v.boolean(),
  /** How it ended, for a game that is over; null also where an older server has kept none. */
  result: v.nullable(v.strictObject({ reason: v.string(), winners: v.array(Whole), scores: v.array(v.number()) })),
})

export type SeatInfo = v.InferOutput<typeof SeatInfo>
export type TableInfo = v.InferOutput<typeof TableInfo>
export type TableSummary = v.InferOutput<typeof TableSummary>
