import type { ActOf, Notice } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import { type Acting, during, seatOf } from './actor.ts'
import { mayBeHere } from './seats.ts'

/** Says something in one's own words. */
export const chat: Acting<ActOf<'chat'>> = (table, { person }, act) => [
  { kind: 'chat', by: person, seat: speaker(table, person.id), text: act.text },
]
/** Says something that everybody reads in their language. */
export const phrase: Acting<ActOf<'phrase'>> = (table, { person }, act) => [
  { kind: 'phrase', by: person, seat: speaker(table, person.id), phrase: act.phrase },
]

/** While two players go on talking in private the others are told so again after this time. */
const TOLD_EVERY = 300_000

/** Says something to one other player alone. Its log entry says that the two talk; the words are never in it. */
export const whisper: Acting<ActOf<'whisper'>> = (table, actor, { seat: to }, { now, absentSince }) => {
  const { state, rules } = table
  const { seat } = seatOf(table, actor)
  during(table, 'playing')
  speaker(table, actor.person.id)
  if (!rules?.game.privateTalk)
    throw new ActRefusal('not-now', 'In this game nobody talks in private', { detail: 'no-private-talk' })
  if (!state.voices.includes(seat))
    throw new ActRefusal('not-now', 'This seat has no voice any more', { detail: 'you-resigned' })
  const isThere = state.seats[to]?.person && state.seats[to]?.away !== 'removed' && absentSince(to) === null
  if (to === seat || !isThere) throw new ActRefusal('not-now', `Nobody is there on ${to}`, { detail: 'nobody-there' })
  const isKnown = state.notices.list.some((notice) => isTalkOf(notice, seat, to) && now - notice.at < TOLD_EVERY)
  return isKnown ? [] : [{ kind: 'talked-in-private', seat, to }]
}

const isTalkOf = (notice: Notice, seat: number, to: number): boolean =>
  notice.kind === 'private-talk' && [notice.seat, notice.to].includes(seat) && [notice.seat, notice.to].includes(to)

/** The seat of whoever speaks, if they sit. Whoever was removed is not heard any more. */
function speaker({ state }: TableCore, person: string): number | null {
  mayBeHere(state, person)
  const seat = state.seatOf(person)
  if (seat !== null && state.seats[seat]?.away === 'removed')
    throw new ActRefusal('not-now', 'The others have removed this person', { detail: 'removed-by-vote' })
  return seat
}
