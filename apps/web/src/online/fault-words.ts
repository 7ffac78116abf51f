import type { Language } from '@sablier/kernel'
import { detailText, type RefusalDetail, type RefusalParams } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { sayIn, type Word } from '../words/use-words.ts'
import { type FaultCode, RequestFault } from './request.ts'

/** Something that did not work, as it is told to a person. */
export interface Fault {
  readonly code: FaultCode
  /** English, for whoever looks for the cause. It is not shown. */
  readonly reason: string
  readonly rule?: string
  /** What exactly was refused, and the values its sentence needs. */
  readonly detail?: RefusalDetail
  readonly params?: RefusalParams
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
  'no-hello': 'faultFault',
  'look-again': 'faultStopping',
  'session-ended': 'faultSessionEnded',
  'too-many-messages': 'faultCutOff',
  'text-only': 'faultTextOnly',
  offline: 'offline',
  'unseen-name': 'faultUnseenName',
}

/** After these nothing goes on at this page until it is loaded again. */
const NEEDS_RELOAD: readonly FaultCode[] = ['protocol', 'session-ended', 'too-many-messages', 'text-only']
export const needsReload = (fault: Fault | null): boolean => fault !== null && NEEDS_RELOAD.includes(fault.code)

/** Codes whose own sentence says what to do; of the others the detail says more. */
const SAYS_WHAT_TO_DO: readonly FaultCode[] = ['stale', 'not-saved', 'too-fast']

/** Says what went wrong and what one can do about it, in the language of whoever reads it. */
export function faultText(language: Language, { code, detail, params }: Fault): string {
  if (detail && !SAYS_WHAT_TO_DO.includes(code)) return detailText(detail, language, params)
  return sayIn(language)(FAULT_WORDS[code] ?? 'faultFault')
}

/** The same for whatever was thrown by a request. */
export function useThrownText(): (thrown: unknown) => string {
  const language = useLanguage()
  return (thrown) =>
    faultText(language, thrown instanceof RequestFault ? thrown.fault : { code: 'fault', reason: String(thrown) })
}
