import type { Answer } from '@sablier/kernel'
import type { ActOf } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import { type LogEntry, tookOf } from '../log-entry.ts'
import { type Acting, during, seatOf } from './actor.ts'

function fresh(table: TableCore, seat: number, entries: number): void {
  if (!table.isFresh(seat, entries))
    throw new ActRefusal('stale', `The question after ${entries} entries is no longer open`, {
      detail: 'question-gone',
    })
}

/** The part of the seat's thinking time that does not count. */
export function waited({ time }: TableCore, seat: number): { waited?: number } {
  const ms = time.waitedFor(seat)
  return ms > 0 ? { waited: ms } : {}
}

/** Answers the open ask. The rules judge the answer when the log entry is applied. */
export const answer: Acting<ActOf<'answer'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot)
    throw new ActRefusal('not-now', 'A computer player answers for you: take your seat back first', {
      detail: 'bot-answers-for-you',
    })
  fresh(table, seat, act.entries)
  return [{ kind: 'answered', seat, answer: act.answer as Answer, ...waited(table, seat) }]
}
/** Takes up a standing offer. */
export const take: Acting<ActOf<'take'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot)
    throw new ActRefusal('not-now', 'A computer player answers for you: take your seat back first', {
      detail: 'bot-answers-for-you',
    })
  // A worded offer contains everything it means; an offer that is merely pressed means the one that was shown.
  if (act.said === undefined && act.entries !== table.entries)
    throw new ActRefusal('stale', 'The table has changed since', { detail: 'table-changed' })
  return [tookOf({ seat, take: act.offer, ...saidOf(act) })]
}
const saidOf = ({ said }: ActOf<'take'>): { said?: object } => (said === undefined ? {} : { said })
/** Takes back one's last answer, down to the undo limit. */
export const undo: Acting<ActOf<'undo'>> = (table, actor) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  // Else one could let a computer player decide again and again.
  if (state.bot)
    throw new ActRefusal('not-now', 'A computer player answers for you: take your seat back first', {
      detail: 'bot-answers-for-you',
    })
  if (!table.match?.canUndo(seat))
    throw new ActRefusal('nothing-to-undo', 'Somebody has learned something or acted since: ask the others')
  // Else one could see what a computer player does, and do otherwise.
  if (state.ownAnswers === 0)
    throw new ActRefusal('nothing-to-undo', 'A computer player or the clock gave this answer: ask the others', {
      detail: 'answered-for-you',
    })
  return [{ kind: 'undone', seat }, ...outdatedBy(table)]
}
/** Votes to go back to a moment that is not there any more once the last answer is taken back. */
const outdatedBy = ({ entries, state }: TableCore): LogEntry[] =>
  state.votes.flatMap(({ id, proposal }) =>
    proposal.kind === 'undo-to' && proposal.entries >= entries - 1
      ? [{ kind: 'decided', vote: id, outcome: 'outdated' } as const]
      : [],
  )
