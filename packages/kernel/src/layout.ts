import type { FactSpec, MarkSpec, Seat, Shape, Sight, TrackSpec, ZoneSpec } from './shape.ts'
import { zone } from './shape.ts'

/** One concrete place: `hand` of seat 2 is one, `deck` another. */
export interface Place {
  readonly index: number
  readonly name: string
  /** The seat or number of the place, -1 for a place of the whole table. */
  readonly at: number
  readonly spec: ZoneSpec
  /** Bit per seat (and the spectator's bit) that sees what lies here. */
  readonly mask: number
  /** The same for covered cards of a place that shows only its top. */
  readonly belowMask: number
  /** How events name it. */
  readonly label: { readonly zone: string; readonly at: number }
}

/** Where one named number or value starts in the flat state, and how many of them there are. */
export interface Slot<T> {
  readonly base: number
  readonly size: number
  readonly spec: T
}

/** Where everything of a shape lies in the flat state of a table with a given number of seats. */
export interface Layout {
  readonly seats: number
  readonly places: readonly Place[]
  readonly zoneBase: Readonly<Record<string, number>>
  readonly tracks: Readonly<Record<string, Slot<TrackSpec>>>
  readonly facts: Readonly<Record<string, Slot<FactSpec<unknown>>>>
  readonly marks: Readonly<Record<string, { readonly index: number; readonly spec: MarkSpec }>>
  /** The marks that a piece loses when it moves, by index. */
  readonly passingMarks: readonly number[]
  readonly trackCount: number
  readonly factCount: number
  readonly livePlaces: readonly Place[]
  /** The viewers of each track and each fact, as bit masks. */
  readonly trackMasks: readonly number[]
  readonly factMasks: readonly number[]
}

/** The bit of people who watch without a seat. */
export const SPECTATOR_BIT = 1 << 30
/** Everybody: all seats and the spectators. */
export const ALL = -1

/** The viewers of a place declared with `sight` that belongs to `at`, as a bit mask. */
export function sightMask(sight: Sight, at: number): number {
  if (sight === 'everyone') return ALL
  if (sight === 'nobody') return 0
  if (at < 0) return 0
  return sight === 'owner' ? 1 << at : ALL & ~(1 << at)
}

/** The bit of one viewer. */
export function viewerBit(viewer: Seat | 'spectator'): number {
  return viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer
}

const BOX = zone({ sees: 'nobody', order: 'set' })

/** Lays a shape out for a number of seats; every shape also has a `box` for pieces out of the game. */
export function layOut(shape: Shape, seats: number): Layout {
  const places: Place[] = []
  const bases: [zone: string, base: number][] = []
  for (const [name, spec] of [...Object.entries(shape.zones), ['box', BOX] as const]) {
    bases.push([name, places.length])
    const size = spec.per === 'table' ? 1 : spec.per === 'seat' ? seats : spec.per
    for (let i = 0; i < size; i++) {
      const at = spec.per === 'table' ? -1 : i
      const owned = spec.per === 'seat' ? at : -1
      places.push({
        index: places.length,
        name,
        at,
        spec,
        mask: sightMask(spec.sees, owned),
        belowMask: sightMask(spec.below, owned),
        label: { zone: name, at },
      })
    }
  }
  const tracks = slots(shape.tracks, seats)
  const facts = slots(shape.facts, seats)
  const marks = Object.fromEntries(Object.entries(shape.marks).map(([name, spec], index) => [name, { index, spec }]))
  return {
    seats,
    places,
    zoneBase: byName(bases),
    tracks: tracks.by,
    facts: facts.by,
    marks,
    passingMarks: Object.values(marks).flatMap(({ index, spec }) => (spec.stays ? [] : [index])),
    trackCount: tracks.count,
    factCount: facts.count,
    livePlaces: places.filter((place) => place.spec.live),
    trackMasks: masks(tracks.by),
    factMasks: masks(facts.by),
  }
}

function slots<T extends { per: 'table' | 'seat' }>(specs: Readonly<Record<string, T>>, seats: number) {
  const found: [name: string, slot: Slot<T>][] = []
  let count = 0
  for (const [name, spec] of Object.entries(specs)) {
    const size = spec.per === 'seat' ? seats : 1
    found.push([name, { base: count, size, spec }])
    count += size
  }
  return { by: byName(found), count }
}

/** A record in one go: V8 keeps one that grows name by name past a dozen as a hash table, and every zone and track is looked up here. */
const byName = <T>(entries: readonly (readonly [name: string, value: T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries)

function masks(by: Readonly<Record<string, Slot<{ per: 'table' | 'seat'; sees: Sight }>>>): number[] {
  return Object.values(by).flatMap(({ size, spec }) =>
    Array.from({ length: size }, (_, i) => sightMask(spec.sees, spec.per === 'seat' ? i : -1)),
  )
}
