import type { Language, Seat } from '@sablier/kernel'
import { oneLine } from '../print.ts'
import { say } from './words.ts'

/** The names written in a record, each on one line, or seat numbers where there are none. */
export function namesOf(names: readonly string[], language: Language): (seat: Seat) => string {
  return (seat) =>
    oneLine(names[seat] ?? '')
      .replace(/\s+/g, ' ')
      .trim() || say(language, 'seat', { n: seat + 1 })
}

/** Names at a table of one person and computers. */
export function namesAgainst(language: Language, you: Seat | null): (seat: Seat) => string {
  return (seat) => (seat === you ? say(language, 'you', { n: seat + 1 }) : say(language, 'computer', { n: seat + 1 }))
}
