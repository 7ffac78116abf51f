import { type ChatLine, distinctNames, skeleton } from '@sablier/protocol'
import type { LogEntry, NumberedLogEntry, Person } from './log-entry.ts'

type Said = Extract<LogEntry, { kind: 'chat' | 'phrase' }>
type Seats = readonly { readonly person: Person | null }[]

/** A chat message in the form in which it is sent. */
export function chatLine({ seq, at }: NumberedLogEntry, said: Said, seats: Seats): ChatLine {
  const words = said.kind === 'chat' ? { text: said.text } : { phrase: said.phrase }
  const { name, lookalike } = speakerOf(said.by, seats)
  return { seq, at, person: said.by.id, name, seat: said.seat, ...words, ...(lookalike && { lookalike }) }
}

/** Seated people speak under the name of their seat. A spectator with the name of a seated person is marked. */
function speakerOf({ id, name }: Person, seats: Seats): { name: string; lookalike: boolean } {
  const names = distinctNames(seats.map(({ person }) => person?.name ?? null))
  const own = names[seats.findIndex(({ person }) => person?.id === id)]
  if (own) return own
  const bones = skeleton(name)
  const others = [...names, ...seats.map(({ person }) => person)]
  return { name, lookalike: others.some((other) => other && skeleton(other.name) === bones) }
}
