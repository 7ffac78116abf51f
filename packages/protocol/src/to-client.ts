import * as v from 'valibot'
import { EventPayloadsSchema } from './event-payload.ts'
import { Patch } from './patch.ts'
import { PHRASE_IDS } from './phrases.ts'
import { Refused } from './refusal.ts'
import { TableInfo } from './table-info.ts'
import { ViewPayloadSchema } from './view-payload-schema.ts'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One thing somebody said, in their own words or by a stock phrase. */
export const ChatLine = v.strictObject({
  seq: Whole,
  at: v.number(),
  person: v.string(),
  name: v.string(),
  /** The seat of who speaks; null: a spectator. */
  seat: v.nullable(Whole),
  text: v.exactOptional(v.string()),
  phrase: v.exactOptional(v.picklist(PHRASE_IDS)),
  /** The speaker's name looks like that of a person who sits here. */
  lookalike: v.exactOptional(v.boolean()),
})
export type ChatLine = v.InferOutput<typeof ChatLine>

/** Where a table stands: the answer to hello. */
export const Snapshot = v.strictObject({
  type: v.literal('snapshot'),
  seq: Whole,
  table: TableInfo,
  /** Null until the game has begun, and for a table whose rules are gone. */
  view: v.nullable(ViewPayloadSchema),
  /** Forget the events you know whose `entry` is not below this number, then add the new ones. */
  keep: Whole,
  events: EventPayloadsSchema,
  /** The chat after the `since` of the hello, at most the last hundred lines. */
  chat: v.array(ChatLine),
})
/** The changes from one sequence number to a later one. A client that is not at `from` says hello again. */
export const Change = v.strictObject({
  type: v.literal('change'),
  from: Whole,
  seq: Whole,
  view: v.exactOptional(v.union([Patch, v.null()])),
  table: v.exactOptional(Patch),
  /** Present if answers were taken back: forget events whose `entry` is not below it before adding the new ones. */
  keep: v.exactOptional(Whole),
  events: v.exactOptional(EventPayloadsSchema),
  chat: v.exactOptional(v.array(ChatLine)),
})
/** What one player says to another alone: sent to the two, kept nowhere. */
export const Whisper = v.strictObject({
  type: v.literal('whisper'),
  /** The client id of its act: a retry brings it a second time. */
  id: v.string(),
  at: v.number(),
  seat: Whole,
  to: Whole,
  text: v.string(),
})
/** An act was kept: it is in the log at this sequence number. A retry gets the same answer. */
export const Done = v.strictObject({ type: v.literal('done'), clientId: v.string(), seq: Whole })
/** Somebody who watches, as everybody reads their name. `lookalike`: it looks like that of somebody who sits or watches here. */
const Spectator = v.strictObject({ name: v.string(), lookalike: v.boolean() })
/** Who is there now: the seats with a connection, since when the other people are away, the number of spectators, and the names of at most 20. */
export const Presence = v.strictObject({
  type: v.literal('presence'),
  seats: v.array(Whole),
  /** People who sit at the table and are not connected, as far as the server knows since when. */
  absent: v.array(v.strictObject({ seat: Whole, since: v.number() })),
  spectators: Whole,
  watching: v.array(Spectator),
})
export const Pong = v.strictObject({ type: v.literal('pong'), at: v.number(), now: v.number() })
/** Why a server closes a socket. */
export const BYE_CODES = [
  'no-hello',
  'too-many-messages',
  'text-only',
  'stopping',
  'look-again',
  'session-ended',
] as const
/** The server closes the socket; come back unless `final`. */
export const Bye = v.strictObject({
  type: v.literal('bye'),
  code: v.picklist(BYE_CODES),
  reason: v.string(),
  final: v.boolean(),
})

/** Everything a server may send on the socket. */
export const ToClient = v.variant('type', [Snapshot, Change, Whisper, Done, Refused, Presence, Pong, Bye])
export type Snapshot = v.InferOutput<typeof Snapshot>
export type Change = v.InferOutput<typeof Change>
export type Whisper = v.InferOutput<typeof Whisper>
export type Presence = v.InferOutput<typeof Presence>
export type ByeCode = (typeof BYE_CODES)[number]
export type ToClient = v.InferOutput<typeof ToClient>
