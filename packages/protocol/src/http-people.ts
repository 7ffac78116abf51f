import * as v from 'valibot'
import { Clock } from './clock.ts'
import { TableSummary } from './table-info.ts'
import { Id, TableStatus, Visibility } from './words.ts'

/** `GET /api/home`: your tables. */
export const HomeQuery = v.strictObject({
  /** The next page of the history: games that ended before this time. */
  before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
})
export const HomeReply = v.strictObject({
  /** Tables that wait to begin or are being played, your turn first. */
  running: v.array(TableSummary),
  /** Tables where a seat is kept for you. */
  invitations: v.array(TableSummary),
  /** Tables that are over, closed or read-only, the last one first. */
  history: v.array(TableSummary),
  /** The `before` of the next page of the history; null: that was all. */
  next: v.nullable(v.string()),
})

/** `GET /api/tables/:table/preview`: what a guest with the invitation may know before giving a name. No talk, nothing of the game. */
export const PreviewReply = v.strictObject({
  id: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  clock: Clock,
  visibility: Visibility,
  status: TableStatus,
  /** The name of the host, who invites. */
  host: v.nullable(v.string()),
  seats: TableSummary.entries.seats,
  free: v.number(),
  result: TableSummary.entries.result,
})

const Person = v.strictObject({ id: v.string(), name: v.string() })
/** `GET /api/people`: whom you do not hear and whom you do not meet. */
export const PeopleReply = v.strictObject({ muted: v.array(Person), blocked: v.array(Person) })
/** `PUT /api/people/:person/mute` and `PUT /api/people/:person/block`. */
export const MuteBody = v.strictObject({ muted: v.boolean() })
export const BlockBody = v.strictObject({ blocked: v.boolean() })
export const REPORT_SUBJECTS = ['name', 'talk', 'play', 'other'] as const
/** `POST /api/reports`: tells the operator about a person. */
export const ReportBody = v.strictObject({
  person: Id,
  /** Where it happened: what the person said there last goes with the report. */
  table: v.exactOptional(Id),
  about: v.picklist(REPORT_SUBJECTS),
  text: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
})
export const ReportReply = v.strictObject({ report: v.string() })

/** `POST /api/session/keep`: a link that brings you back on any device until you revoke it. The one before it is worth nothing then. */
export const KeepReply = v.strictObject({ token: v.string(), url: v.string() })
/** `POST /api/session/return`: comes back by such a link. */
export const ReturnBody = v.strictObject({ token: Id })

export type HomeQuery = v.InferOutput<typeof HomeQuery>
export type HomeReply = v.InferOutput<typeof HomeReply>
export type PreviewReply = v.InferOutput<typeof PreviewReply>
export type PeopleReply = v.InferOutput<typeof PeopleReply>
export type ReportBody = v.InferOutput<typeof ReportBody>
export type ReportReply = v.InferOutput<typeof ReportReply>
export type KeepReply = v.InferOutput<typeof KeepReply>
