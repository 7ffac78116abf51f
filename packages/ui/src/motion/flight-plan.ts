import type { SeenEvent } from '@sablier/kernel'

/** A piece on its way: where it, or the place it came from, was seen last. */
export interface Flight {
  readonly piece: string
  /** The id of a piece, or `zone` and the name of a place. */
  readonly from: string
  /** The viewer sees its face for the first time: it turns over on its way. */
  readonly turns: boolean
}

/** A number that changes: tokens fly to it, or away from it. */
export interface Payment {
  /** The name of the track and its seat: `gold.2`. */
  readonly track: string
  readonly by: number
  /** The card they come from or go to, if one was named in the same answer. */
  readonly card: string | null
}

/** A piece that the viewer cannot see where it went: its back flies from one place to another and is gone. */
export interface BackFlight {
  /** As of a flight. */
  readonly from: string
  /** The place that has it now. */
  readonly to: string
}

/** What moves together, after one answer. */
export interface Wave {
  readonly flights: readonly Flight[]
  readonly backs: readonly BackFlight[]
  readonly payments: readonly Payment[]
}

/** What the viewer saw of a piece before: nothing, its back or its face. */
export type Sight = 'nothing' | 'back' | 'face'

/** Orders what happened into waves, one per answer. `sightOf` says what was seen of a piece before. */
export function planFlights(events: readonly SeenEvent[], sightOf: (piece: string) => Sight): Wave[] {
  const origins = new Map<string, string>()
  const wasSeen = (piece: string): boolean => sightOf(piece) !== 'nothing'
  const waves = new Map<number, WaveDraft>()
  for (const event of events) {
    const wave = waves.get(event.entry) ?? { flights: new Map<string, Flight>(), backs: [], payments: [], card: null }
    waves.set(event.entry, wave)
    wave.card = cardOf(event) ?? wave.card
    if (event.type === 'moved' && event.id === null) {
      const origin = originOf(event.was, origins, wasSeen) ?? placeOf(event.from)
      wave.backs.push({ from: origin, to: placeOf(event.to) })
    }
    if (event.type === 'moved' && event.id !== null) {
      const { id, was, from } = event
      const origin = originOf(was, origins, wasSeen) ?? placeOf(from)
      origins.set(id, origin)
      // Nobody had told the viewer of it, or it lay there with its back up.
      let turns = event.card !== null && (was === null || sightOf(was) === 'back')
      for (const other of waves.values())
        if (was !== null) {
          turns ||= other.flights.get(was)?.turns ?? false
          other.flights.delete(was)
        }
      wave.flights.set(id, { piece: id, from: origin, turns })
    }
    if (event.type === 'track-changed' && event.to !== event.from)
      wave.payments.push({ track: `${event.name}.${event.seat}`, by: event.to - event.from, card: wave.card })
  }
  return [...waves.values()]
    .map(({ flights, backs, payments }) => ({ flights: [...flights.values()], backs, payments }))
    .filter(({ flights, backs, payments }) => flights.length + backs.length + payments.length > 0)
}

interface WaveDraft {
  readonly flights: Map<string, Flight>
  readonly backs: BackFlight[]
  readonly payments: Payment[]
  card: string | null
}
const placeOf = ({ zone, at }: { readonly zone: string; readonly at: number }): string => `zone ${zone}.${at}`

/** A piece that moved twice comes from where it lay first. */
function originOf(was: string | null, origins: ReadonlyMap<string, string>, wasSeen: (piece: string) => boolean) {
  if (was === null) return undefined
  return origins.get(was) ?? (wasSeen(was) ? was : undefined)
}

function cardOf(event: SeenEvent): string | null {
  if (event.type === 'moved') return event.card
  if (event.type !== 'said') return null
  const named = Object.values(event.params).find((param) => typeof param === 'object' && 'card' in param)
  return named && typeof named === 'object' && 'card' in named ? named.card : null
}

/** The times of a table, in milliseconds. */
export interface Clock {
  readonly move: number
  /** A card that is turned over takes longer. */
  readonly deal: number
  readonly stagger: number
}

/** All waves together take no longer than so many moves: whoever waits for a question need not wait for cards. */
const LONGEST = 5

/** When each thing of each wave starts: one wave after another, things of a wave a little apart. */
export function startTimes(sizes: readonly number[], { move, stagger }: Pick<Clock, 'move' | 'stagger'>): number[][] {
  let start = 0
  const times = sizes.map((size) => {
    const wave = Array.from({ length: size }, (_, i) => start + i * stagger)
    if (size > 0) start += (size - 1) * stagger + move
    return wave
  })
  const squeeze = Math.min(1, (move * LONGEST) / Math.max(1, start))
  return times.map((wave) => wave.map((time) => time * squeeze))
}
