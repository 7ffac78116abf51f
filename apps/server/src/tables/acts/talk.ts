import type { ActOf } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { Acting } from './actor.ts'
import { mayBeHere } from './seats.ts'

/** Says something in one's own words. */
export const chat: Acting<ActOf<'chat'>> = (table, { person }, act) => [
  { kind: 'chat', by: person, seat: speaker(table, person.id), text: act.text },
]
/** Says something that everybody reads in their language. */
export const phrase: Acting<ActOf<'phrase'>> = (table, { person }, act) => [
  { kind: 'phrase', by: person, seat: speaker(table, person.id), phrase: act.phrase },
]

/** The seat of whoever speaks, if they sit. Whoever was removed is not heard any more. */
function speaker({ state }: TableCore, person: string): number | null {
  mayBeHere(state, person)
  const seat = state.seatOf(person)
  if (seat !== null && state.seats[seat]?.away === 'removed')
    throw new ActRefusal('not-now', 'The others have removed this person', { detail: 'removed-by-vote' })
  return seat
}
