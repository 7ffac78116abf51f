import type { Effect, Seat } from '@sablier/kernel'
import type { Space } from './board.ts'
import { livingSeats } from './procedures/seats.ts'
import type { Table } from './shape.ts'

/** What an effect does to the numbers of a seat, as far as no card is drawn and nothing is chosen. */
export interface Change {
  readonly what: 'gold' | 'experience' | 'health' | 'magic' | 'strength' | 'willpower' | 'item'
  readonly n: number
}
interface Onlooker {
  readonly t: Table
  readonly seat: Seat
  /** Where the effect would happen. */
  readonly space: Space
}
type Reading<A> = (args: A, looker: Onlooker) => Change[]
type Cubes = 'health' | 'magic'

const TRACK_OF = { health: 'strength', magic: 'willpower' } as const
const amount = (n: number | 'all', most: number): number => (n === 'all' ? most : Math.min(n, most))

const numbers: Reading<Change> = ({ what, n }) => [{ what, n }]
const spent: Reading<{ what: 'gold' | 'experience' | Cubes; n: number | 'all' }> = ({ what, n }, { t, seat }) => {
  const track = what === 'health' || what === 'magic' ? TRACK_OF[what] : what
  return [{ what, n: -amount(n, t.track(track, seat)) }]
}
const restored: Reading<{ health?: number | 'all'; magic?: number | 'all' }> = (args, { t, seat }) =>
  (['health', 'magic'] as const).map((what) => ({
    what,
    n: amount(args[what] ?? 0, t.track(`lost-${TRACK_OF[what]}`, seat)),
  }))
const harvested: Reading<{ of: 'strength' | 'willpower'; times: number; terrain: string; timesThere: number }> = (
  { of, times, terrain, timesThere },
  { t, seat, space },
) => [{ what: 'gold', n: t.track(of, seat) * (space.kind === terrain ? timesThere : times) }]
const taught: Reading<{ n: number; last: number }> = ({ n, last }, { t, seat }) => {
  const least = Math.min(...livingSeats(t).map((other) => t.track('experience', other)))
  return [{ what: 'experience', n: t.track('experience', seat) <= least ? last : n }]
}
const harmed: Reading<Partial<Record<Cubes | 'gold' | 'item', number>>> = (harm) =>
  (['health', 'magic', 'gold', 'item'] as const).map((what) => ({ what, n: -(harm[what] ?? 0) }))
const found: Reading<object> = () => [{ what: 'item', n: 1 }]
const dealt: Reading<{ give: Effect; get: Effect }> = ({ give, get }, looker) => [
  ...read(give, looker),
  ...read(get, looker),
]
const several: Reading<{ effects: readonly Effect[] }> = ({ effects }, looker) =>
  effects.flatMap((effect) => read(effect, looker))

const READINGS: Readonly<Record<string, Reading<never>>> = {
  gain: numbers,
  grow: numbers,
  spend: spent,
  restore: restored,
  harvest: harvested,
  hermit: taught,
  harm: harmed,
  'find-item': found,
  'choose-item': found,
  deal: dealt,
  parts: several,
}

// Each reading stands under the name of the op whose arguments it takes.
const read = (effect: Effect, looker: Onlooker): Change[] => READINGS[effect.op]?.(effect as never, looker) ?? []

/** The changes an effect would bring to a seat in a space, in the order of the card's text; empty where it depends on more. */
export function changesOf(t: Table, seat: Seat, space: Space, effect: Effect | undefined): Change[] {
  return effect === undefined ? [] : read(effect, { t, seat, space }).filter(({ n }) => n !== 0)
}
