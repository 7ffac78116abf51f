import type { SeenEvent } from '@sablier/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type BackFlight, type Clock, type Payment, planFlights, type Sight, startTimes } from './flight-plan.ts'
import { cornerOf, fly, flyBack, flyToken, glide, land, pulse, type Spot, spotOf } from './fly.ts'
import { tokenTime } from './token-time.ts'

/** Where something was seen, and whether its face was. */
interface Seen extends Spot {
  readonly face: boolean
}
/** By the id of a piece or the name of a zone, and parts of the board by their element. */
type Spots = ReadonlyMap<string | Element, Seen>

/** What makes room for something else moves with all that lies in it. */
const PARTS =
  'main > *, [data-zone], [data-part], [data-glides], .table-ask, .ask-question, .ask-text, .ask-answers, .play-tools'

/** The pieces in sight by their id, where several parts of a board show one piece the last. */
const piecesIn = (root: Element) => root.querySelectorAll<HTMLElement>('[data-piece]')
const showsFace = (piece: Element): boolean =>
  piece.matches('[data-card]') || piece.querySelector('[data-card]') !== null

function spotsIn(root: Element): Spots {
  const spots = new Map<string | Element, Seen>()
  for (const part of root.querySelectorAll(PARTS)) spots.set(part, { ...cornerOf(part), face: false })
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]'))
    spots.set(`zone ${zone.dataset['zone']}`, { ...spotOf(zone), face: false })
  for (const piece of piecesIn(root))
    spots.set(piece.dataset['piece'] ?? '', { ...spotOf(piece), face: showsFace(piece) })
  return spots
}

/**
 * Lets cards and tokens travel: from where they were seen last to where they lie now, one answer after another.
 * It moves only what the viewer sees, and knows only what the viewer has heard.
 */
export function useFlights(inside: RefObject<HTMLElement | null>, events: readonly SeenEvent[], still: boolean): void {
  const heard = useRef(events)
  const before = useRef<Spots | null>(null)
  // Read while the page still shows what was: afterwards it is too late.
  if (heard.current !== events && before.current === null && inside.current && !still)
    before.current = spotsIn(inside.current)
  useLayoutEffect(() => {
    const [was, spots] = [heard.current, before.current]
    heard.current = events
    before.current = null
    const root = inside.current
    if (!root || !spots || was === events || was.length === 0) return
    const clock = { move: tokenTime('t-move'), deal: tokenTime('t-deal'), stagger: tokenTime('stagger') }
    if (clock.move === 0) return
    const isLater = events.length > was.length && events[was.length - 1] === was[was.length - 1]
    travel(root, spots, isLater ? events.slice(was.length) : [], clock)
  }, [inside, events])
}

function travel(root: HTMLElement, before: Spots, events: readonly SeenEvent[], clock: Clock): void {
  const sightOf = (piece: string): Sight => {
    const seen = before.get(piece)
    return !seen ? 'nothing' : seen.face ? 'face' : 'back'
  }
  const waves = planFlights(events, sightOf)
  const times = startTimes(
    waves.map(({ flights, backs }) => Math.max(1, flights.length, Math.min(backs.length, MOST_BACKS))),
    clock,
  )
  const ways = new Map(
    waves.flatMap(({ flights }, b) =>
      flights.map(({ piece, from, turns }, i) => [piece, { from, turns, delay: times[b]?.[i] ?? 0 }]),
    ),
  )
  moveAll(root, before, ways, clock)
  for (const [b, { payments, backs }] of waves.entries()) {
    for (const payment of payments) pay(root, payment, times[b]?.[0] ?? 0, clock)
    for (const [i, back] of backs.slice(0, MOST_BACKS).entries())
      pass(root, before, back, { delay: times[b]?.[i] ?? 0, duration: clock.move })
  }
}

/** How a piece comes: from a piece or place, turning over or not, after a while. */
type Ways = ReadonlyMap<string, { readonly from: string; readonly turns: boolean; readonly delay: number }>

/** Lets all that lies elsewhere now travel there: parts of the board with what is in them, and pieces by themselves. */
function moveAll(root: HTMLElement, before: Spots, ways: Ways, clock: Clock): void {
  const things = [...root.querySelectorAll<HTMLElement>(`${PARTS}, [data-piece]`)]
  for (const thing of things) land(thing)
  // All are measured before the first one moves: the page is laid out once.
  const landed = things.map((thing) => {
    const id = thing.dataset['piece']
    return { thing, id, to: id === undefined ? cornerOf(thing) : spotOf(thing) }
  })
  const carried = new Map<Element, Shift>()
  for (const { thing, id, to } of landed) {
    const way = id === undefined ? undefined : ways.get(id)
    const from = before.get(way?.from ?? id ?? thing)
    if (!from || from.width === 0 || to.width === 0) continue
    if (id !== undefined && !isInSight(from) && !isInSight(to)) continue
    const ride = rideOf(thing, carried)
    // Where it would have to begin, beside what its part of the board does by itself.
    const start = { x: from.x - ride.x, y: from.y - ride.y, width: from.width }
    if (isNear(start, to)) continue
    if (id === undefined) {
      carried.set(thing, { x: from.x - to.x, y: from.y - to.y })
      glide(thing, { x: start.x - to.x, y: start.y - to.y }, clock.move)
      continue
    }
    // From a pile or another place a card comes as large as it is.
    if (way?.from.startsWith('zone ')) start.width = to.width
    const back = way?.turns && showsFace(thing) ? backOf(root, way.from) : null
    const duration = back ? clock.deal : clock.move
    fly(thing, { from: start, to, delay: way?.delay ?? 0, duration, lifted: way !== undefined, back })
  }
}

interface Shift {
  readonly x: number
  readonly y: number
}
const NO_SHIFT: Shift = { x: 0, y: 0 }

/** How far something is carried by the part of the board that it lies in. */
function rideOf(thing: Element, carried: ReadonlyMap<Element, Shift>): Shift {
  for (let part = thing.parentElement; part; part = part.parentElement) {
    const shift = carried.get(part)
    if (shift) return shift
  }
  return NO_SHIFT
}

const MOST_BACKS = 8

/** Lets the back of a card fly from one place in sight to another. */
function pass(
  root: HTMLElement,
  before: Spots,
  { from, to }: BackFlight,
  time: { readonly delay: number; readonly duration: number },
): void {
  const start = before.get(from)
  const place = root.querySelector(`[data-zone="${to.slice('zone '.length)}"]`)
  const end = place && spotOf(place)
  if (!start || !end || start.width === 0 || end.width === 0 || isNear(start, end)) return
  flyBack(root, { from: start, to: end, ...time })
}

/** The back that lies where a card comes from, else any back on the table; null: there is none to show. */
function backOf(root: HTMLElement, from: string): Element | null {
  const zone = from.startsWith('zone ') ? from.slice('zone '.length) : null
  const pile = zone === null ? null : root.querySelector(`[data-zone="${zone}"] .card-back`)
  return pile ?? root.querySelector('.card-back:not(.turning-back *)')
}

const isNear = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2
const isInSight = ({ x, y }: Spot): boolean => x > 0 && y > 0 && x < innerWidth && y < innerHeight

const MOST_TOKENS = 5

/** Lets tokens fly between a number and the card that changed it; without such a card only the number pulses. */
function pay(root: HTMLElement, { track, by, card }: Payment, delay: number, { move, stagger }: Clock): void {
  const number = root.querySelector(`[data-track="${track}"]`)
  if (!number) return
  pulse(number, delay + (by > 0 ? move : 0), move)
  const icon = number.querySelector('.icon')
  const source = card === null ? null : root.querySelector(`[data-piece] [data-card="${card}"]`)
  if (!icon || !source) return
  const ends = [spotOf(source), spotOf(number)] as const
  const [from, to] = by > 0 ? ends : [ends[1], ends[0]]
  if (from.width === 0 || to.width === 0) return
  for (let n = 0; n < Math.min(Math.abs(by), MOST_TOKENS); n++)
    flyToken(root, icon, { from, to, delay: delay + n * stagger, duration: move })
}
