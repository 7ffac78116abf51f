import type { ActOf } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { Acting } from './actor.ts'

/** So many people one need not hear at a table. */
const MOST_MUTED = 100

/** Says something in one's own words. */
export const chat: Acting<ActOf<'chat'>> = (table, { person }, act) => [
  { kind: 'chat', by: person, seat: table.state.seatOf(person.id), text: act.text },
]
/** Says something that everybody reads in their language. */
export const phrase: Acting<ActOf<'phrase'>> = (table, { person }, act) => [
  { kind: 'phrase', by: person, seat: table.state.seatOf(person.id), phrase: act.phrase },
]
/** Stops or goes on hearing somebody. */
export const mute: Acting<ActOf<'mute'>> = (table, { person }, act) => {
  const unheard = table.state.muted.get(person.id)
  if ((unheard?.has(act.person) ?? false) === act.muted) return []
  if (act.muted && unheard && unheard.size >= MOST_MUTED)
    throw new ActRefusal('too-many', 'You hear too few as it is', { detail: 'too-many-muted' })
  return [{ kind: 'muted', by: person.id, person: act.person, muted: act.muted }]
}
