import { type Say, useSayWord, type Word } from '../words/use-words.ts'
import { type FaultCode, RequestFault } from './request.ts'

/** Something that did not work, as it is told to a person. */
export interface Fault {
  readonly code: FaultCode
  readonly reason: string
  readonly rule?: string
}

const FAULT_WORDS: Readonly<Record<FaultCode, Word>> = {
  malformed: 'faultMalformed',
  protocol: 'faultProtocol',
  'unknown-table': 'faultUnknownTable',
  'not-invited': 'faultNotInvited',
  'not-seated': 'faultNotSeated',
  'not-host': 'faultNotHost',
  'not-now': 'faultNotNow',
  'seat-taken': 'faultSeatTaken',
  'still-here': 'faultStillHere',
  stale: 'faultStale',
  illegal: 'faultIllegal',
  'nothing-to-undo': 'faultNothingToUndo',
  'unknown-vote': 'faultUnknownVote',
  'too-fast': 'faultTooFast',
  'too-many': 'faultTooMany',
  'not-saved': 'faultNotSaved',
  'read-only': 'faultReadOnly',
  'no-session': 'faultNoSession',
  stopping: 'faultStopping',
  fault: 'faultFault',
  offline: 'offline',
  'unseen-name': 'faultUnseenName',
}

/** Says what went wrong and what one can do about it. */
export const faultText = (say: Say, { code, reason }: Fault): string =>
  say(FAULT_WORDS[code] ?? 'faultFault', { why: reason })

/** The same for whatever was thrown by a request. */
export function useThrownText(): (thrown: unknown) => string {
  const say = useSayWord()
  return (thrown) =>
    faultText(
      say,
      thrown instanceof RequestFault
        ? { code: thrown.code, reason: thrown.message }
        : { code: 'fault', reason: String(thrown) },
    )
}
