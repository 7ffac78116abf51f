import { type ActOf, roomGrace } from '@sablier/protocol'
import { ActRefusal, theyDoNotMeet } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { LogEntry } from '../log-entry.ts'
import { type Acting, during, hostOnly, seatOf } from './actor.ts'
import { waited } from './play.ts'

function freeSeat(table: TableCore, seat: number, person: string): void {
  const state = table.state.seats[seat]
  if (!state) throw new ActRefusal('not-now', `There is no seat ${seat}`, { detail: 'no-such-seat' })
  if (state.person || state.bot) throw new ActRefusal('seat-taken', `Seat ${seat} is taken`, { detail: 'seat-taken' })
  if (state.invited && state.invited.id !== person)
    throw new ActRefusal('seat-taken', `Seat ${seat} is kept for somebody`, { detail: 'seat-reserved' })
}

/** Refuses whom the host has removed, however they come. */
export function mayBeHere({ removed }: TableCore['state'], person: string): void {
  if (removed.has(person))
    throw new ActRefusal('not-invited', 'The host has removed this person', { detail: 'removed-by-host' })
}

/** Sits down on a free seat; at a table by invitation only with the invitation. */
export const sit: Acting<ActOf<'sit'>> = (table, actor, act, around) => {
  during(table, 'open')
  if (table.state.seatOf(actor.person.id) !== null)
    throw new ActRefusal('not-now', 'You sit here already', { detail: 'you-sit-already' })
  const { id } = actor.person
  mayBeHere(table.state, id)
  // Asked again in its turn: somebody may have sat down since.
  if (around.isParted(id)) throw theyDoNotMeet()
  const isInvited = table.state.invitedTo(id) !== null || (act.invite ?? actor.invite) === table.row.invite
  if (table.row.visibility === 'invited' && !isInvited)
    throw new ActRefusal('not-invited', 'This table is by invitation', { detail: 'by-invitation' })
  freeSeat(table, act.seat, id)
  return [{ kind: 'sat', seat: act.seat, by: actor.person }]
}
/** Gets up. The last person who leaves closes the table. */
export const leave: Acting<ActOf<'leave'>> = (table, actor) => {
  const { seat } = seatOf(table, actor)
  during(table, 'open')
  const last = table.state.seats.every((other, i) => i === seat || !other.person)
  return last
    ? [
        { kind: 'left', seat },
        { kind: 'closed', reason: 'empty' },
      ]
    : [{ kind: 'left', seat }]
}
/** Asks somebody to leave, or takes back the invitation to a seat. */
export const remove: Acting<ActOf<'remove'>> = (table, actor, act) => {
  hostOnly(table, actor)
  during(table, 'open')
  const { person, invited } = table.state.seats[act.seat] ?? {}
  if (!person && !invited) throw new ActRefusal('not-now', `Nobody sits on ${act.seat}`, { detail: 'no-such-seat' })
  if (person?.id === actor.person.id) throw new ActRefusal('not-now', 'The host can leave', { detail: 'yourself' })
  return [{ kind: 'removed', seat: act.seat }]
}
/** Puts a computer player on a free seat or takes it away. */
export const seatBot: Acting<ActOf<'seat-bot'>> = (table, actor, act) => {
  hostOnly(table, actor)
  during(table, 'open')
  if (table.state.seats[act.seat]?.person || !table.state.seats[act.seat])
    throw new ActRefusal('seat-taken', `Seat ${act.seat} is not for a computer player`, { detail: 'not-for-bots' })
  return [{ kind: 'bot-seated', seat: act.seat, level: act.level }]
}
/** Adds to the dice, once, before anybody knows them. */
export const entropy: Acting<ActOf<'entropy'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'open')
  if (state.entropy !== null)
    throw new ActRefusal('not-now', 'You have added to the dice already', { detail: 'entropy-given' })
  return [{ kind: 'entropy', seat, text: act.text }]
}
/** Says whether one is ready; said again it changes nothing. */
export const ready: Acting<ActOf<'ready'>> = (table, actor, act) => {
  const { seat } = seatOf(table, actor)
  during(table, 'open')
  return [{ kind: 'ready', seat, ready: act.ready }]
}
/** Begins the game, without those of the named people who have been away for long enough: their seats are free for novices. */
export const start: Acting<ActOf<'start'>> = (table, actor, { without = [] }, around) => {
  hostOnly(table, actor)
  during(table, 'open')
  const absent = [...new Set(without)]
  for (const seat of absent) {
    if (!table.state.seats[seat]?.person)
      throw new ActRefusal('not-now', `Nobody sits on ${seat}`, { detail: 'no-such-seat' })
    const since = around.absentSince(seat)
    const grace = roomGrace(table.times)
    if (since === null || around.now - since < grace)
      throw new ActRefusal('not-now', `The person on ${seat} is here, or has only just gone`, {
        detail: 'person-present',
        params: { seconds: Math.ceil(grace / 1000) },
      })
  }
  return [...absent.map((seat): LogEntry => ({ kind: 'left', seat })), { kind: 'started' }]
}
/** Gives one's own seat to a computer player. */
export const handOver: Acting<ActOf<'hand-over'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot)
    throw new ActRefusal('not-now', 'A computer player answers for you already', { detail: 'bot-answers-for-you' })
  return [{ kind: 'handed-over', seat, level: act.level, why: 'asked', ...waited(table, seat) }]
}
/** Takes one's own seat back. */
export const takeBack: Acting<ActOf<'take-back'>> = (table, actor) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (!state.bot) throw new ActRefusal('not-now', 'You answer for yourself', { detail: 'you-answer-yourself' })
  mustHaveVoice(table, seat)
  return [{ kind: 'taken-back', seat }]
}
/**
 * Gives up. Of two seats the other wins, whoever answers there; at a larger table the game goes on for the others. The last
 * person who gives up has nobody to lose to: the game stops.
 */
export const resign: Acting<ActOf<'resign'>> = (table, actor) => {
  const { seat } = seatOf(table, actor)
  during(table, 'playing')
  mustHaveVoice(table, seat)
  const handed = { kind: 'handed-over', seat, level: 'novice', why: 'resigned' } as const
  const others = table.state.voices.filter((other) => other !== seat)
  if (others.length === 0) return [handed, { kind: 'closed', reason: 'stopped', by: seat }]
  if (table.state.seats.length === 2) return [handed, { kind: 'closed', reason: 'resigned', by: seat, winners: others }]
  return [handed]
}

function mustHaveVoice(table: TableCore, seat: number): void {
  if (table.state.voices.includes(seat)) return
  const isRemoved = table.state.seats[seat]?.away === 'removed'
  const detail = isRemoved ? 'removed-by-vote' : 'you-resigned'
  throw new ActRefusal('not-now', 'This seat has no voice any more', { detail })
}
