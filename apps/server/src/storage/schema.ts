import type { TableStatus, Visibility } from '@sablier/protocol'

/** A table of the lobby and its match: what never changes, and what the lobby has to know of its log. */
export interface MatchRow {
  id: string
  game: string
  rules_version: string
  content_hash: string
  seats: number
  /** JSON. */
  options: string
  visibility: Visibility
  /** JSON. */
  clock: string
  invite: string
  /** The secret behind the commitment: leaves the server only after the end. */
  secret: string
  commitment: string
  created_by: string
  created_at: number
  status: TableStatus
  changed_at: number
  /** When the server has to look after the table: a computer player is to move or a clock runs out. */
  wake_at: number | null
  last_seq: number
  free_seats: number
  /** JSON: names on the seats and who is waited for. */
  summary: string
  /** From which address it was opened, as a keyed hash; null: an older server has stored it. */
  opened_from: string | null
  /** The short code that leads to it while it waits to begin; null: an older server has stored it. */
  join_code: string | null
}
/** One log entry of the log of a match. */
export interface LogEntryRow {
  match: string
  seq: number
  at: number
  kind: string
  person: string | null
  client_id: string | null
  /** JSON. */
  body: string
  /** The hash of the game after it, if the game changed. */
  hash: string | null
}
/** A stored position: where a match wakes up, and where it can go on when its rules are gone. */
export interface CheckpointRow {
  match: string
  rules_version: string
  entries: number
  /** JSON of the state at the beginning of a phase. */
  state: string
  /** JSON: what else a table needs to wake up here; null: an older server has stored it. */
  resume_point: string | null
}
/** The events of a table between two stored positions. */
export interface EventLogRow {
  match: string
  /** How many events had been told before. */
  first_event: number
  /** The last log entry of the log when it was stored. */
  seq: number
  /** A line for each event: what each viewer heard of it. */
  events: string
}
/** The person to whom a seat belongs. */
export interface SeatRow {
  match: string
  seat: number
  person: string
}
export interface SessionRow {
  id: string
  name: string
  language: string
  webhook: string | null
  created_at: number
  seen_at: number
  /** The names the operator has hidden, one a line; null: none. */
  hidden_name: string | null
}
/** The people whom a person has muted or blocked. */
export interface RelationRow {
  person: string
  other: string
  kind: 'mute' | 'block'
  at: number
}
/** A person's report about another. */
export interface ReportRow {
  id: string
  at: number
  by: string
  person: string
  /** The name at that time. */
  name: string
  match: string | null
  about: string
  text: string
  /** JSON: what the person said there last. */
  talk: string
}
/** Somebody's name was changed by the operator, or forgotten: processes that hold it in memory learn it here. */
export interface RenamingRow {
  id: string
  at: number
  person: string
  name: string
}
/** The people and addresses that the operator keeps out. */
export interface BanRow {
  kind: 'address' | 'person'
  /** An address, a range of addresses, or the id of a person. */
  value: string
  at: number
  reason: string
}
/** Something that was refused, with the address it came from; how often since the row before it. */
export interface RefusalRow {
  id: string
  at: number
  place: string
  code: string
  address: string
  count: number
}
/** A one-time token: kept as its hash. */
export interface TokenRow {
  hash: string
  purpose: string
  /** JSON. */
  body: string
  expires_at: number
  /** Whose it is, where somebody can revoke it. */
  person: string | null
}
export interface PasskeyRow {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
}
export interface SettingRow {
  name: string
  value: string
}

/** All tables of the database, by name. */
export interface Schema {
  match: MatchRow
  log_entry: LogEntryRow
  checkpoint: CheckpointRow
  event_log: EventLogRow
  seat: SeatRow
  session: SessionRow
  token: TokenRow
  passkey: PasskeyRow
  setting: SettingRow
  relation: RelationRow
  report: ReportRow
  renaming: RenamingRow
  ban: BanRow
  refusal: RefusalRow
}
/** In the order in which they can be filled. Refusals are not among them: a backup would keep addresses for longer. */
export const TABLE_NAMES = [
  'setting',
  'session',
  'passkey',
  'token',
  'match',
  'log_entry',
  'checkpoint',
  'event_log',
  'seat',
  'relation',
  'report',
  'renaming',
  'ban',
] as const satisfies readonly (keyof Schema)[]
