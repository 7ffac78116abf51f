import type { Answer, Entry, Taking } from '@sablier/kernel'
import type { Language, Level, PhraseId, ToldProposal, VoteMoment, VoteOutcome } from '@sablier/protocol'
import type { LogEntryRow } from '../storage/schema.ts'
import type { ConsentTimes } from './consent-times.ts'

/** A person as the log names them. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly language: Language
}

/** Why a computer player answers for a person. */
export type Away = 'asked' | 'vote' | 'clock' | 'resigned' | 'removed'

interface Proposed {
  readonly kind: 'proposed'
  readonly seat: number
  readonly vote: string
  readonly proposal: ToldProposal
  readonly moment?: VoteMoment | null
  /** Seats whose people are at the table. */
  readonly shown?: readonly number[]
}
interface Decided {
  readonly kind: 'decided'
  readonly vote: string
  readonly outcome: Exclude<VoteOutcome, 'refused'>
  /** Whose doing it is, if somebody's. */
  readonly seat?: number
  /** Absent people whose voice did not count any more. */
  readonly lapsed?: readonly number[]
}
interface Closed {
  readonly kind: 'closed'
  readonly reason: string
  /** The seat that brought it about. */
  readonly by?: number
  readonly winners?: readonly number[]
}

/** How long the question of the seat had not been on its person's screen; missing: not at all, or nobody said. */
interface Waited {
  readonly waited?: number
}

/** One thing that happened at a table. The log is the list of these. */
export type LogEntry =
  | { readonly kind: 'sat'; readonly seat: number; readonly by: Person }
  | { readonly kind: 'left'; readonly seat: number }
  | { readonly kind: 'invited'; readonly seat: number; readonly person: Person }
  | { readonly kind: 'removed'; readonly seat: number }
  | { readonly kind: 'host-passed'; readonly seat: number }
  | { readonly kind: 'bot-seated'; readonly seat: number; readonly level: Level | null }
  | { readonly kind: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly kind: 'ready'; readonly seat: number; readonly ready: boolean }
  | { readonly kind: 'no-hints' }
  /** Advice is allowed: so the table was opened, or all people have agreed. */
  | { readonly kind: 'hints' }
  | { readonly kind: 'advised'; readonly seat: number }
  | { readonly kind: 'times'; readonly times: ConsentTimes }
  | { readonly kind: 'started' }
  | ({ readonly kind: 'answered'; readonly seat: number; readonly answer: Answer } & Waited)
  | Took
  | { readonly kind: 'undone'; readonly seat: number }
  /** Before chance was drawn anew after a step back: in older logs alone. */
  | { readonly kind: 'undone-to'; readonly entries: number }
  /** All agreed to go back; its number in the log is that of the redraw. */
  | { readonly kind: 'stepped-back'; readonly entries: number; readonly moment: VoteMoment | null }
  | Proposed
  | { readonly kind: 'voted'; readonly seat: number; readonly vote: string; readonly agree: boolean }
  /** A vote has ended otherwise than by a no. */
  | Decided
  /** A person has come to the table while votes wait for them. */
  | { readonly kind: 'came'; readonly seat: number }
  | ({ readonly kind: 'handed-over'; readonly seat: number; readonly level: Level; readonly why: Away } & Waited)
  | { readonly kind: 'taken-back'; readonly seat: number }
  | { readonly kind: 'moved'; readonly seat: number; readonly to: Person }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'chat'; readonly by: Person; readonly seat: number | null; readonly text: string }
  | { readonly kind: 'phrase'; readonly by: Person; readonly seat: number | null; readonly phrase: PhraseId }
  /** Two players talk without the others: that they do, never what they say. */
  | { readonly kind: 'talked-in-private'; readonly seat: number; readonly to: number }
  /** In older logs alone: whom people do not hear is kept for all tables together. */
  | { readonly kind: 'muted'; readonly by: string; readonly person: string; readonly muted: boolean }
  | Closed
  /** This many milliseconds count for nobody's clock. */
  | { readonly kind: 'clock-adjusted'; readonly by: number }
  | { readonly kind: 'continued'; readonly version: string; readonly contentHash: string; readonly entries: number }

/** A standing offer taken up, with what was said if it has a wording. */
export interface Took {
  readonly kind: 'took'
  readonly seat: number
  readonly offer: string
  readonly said?: object
}

/** An entry of the game as it is logged. */
export function tookOf({ seat, take, said }: { readonly seat: number } & Taking): Took {
  return { kind: 'took', seat, offer: take, ...(said === undefined ? {} : { said }) }
}
/** The same as an entry of the game. */
export function takingOf({ seat, offer, said }: Took): Entry {
  return { seat, take: offer, ...(said === undefined ? {} : { said }) }
}

/** A log entry with its sequence number, its time and its sender. */
export interface NumberedLogEntry {
  readonly seq: number
  readonly at: number
  readonly person: string | null
  readonly clientId: string | null
  readonly logEntry: LogEntry
  /** The hash of the game after it, if the game changed. */
  readonly hash: string | null
}

/** Log entries that change the game. */
export const GAME_KINDS: ReadonlySet<LogEntry['kind']> = new Set([
  'started',
  'answered',
  'took',
  'undone',
  'undone-to',
  'stepped-back',
])
/** Log entries that only continue the game. */
export const PLAY_KINDS: ReadonlySet<LogEntry['kind']> = new Set(['answered', 'took'])
/** Log entries after which a person may see the table differently. */
export const PERSONAL_KINDS: ReadonlySet<LogEntry['kind']> = new Set([
  'sat',
  'left',
  'removed',
  'host-passed',
  'moved',
  'started',
])
/** Log entries that change who owns a seat. */
export const OWNER_KINDS: ReadonlySet<LogEntry['kind']> = new Set([
  'sat',
  'left',
  'invited',
  'removed',
  'bot-seated',
  'moved',
  'started',
])

/** The log entry as a database row. */
export function toRow(match: string, { seq, at, person, clientId, logEntry, hash }: NumberedLogEntry): LogEntryRow {
  const { kind, ...body } = logEntry
  return { match, seq, at, kind, person, client_id: clientId, body: JSON.stringify(body), hash }
}
/** The log entry of a database row. */
export function fromRow(row: LogEntryRow): NumberedLogEntry {
  const logEntry = { kind: row.kind, ...JSON.parse(row.body) } as LogEntry
  return { seq: row.seq, at: row.at, person: row.person, clientId: row.client_id, logEntry, hash: row.hash }
}
