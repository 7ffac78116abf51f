import * as v from 'valibot'
import { REFUSAL_DETAILS } from './refusal-details.ts'

/** Why something was not done. */
export const REFUSAL_CODES = [
  'malformed', // not a message of this protocol
  'protocol', // another version of it: reload the page
  'unknown-table',
  'not-invited',
  'not-seated',
  'not-host',
  'not-now', // the table is not in a state for it
  'seat-taken',
  'still-here', // the person is present, or has not been away for long enough
  'stale', // answered what is no longer asked: look again
  'illegal', // the rules refuse it; `rule` says which
  'nothing-to-undo',
  'unknown-vote',
  'too-fast', // wait a moment
  'too-many', // tables, sockets or seats
  'not-saved', // the storage could not keep it; nothing happened, try again
  'read-only',
  'no-session',
  'stopping', // the server goes down; come back in a moment
  'fault', // the server's fault; nothing happened
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Something was not done: nothing has changed. */
export const Refused = v.strictObject({
  type: v.literal('refused'),
  /** The act it answers; missing if the message could not be read. */
  clientId: v.exactOptional(v.string()),
  code: v.picklist(REFUSAL_CODES),
  /** The exact case, where the code alone does not say it, and the values for its sentence: see `detailText`. */
  detail: v.exactOptional(v.picklist(REFUSAL_DETAILS)),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** A sentence in English for people who read logs; people are told by code, detail and rule. */
  reason: v.string(),
  /** The rule that refuses it. */
  rule: v.exactOptional(v.string()),
})
export type Refused = v.InferOutput<typeof Refused>
