import type { Answer } from '@sablier/kernel'
import type { ActOf } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import { type Acting, during, seatOf } from './actor.ts'

function fresh(table: TableCore, seat: number, entries: number): void {
  if (!table.isFresh(seat, entries))
    throw new ActRefusal('stale', `The question after ${entries} entries is no longer open`)
}

/** Answers the open ask. The rules judge the answer when the line is taken in. */
export const answer: Acting<ActOf<'answer'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot) throw new ActRefusal('not-now', 'A computer player answers for you: take your seat back first')
  fresh(table, seat, act.entries)
  return [{ kind: 'answered', seat, answer: act.answer as Answer }]
}
/** Takes up a standing offer. */
export const take: Acting<ActOf<'take'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot) throw new ActRefusal('not-now', 'A computer player answers for you: take your seat back first')
  if (act.entries !== table.entries) throw new ActRefusal('stale', 'The table has changed since')
  return [{ kind: 'took', seat, offer: act.offer }]
}
/** Takes back one's last answer, as far as the free line reaches. */
export const undo: Acting<ActOf<'undo'>> = (table, actor) => {
  const { seat } = seatOf(table, actor)
  during(table, 'playing')
  if (!table.match?.canUndo(seat))
    throw new ActRefusal('nothing-to-undo', 'Somebody has learned something or acted since: ask the others')
  return [{ kind: 'undone', seat }]
}
