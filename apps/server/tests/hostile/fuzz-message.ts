import { below, type Chance, seedChance } from '@sablier/kernel'
import { PROTOCOL } from '@sablier/protocol'
import { freshId } from '../play/fresh-id.ts'

/** What an attacker has found out. */
export interface Known {
  readonly tables: readonly string[]
  readonly people: readonly string[]
  readonly answers: readonly unknown[]
}
export const seeded = (seed: number): Chance => seedChance(`fuzz ${seed}`)

const TYPES =
  'answer take undo propose vote hand-over take-back resign leave seat-bot entropy start rematch chat phrase mute hello ping sit'.split(
    ' ',
  )
const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  1.5,
  '',
  '\u0000',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[]]]]],
  { __proto__: { seat: 0 } },
  'a'.repeat(5000),
  Number.MAX_SAFE_INTEGER,
  "'; drop table match; --",
  '<script>alert(1)</script>',
  true,
  ['seat.0', 'seat.1'],
  { toString: 'x' },
]
const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)] as T

/** One message nobody should be able to do anything with: out of turn, forged, replayed, broken or absurd. */
export function fuzzMessage(chance: Chance, known: Known): string {
  switch (below(chance, 6)) {
    case 0:
      return broken(chance, known)
    case 1:
      return JSON.stringify({ ...wellFormed(chance, known), [pick(chance, FIELDS)]: pick(chance, ODD) })
    case 2:
      return JSON.stringify({
        ...wellFormed(chance, known),
        seat: below(chance, 4),
        person: pick(chance, known.people),
      })
    default:
      return JSON.stringify(wellFormed(chance, known))
  }
}
const FIELDS = ['type', 'clientId', 'entries', 'answer', 'offer', 'table', 'since', 'vote', 'seat', 'text', 'protocol']

function broken(chance: Chance, known: Known): string {
  const text = JSON.stringify(wellFormed(chance, known))
  switch (below(chance, 5)) {
    case 0:
      return text.slice(0, below(chance, text.length))
    case 1:
      return text.replace(/"/g, '')
    case 2:
      return JSON.stringify(pick(chance, ODD))
    case 3:
      return '['.repeat(2000)
    default:
      return String.fromCharCode(...Array.from({ length: 40 }, () => below(chance, 0xd7ff)))
  }
}

/** A message in good form from somebody who has no right to it. */
function wellFormed(chance: Chance, known: Known): Record<string, unknown> {
  const type = pick(chance, TYPES)
  const clientId = freshId()
  const entries = below(chance, 4)
  switch (type) {
    case 'answer':
      return { type, clientId, entries, answer: pick(chance, [...known.answers, ...ODD]) }
    case 'take':
      return { type, clientId, entries, offer: pick(chance, ['claim', 'resign', 'x']) }
    case 'propose':
      return { type, clientId, proposal: { kind: 'undo-to', entries: 0 } }
    case 'vote':
      return { type, clientId, vote: pick(chance, known.people), agree: true }
    case 'hand-over':
      return { type, clientId, level: 'master' }
    case 'sit':
      return { type, clientId, seat: below(chance, 4), invite: pick(chance, known.people) }
    case 'seat-bot':
      return { type, clientId, seat: below(chance, 4), level: 'random' }
    case 'entropy':
    case 'chat':
      return { type, clientId, text: 'hello' }
    case 'ready':
      return { type, clientId, ready: below(chance, 2) === 1 }
    case 'phrase':
      return { type, clientId, phrase: 'hello' }
    case 'mute':
      return { type, clientId, person: pick(chance, known.people), muted: true }
    case 'hello':
      return { type, protocol: PROTOCOL, table: pick(chance, known.tables), since: below(chance, 9) }
    case 'ping':
      return { type, at: 1 }
    default:
      return { type, clientId }
  }
}
