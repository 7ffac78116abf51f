import type { ActOf } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import { type Acting, during, hostOnly, seatOf } from './actor.ts'
import { handedOver } from './together.ts'

function freeSeat(table: TableCore, seat: number): void {
  const state = table.state.seats[seat]
  if (!state) throw new ActRefusal('not-now', `There is no seat ${seat}`)
  if (state.person || state.bot) throw new ActRefusal('seat-taken', `Seat ${seat} is taken`)
}

/** Sits down on a free seat; at a table by invitation only with the invitation. */
export const sit: Acting<ActOf<'sit'>> = (table, actor, act) => {
  during(table, 'open')
  if (table.state.seatOf(actor.person.id) !== null) throw new ActRefusal('not-now', 'You sit here already')
  if (table.row.visibility === 'invited' && (act.invite ?? actor.invite) !== table.row.invite)
    throw new ActRefusal('not-invited', 'This table is by invitation')
  freeSeat(table, act.seat)
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
/** Puts a computer player on a free seat or takes it away. */
export const seatBot: Acting<ActOf<'seat-bot'>> = (table, actor, act) => {
  hostOnly(table, actor)
  during(table, 'open')
  if (table.state.seats[act.seat]?.person || !table.state.seats[act.seat])
    throw new ActRefusal('seat-taken', `Seat ${act.seat} is not for a computer player`)
  return [{ kind: 'bot-seated', seat: act.seat, level: act.level }]
}
/** Adds to the dice, once, before anybody knows them. */
export const entropy: Acting<ActOf<'entropy'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'open')
  if (state.entropy !== null) throw new ActRefusal('not-now', 'You have added to the dice already')
  return [{ kind: 'entropy', seat, text: act.text }]
}
/** Begins the game. */
export const start: Acting<ActOf<'start'>> = (table, actor) => {
  hostOnly(table, actor)
  during(table, 'open')
  return [{ kind: 'started' }]
}
/** Gives one's own seat to a computer player. */
export const handOver: Acting<ActOf<'hand-over'>> = (table, actor, act) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.bot) throw new ActRefusal('not-now', 'A computer player answers for you already')
  return handedOver(table, { kind: 'handed-over', seat, level: act.level, why: 'asked' })
}
/** Takes one's own seat back. */
export const takeBack: Acting<ActOf<'take-back'>> = (table, actor) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (!state.bot) throw new ActRefusal('not-now', 'You answer for yourself')
  if (state.away === 'resigned') throw new ActRefusal('not-now', 'You have resigned')
  return [{ kind: 'taken-back', seat }]
}
/** Gives up. The game goes on for the others; when no person is left, it stops. */
export const resign: Acting<ActOf<'resign'>> = (table, actor) => {
  const { seat, state } = seatOf(table, actor)
  during(table, 'playing')
  if (state.away === 'resigned') throw new ActRefusal('not-now', 'You have resigned')
  const others = table.state.seats.some((s, i) => i !== seat && s.person && s.away !== 'resigned')
  const handed = { kind: 'handed-over', seat, level: 'novice', why: 'resigned' } as const
  return others ? handedOver(table, handed) : [handed, { kind: 'closed', reason: 'resigned' }]
}
