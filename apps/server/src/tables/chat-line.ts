import { type ChatLine, skeleton } from '@sablier/protocol'
import type { LogEntry, NumberedLogEntry, Person } from './log-entry.ts'

type Said = Extract<LogEntry, { kind: 'chat' | 'phrase' }>

/** What somebody said, as it is told; marked where they call themselves like somebody else who sits there. */
export function chatLine(
  { seq, at }: NumberedLogEntry,
  said: Said,
  seats: readonly { readonly person: Person | null }[],
): ChatLine {
  const { by, seat } = said
  const bones = skeleton(by.name)
  // A spectator may call themselves like somebody who sits here.
  const isLike = seats.some(({ person }) => person && person.id !== by.id && skeleton(person.name) === bones)
  const words = said.kind === 'chat' ? { text: said.text } : { phrase: said.phrase }
  return { seq, at, person: by.id, name: by.name, seat, ...words, ...(isLike && { lookalike: true }) }
}
