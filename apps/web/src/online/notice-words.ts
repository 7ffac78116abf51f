import { type Language, list } from '@sablier/kernel'
import type { Notice, TableEnd, VoteInfo, VoteMoment, VoteOutcome } from '@sablier/protocol'
import { sayIn, type Word } from '../words/use-words.ts'

/** How the people and the phases of a table are called, in the language of whoever reads it. */
export interface TableNames {
  readonly language: Language
  readonly seatName: (seat: number) => string
  readonly phaseName: (phase: string) => string
  /** The seat of whoever reads it; null: they watch. */
  readonly you: number | null
}

type Proposed = Pick<VoteInfo, 'by' | 'proposal' | 'moment'>

/** What a vote would do, whose answer it concerns, and who asks. */
export function voteText(names: TableNames, { by, proposal, moment }: Proposed): string {
  const say = sayIn(names.language)
  const name = names.seatName(by)
  switch (proposal.kind) {
    case 'undo-to':
      // A vote that an older server has stored tells no moment.
      return moment ? say('voteUndo', { name, ...momentWords(names, moment) }) : say('voteUndoOld', { name })
    case 'hand-over':
      return say('voteHandOver', { name, other: names.seatName(proposal.seat) })
    case 'remove':
      return say('voteRemove', { name, other: names.seatName(proposal.seat) })
    case 'close':
      return say('voteClose', { name })
    case 'advice':
      return say('voteAdvice', { name })
  }
}

function momentWords({ language, seatName, phaseName }: TableNames, { seat, phase, round, count }: VoteMoment) {
  const where = round > 0 ? sayIn(language)('momentRound', { round, phase: phaseName(phase) }) : phaseName(phase)
  return { other: seat === null ? '' : seatName(seat), moment: where, n: count }
}

const OUTCOMES: Readonly<Record<VoteOutcome, Word>> = {
  agreed: 'outcomeAgreed',
  refused: 'outcomeRefused',
  withdrawn: 'outcomeWithdrawn',
  returned: 'outcomeReturned',
  outdated: 'outcomeOutdated',
}
const HANDED_OVER: Readonly<Record<Extract<Notice, { kind: 'handed-over' }>['why'], Word>> = {
  asked: 'noticeAsked',
  vote: 'noticeVote',
  clock: 'noticeClock',
  resigned: 'noticeResigned',
  removed: 'noticeRemoved',
}

/** What happened at a table besides its game, as everybody reads it. */
export function noticeText(names: TableNames, notice: Notice): string {
  const say = sayIn(names.language)
  switch (notice.kind) {
    case 'vote-opened':
      return voteText(names, notice)
    case 'vote-ended': {
      const { outcome, seat, lapsed } = notice
      const ended = say(OUTCOMES[outcome], { name: seat === null ? '' : names.seatName(seat) })
      const absent = lapsed.length > 0 ? [say('outcomeLapsed', { names: listed(names, lapsed) })] : []
      return [voteText(names, notice), ended, ...absent].join(' ')
    }
    case 'stepped-back':
      return notice.moment ? say('noticeSteppedBack', momentWords(names, notice.moment)) : say('noticeSteppedBackOld')
    case 'handed-over':
      return say(HANDED_OVER[notice.why], { name: names.seatName(notice.seat) })
    case 'taken-back':
      return say('noticeTakenBack', { name: names.seatName(notice.seat) })
    case 'resigned':
      return say('noticeResigned', { name: names.seatName(notice.seat) })
    case 'advised':
      return say('noticeAdvised', { name: names.seatName(notice.seat) })
    case 'private-talk':
      return privateTalkText(names, notice)
    case 'ended':
      return endText(names, notice.end)
  }
}

function privateTalkText(names: TableNames, { seat, to }: { readonly seat: number; readonly to: number }): string {
  const say = sayIn(names.language)
  const others = [seat, to].filter((one) => one !== names.you)
  return others.length === 1
    ? say('noticePrivateWithYou', { name: listed(names, others) })
    : say('noticePrivateTalk', { names: listed(names, others) })
}

const ENDS: Readonly<Record<Exclude<TableEnd['why'], 'played'>, Word>> = {
  resigned: 'endResigned',
  agreed: 'endAgreed',
  lapsed: 'endLapsed',
  stopped: 'endStopped',
  empty: 'endEmpty',
  expired: 'endExpired',
  abandoned: 'endAbandoned',
  operator: 'endOperator',
}
/** How a table came to its end, in words; empty where the game itself says it. */
export function endText(names: TableNames, { why, by, winners }: TableEnd): string {
  if (why === 'played') return ''
  const say = sayIn(names.language)
  if (why === 'stopped' && by !== null && by === names.you) return say('endStoppedByYou')
  const name = by === null ? '' : names.seatName(by)
  return say(ENDS[why], { name, winners: listed(names, winners) })
}

const listed = ({ language, seatName }: TableNames, seats: readonly number[]): string =>
  list(language, seats.map(seatName))
