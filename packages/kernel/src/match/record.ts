import { Refusal } from '../errors.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import type { Result } from '../state.ts'
import { commitTo, seedFrom } from './commitment.ts'
import { contentHash } from './content-hash.ts'
import type { Entry } from './entry.ts'
import { Match } from './match.ts'
import { redrawOf } from './redraw.ts'

export const RECORD_FORMAT = 'sablier-record-1'
/** The largest record file that is read. */
export const RECORD_LIMIT = 8 * 1024 * 1024

/** How deep the values of a record may be nested. */
const DEPTH_LIMIT = 40

/** A whole match in one JSON file: replays and verifies anywhere. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly seats: number
  readonly names: readonly string[]
  readonly options: OptionValues
  readonly commitment: string
  readonly secret: string
  readonly entropy: readonly string[]
  readonly entries: readonly (Entry & { readonly hash: string })[]
  /** Agreed steps back: after which entry chance was drawn anew, and the number of the step in the log. */
  readonly stepsBack?: readonly { readonly after: number; readonly step: number }[]
  readonly result: Result | null
  /** How its people ended it where the rules did not. A claim of the table: nothing in the game proves it. */
  readonly ended?: RecordEnd
}
/** Why a game stopped before its end, by which seat, and who has won by it. */
export interface RecordEnd {
  readonly why: string
  readonly by: number | null
  readonly winners: readonly number[]
}

/** The names of the players and the secret behind the seed: a match does not know these itself. */
export interface RecordFrame {
  readonly names: readonly string[]
  readonly secret: string
  readonly entropy: readonly string[]
  readonly ended?: RecordEnd | undefined
}

/** Writes a match down. */
export function recordOf(match: Match, frame: RecordFrame): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    rulesVersion: match.game.version,
    contentHash: contentHash(match.game),
    seats: match.seats,
    names: frame.names,
    options: match.options,
    commitment: commitTo(frame.secret),
    secret: frame.secret,
    entropy: frame.entropy,
    entries: match.entries.map((entry, i) => ({ ...entry, hash: match.hashes[i] as string })),
    ...(match.redraws.length > 0 ? { stepsBack: match.redraws.map(({ after, step }) => ({ after, step })) } : {}),
    result: match.result,
    ...(frame.ended ? { ended: frame.ended } : {}),
  }
}

/** Reads a record file; whatever is wrong is refused with what and where. */
export function parseRecord(text: string): MatchRecord {
  if (text.length > RECORD_LIMIT) throw new Refusal(`The record is larger than ${RECORD_LIMIT} characters`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Refusal(`The record is not JSON (${text.length} characters): ${(error as Error).message.slice(0, 120)}`)
  }
  if (isDeep(value)) throw new Refusal(`The record is nested more than ${DEPTH_LIMIT} levels deep`)
  const at = fieldsOf(value, 'the record')
  if (at['format'] !== RECORD_FORMAT)
    throw new Refusal(`format: expected ${RECORD_FORMAT}, found ${short(at['format'])}`)
  for (const name of ['game', 'rulesVersion', 'contentHash', 'commitment', 'secret'])
    if (typeof at[name] !== 'string') throw new Refusal(`${name}: expected a text, found ${short(at[name])}`)
  if (typeof at['seats'] !== 'number') throw new Refusal(`seats: expected a number, found ${short(at['seats'])}`)
  for (const name of ['names', 'entropy'])
    if (!Array.isArray(at[name]) || !at[name].every((item) => typeof item === 'string'))
      throw new Refusal(`${name}: expected a list of texts`)
  fieldsOf(at['options'], 'options')
  if (!Array.isArray(at['entries'])) throw new Refusal('entries: expected a list')
  for (const [i, entry] of at['entries'].entries()) checkEntry(entry, i)
  if (at['stepsBack'] !== undefined) checkStepsBack(at['stepsBack'])
  if (at['result'] !== null) fieldsOf(at['result'], 'result')
  if (at['ended'] !== undefined) checkEnd(at['ended'])
  return value as MatchRecord
}

/** Level by level, since a file can be nested deeper than a function may call itself. */
function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return true
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []))
  }
  return false
}
function checkEntry(value: unknown, i: number): void {
  const entry = fieldsOf(value, `entries[${i}]`)
  if (!Number.isInteger(entry['seat'])) throw new Refusal(`entries[${i}].seat: expected a seat number`)
  if (typeof entry['hash'] !== 'string') throw new Refusal(`entries[${i}].hash: expected a text`)
  if ('take' in entry ? typeof entry['take'] !== 'string' : !('answer' in entry))
    throw new Refusal(`entries[${i}]: expected an answer or an offer taken`)
  if (entry['said'] !== undefined) fieldsOf(entry['said'], `entries[${i}].said`)
}
function checkStepsBack(value: unknown): void {
  if (!Array.isArray(value)) throw new Refusal('stepsBack: expected a list')
  for (const [i, item] of value.entries()) {
    const { after, step } = fieldsOf(item, `stepsBack[${i}]`)
    if (!Number.isSafeInteger(after) || !Number.isSafeInteger(step))
      throw new Refusal(`stepsBack[${i}]: expected the numbers after and step`)
  }
}
function checkEnd(value: unknown): void {
  const { why, by, winners } = fieldsOf(value, 'ended')
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat)
  if (typeof why !== 'string' || !(by === null || isSeat(by)) || !Array.isArray(winners) || !winners.every(isSeat))
    throw new Refusal('ended: expected why, by and winners')
}
function fieldsOf(value: unknown, where: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal(`${where}: expected an object, found ${short(value)}`)
  return value as Record<string, unknown>
}
const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)

/** Replays a record without judging its hashes. */
export function replayRecord(
  game: AnyGame,
  record: MatchRecord,
  until = record.entries.length,
  how: { listen?: boolean } = {},
): Match {
  const seed = seedFrom(record.secret, record.entropy)
  const spec = { game, seats: record.seats, options: record.options, seed }
  const entries = record.entries.slice(0, until).map(({ hash: _, ...entry }) => entry as Entry)
  const redraws = (record.stepsBack ?? []).map(({ after, step }) => redrawOf(seed, after, step))
  return Match.replay(spec, entries, { ...how, redraws: redraws.filter(({ after }) => after <= until) })
}

/** Replays a record and compares everything it claims: version, commitment, each hash, the result. */
export function verifyRecord(game: AnyGame, record: MatchRecord): Match {
  if (record.game !== game.id) throw new Refusal(`game: the record is of ${short(record.game)}, not of ${game.id}`)
  if (record.rulesVersion !== game.version)
    throw new Refusal(`rulesVersion: the record needs ${short(record.rulesVersion)}, these rules are ${game.version}`)
  if (record.contentHash !== contentHash(game))
    throw new Refusal(`contentHash: the cards or rules of ${game.id} ${game.version} differ from the record's`)
  if (commitTo(record.secret) !== record.commitment) throw new Refusal('commitment: it does not belong to the secret')
  const match = replayRecord(game, record, record.entries.length, { listen: false })
  const wrong = record.entries.findIndex((entry, i) => entry.hash !== match.hashes[i])
  if (wrong >= 0) throw new Refusal(`entries[${wrong}].hash: the game at this point is another one`)
  if (canonicalJson(record.result) !== canonicalJson(match.result))
    throw new Refusal('result: it does not follow from the entries')
  return match
}
