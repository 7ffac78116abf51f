import type { Answer } from '../flow/flow.ts'
import { canonicalJson, chainHash, hashState } from '../hash.ts'
import type { Seat } from '../shape.ts'
import type { State } from '../state.ts'

/** A standing offer taken up, with what was said if it is taken in one's own words. */
export interface Taking {
  readonly take: string
  readonly said?: object
}
/** One thing a seat did: it answered a question or took up a standing offer. */
export type Entry = { readonly seat: Seat; readonly answer: Answer } | ({ readonly seat: Seat } & Taking)

/** The canonical JSON of an entry. */
function entryText(entry: Entry): string {
  if (!('take' in entry)) return `{"answer":${canonicalJson(entry.answer)},"seat":${entry.seat}}`
  const said = entry.said === undefined ? '' : `"said":${canonicalJson(entry.said)},`
  return `{${said}"seat":${entry.seat},"take":${canonicalJson(entry.take)}}`
}

/** The hash after an answer that is sealed: it does not tell the state. */
export function sealedHash(before: string, entry: Entry): string {
  return chainHash(before, entryText(entry), 'sealed')
}

/** The hash after an answer and the state it led to; null: it is sealed. */
export function hashAfter(before: string, entry: Entry, state: State | null): string {
  return state ? chainHash(before, entryText(entry), hashState(state)) : sealedHash(before, entry)
}

/** The entry as the match keeps it: nothing that its giver could still change. */
export function ownEntry(entry: Entry): Entry {
  if ('take' in entry)
    return entry.said === undefined ? entry : { ...entry, said: JSON.parse(JSON.stringify(entry.said)) }
  if (typeof entry.answer !== 'object') return entry
  const { seat, answer } = entry
  return { seat, answer: Array.isArray(answer) ? answer.slice() : JSON.parse(JSON.stringify(answer)) }
}

/** The number of leading entries that two matches share. */
export function commonStart(one: readonly Entry[], other: readonly Entry[]): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}
