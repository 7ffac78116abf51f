import type { ActOf } from '@sablier/protocol'
import type { Acting } from './actor.ts'

/** Says something in one's own words. */
export const chat: Acting<ActOf<'chat'>> = (table, { person }, act) => [
  { kind: 'chat', by: person, seat: table.state.seatOf(person.id), text: act.text },
]
/** Says something that everybody reads in their language. */
export const phrase: Acting<ActOf<'phrase'>> = (table, { person }, act) => [
  { kind: 'phrase', by: person, seat: table.state.seatOf(person.id), phrase: act.phrase },
]
