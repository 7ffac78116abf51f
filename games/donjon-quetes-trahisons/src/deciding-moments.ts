import type { FillParam, Seat, SeenEvent } from '@sablier/kernel'
import { sourceOf, type TrophySource } from './breakdown.ts'
import { targetOf } from './procedures/adventurer/trophies.ts'
import type { Table } from './shape.ts'

/** Something that decided a game. */
export type DecidingMoment =
  | { readonly kind: 'reached'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'gain'; readonly seat: Seat; readonly n: number; readonly source: TrophySource }
  | { readonly kind: 'arena'; readonly attacker: Seat; readonly defender: Seat; readonly totals: Totals }
  | { readonly kind: 'loyal' | 'traitor'; readonly seat: Seat; readonly kept: number; readonly broken: number }

interface Totals {
  readonly green: number
  readonly red: number
}

/** The moments told at the end: the target reached, the greatest gain at once, the clearest Arena, the best and the worst word. */
export function decidingMoments(t: Table, events: readonly SeenEvent[]): DecidingMoment[] {
  return [reached(t, events), greatestGain(events), clearestArena(events), ...words(t)].filter((one) => one !== null)
}

function reached(t: Table, events: readonly SeenEvent[]): DecidingMoment | null {
  const target = targetOf(t)
  for (const event of events)
    if (isTrophies(event) && event.from < target && event.to >= target)
      return { kind: 'reached', seat: event.seat, n: event.to }
  return null
}

function greatestGain(events: readonly SeenEvent[]): DecidingMoment | null {
  let best: DecidingMoment | null = null
  let most = 1
  for (const event of events) {
    if (!isTrophies(event) || event.to - event.from <= most) continue
    most = event.to - event.from
    best = { kind: 'gain', seat: event.seat, n: most, source: sourceOf(event.rule) }
  }
  return best
}

function clearestArena(events: readonly SeenEvent[]): DecidingMoment | null {
  let best: DecidingMoment | null = null
  let widest = 0
  let open: { readonly attacker: Seat; readonly defender: Seat } | null = null
  for (const event of events) {
    if (event.type !== 'said') continue
    if (event.key === 'card-drawn') open = null
    if (event.key === 'arena-opened')
      open = { attacker: seatIn(event.params['seat']), defender: seatIn(event.params['other']) }
    if (event.key !== 'totals' || !open) continue
    const totals = { green: Number(event.params['green']), red: Number(event.params['red']) }
    const gap = Math.abs(totals.green - totals.red)
    if (gap <= widest) continue
    widest = gap
    best = { kind: 'arena', ...open, totals }
  }
  return best
}

const seatIn = (param: FillParam | undefined): Seat => (typeof param === 'object' && 'seat' in param ? param.seat : -1)

/** The one who kept most words and the one who broke most, if somebody stands out. */
function words(t: Table): DecidingMoment[] {
  const of = (seat: Seat) => ({
    seat,
    kept: t.track('promises-kept', seat) + t.track('words-kept', seat),
    broken: t.track('promises-broken', seat) + t.track('words-broken', seat),
  })
  const seats = t.seats.map(of)
  const loyal = first(seats, (one) => one.kept - one.broken)
  const traitor = first(seats, (one) => one.broken)
  return [
    ...(loyal && loyal.kept > loyal.broken ? [{ kind: 'loyal' as const, ...loyal }] : []),
    ...(traitor && traitor.broken > 0 ? [{ kind: 'traitor' as const, ...traitor }] : []),
  ]
}

/** The seat that is ahead of all others; null if two share the lead. */
function first<T>(all: readonly T[], value: (one: T) => number): T | null {
  const most = Math.max(...all.map(value))
  const leaders = all.filter((one) => value(one) === most)
  return leaders.length === 1 ? (leaders[0] as T) : null
}

const isTrophies = (event: SeenEvent): event is Extract<SeenEvent, { type: 'track-changed' }> =>
  event.type === 'track-changed' && event.name === 'trophies'
