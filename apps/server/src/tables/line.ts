import type { Answer } from '@sablier/kernel'
import type { Language, Level, PhraseId, Proposal } from '@sablier/protocol'
import type { LineRow } from '../storage/schema.ts'

/** A person as the log names them. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly language: Language
}

/** Why a computer player answers for a person. */
export type Away = 'asked' | 'vote' | 'clock' | 'resigned'

/** One thing that happened at a table. The table is nothing but these, in order. */
export type Line =
  | { readonly kind: 'sat'; readonly seat: number; readonly by: Person }
  | { readonly kind: 'left'; readonly seat: number }
  | { readonly kind: 'bot-seated'; readonly seat: number; readonly level: Level | null }
  | { readonly kind: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly kind: 'no-hints' }
  | { readonly kind: 'started' }
  | { readonly kind: 'answered'; readonly seat: number; readonly answer: Answer }
  | { readonly kind: 'took'; readonly seat: number; readonly offer: string }
  | { readonly kind: 'undone'; readonly seat: number }
  | { readonly kind: 'undone-to'; readonly entries: number }
  | { readonly kind: 'proposed'; readonly seat: number; readonly vote: string; readonly proposal: Proposal }
  | { readonly kind: 'voted'; readonly seat: number; readonly vote: string; readonly agree: boolean }
  | { readonly kind: 'handed-over'; readonly seat: number; readonly level: Level; readonly why: Away }
  | { readonly kind: 'taken-back'; readonly seat: number }
  | { readonly kind: 'moved'; readonly seat: number; readonly to: Person }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'chat'; readonly by: Person; readonly seat: number | null; readonly text: string }
  | { readonly kind: 'phrase'; readonly by: Person; readonly seat: number | null; readonly phrase: PhraseId }
  | { readonly kind: 'muted'; readonly by: string; readonly person: string; readonly muted: boolean }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'continued'; readonly version: string; readonly contentHash: string; readonly entries: number }

/** A line with its place in the log, when it came and who sent it. */
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly person: string | null
  readonly clientId: string | null
  readonly line: Line
  /** The hash of the game after the line, where it changed. */
  readonly hash: string | null
}

/** Lines after which the game stands somewhere else. */
export const GAME_LINES: ReadonlySet<Line['kind']> = new Set(['started', 'answered', 'took', 'undone', 'undone-to'])
/** Lines that only carry the game on. */
export const PLAY_LINES: ReadonlySet<Line['kind']> = new Set(['answered', 'took'])
/** Lines after which people may see the table with other eyes. */
export const PERSONAL_LINES: ReadonlySet<Line['kind']> = new Set(['sat', 'left', 'moved', 'muted', 'started'])
/** Lines after which seats belong to others. */
export const OWNER_LINES: ReadonlySet<Line['kind']> = new Set(['sat', 'left', 'moved'])

/** The line as the storage keeps it. */
export function toRow(match: string, { seq, at, person, clientId, line, hash }: Logged): LineRow {
  const { kind, ...body } = line
  return { match, seq, at, kind, person, client_id: clientId, body: JSON.stringify(body), hash }
}
/** The line as it was before it was kept. */
export function fromRow(row: LineRow): Logged {
  const line = { kind: row.kind, ...JSON.parse(row.body) } as Line
  return { seq: row.seq, at: row.at, person: row.person, clientId: row.client_id, line, hash: row.hash }
}
