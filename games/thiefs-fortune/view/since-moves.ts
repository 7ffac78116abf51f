import type { Seat, SeenEvent } from '@sablier/kernel'
import { RESOURCES } from '@sablier/thiefs-fortune'

/** What one answer of another player did, as far as a small picture can tell. */
export interface Move {
  readonly entry: number
  readonly seat: Seat
  readonly card: string | null
  /** What changed for that player, by the name of the number. */
  readonly gains: ReadonlyMap<string, number>
  /** The most telling line of the log, by its key. */
  readonly key: string
}

/** Lines that tell a move; the first of them in an answer names it. */
const NAMING = new Set([
  'future-entered',
  'favor-taken',
  'activated',
  'time-spent',
  'passed',
  'present-entered',
  'token-taken',
  'location-fired',
  'bribe-missed',
  'loot-done',
])
const NUMBERS = new Set<string>([...RESOURCES, 'fortune'])

const seatOf = (event: SeenEvent): Seat | null => {
  if (event.type === 'track-changed') return event.seat
  if (event.type !== 'said') return null
  const param = event.params['seat']
  return typeof param === 'object' && 'seat' in param ? param.seat : null
}
const cardOf = (event: SeenEvent): string | null => {
  if (event.type !== 'said') return null
  const param = event.params['card']
  return typeof param === 'object' && 'card' in param ? param.card : null
}

/** The entry of the last answer that told something of this seat's own doing. */
function lastOwn(events: readonly SeenEvent[], me: Seat): number {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as SeenEvent
    if (event.type === 'said' && NAMING.has(event.key) && seatOf(event) === me) return event.entry
  }
  return 0
}

/** What the others did since a seat's own last move, oldest first. */
export function movesSince(events: readonly SeenEvent[], me: Seat): Move[] {
  const since = lastOwn(events, me)
  const moves = new Map<string, { -readonly [K in keyof Move]: Move[K] } & { gains: Map<string, number> }>()
  for (const event of events) {
    const seat = seatOf(event)
    if (event.entry <= since || seat === null || seat === me || seat < 0) continue
    const id = `${event.entry} ${seat}`
    const move = moves.get(id) ?? { entry: event.entry, seat, card: null, gains: new Map<string, number>(), key: '' }
    moves.set(id, move)
    if (event.type === 'track-changed' && NUMBERS.has(event.name))
      move.gains.set(event.name, (move.gains.get(event.name) ?? 0) + event.to - event.from)
    if (event.type === 'said' && NAMING.has(event.key) && move.key === '') {
      move.key = event.key
      move.card = cardOf(event)
    }
  }
  return [...moves.values()].filter(({ key }) => key !== '')
}
