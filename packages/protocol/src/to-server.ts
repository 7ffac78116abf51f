import * as v from 'valibot'
import { Act } from './acts.ts'
import { Count, Id, Language } from './words.ts'

/** The first message on a socket: which table, and what is known of it already. */
export const Hello = v.strictObject({
  type: v.literal('hello'),
  protocol: v.pipe(v.number(), v.integer()),
  table: Id,
  /** The last sequence number seen: only what came after is told. */
  since: v.exactOptional(Count),
  /** The invitation, for a table that is not public. */
  invite: v.exactOptional(Id),
  language: v.exactOptional(Language),
})
/** Asks whether the connection is alive. */
export const Ping = v.strictObject({ type: v.literal('ping'), at: v.pipe(v.number(), v.finite()) })

/** The question after so many entries can be answered on screen now: what led to it has been shown. */
export const QuestionShown = v.strictObject({ type: v.literal('shown'), entries: Count })

/** Everything a client may send on the socket. */
export const ToServer = v.variant('type', [Hello, Ping, QuestionShown, Act])
export type Hello = v.InferOutput<typeof Hello>
export type ToServer = v.InferOutput<typeof ToServer>

/** The largest message a server reads, in bytes. */
export const MESSAGE_LIMIT = 16 * 1024
