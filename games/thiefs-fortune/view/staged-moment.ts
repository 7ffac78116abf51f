import type { Seat, SeenEvent } from '@sablier/kernel'
import { RESOURCES } from '@sablier/thiefs-fortune'

/** One link of a staged moment: whose it is, its card, and what it brought by the name of the number. */
export interface StagedLink {
  readonly seat: Seat
  readonly card: string | null
  readonly gains: ReadonlyMap<string, number>
}

/** A moment that is shown across the table: everybody's cards turn over, Locations answer each other, the guards were paid. */
export interface StagedMoment {
  readonly kind: 'reveal' | 'chain' | 'guards'
  /** The answer after which it happened. */
  readonly entry: number
  readonly links: readonly StagedLink[]
}

/** A single Location that fires is seen on the table; a chain begins with two. */
const CHAIN = 2
const NUMBERS = new Set<string>([...RESOURCES, 'fortune'])
const NOTHING: ReadonlyMap<string, number> = new Map()

const seatIn = ({ params }: Extract<SeenEvent, { type: 'said' }>): Seat => {
  const param = params['seat']
  return typeof param === 'object' && 'seat' in param ? param.seat : -1
}
const cardIn = ({ params }: Extract<SeenEvent, { type: 'said' }>): string | null => {
  const param = params['card']
  return typeof param === 'object' && 'card' in param ? param.card : null
}

/** What the latest answer led to that is worth a stage; null if it was nothing great. */
export function stagedMoment(events: readonly SeenEvent[]): StagedMoment | null {
  const entry = events.at(-1)?.entry
  if (entry === undefined) return null
  const from = events.findLastIndex((event) => event.entry !== entry) + 1
  const latest = events.slice(from)
  return guardsOf(latest, entry) ?? revealOf(latest, entry) ?? chainOf(latest, entry)
}

function revealOf(events: readonly SeenEvent[], entry: number): StagedMoment | null {
  const links = events.flatMap((event): StagedLink[] =>
    event.type === 'moved' && event.from.zone === 'chosen' && event.to.zone === 'future'
      ? [{ seat: event.to.at, card: event.card, gains: NOTHING }]
      : [],
  )
  return new Set(links.map(({ seat }) => seat)).size > 1 ? { kind: 'reveal', entry, links } : null
}

function chainOf(events: readonly SeenEvent[], entry: number): StagedMoment | null {
  const links: { seat: Seat; card: string | null; gains: Map<string, number> }[] = []
  for (const event of events) {
    if (event.type === 'said' && event.key === 'location-fired')
      links.push({ seat: seatIn(event), card: cardIn(event), gains: new Map() })
    const link = links.at(-1)
    if (link && event.type === 'track-changed' && event.seat === link.seat && NUMBERS.has(event.name))
      link.gains.set(event.name, (link.gains.get(event.name) ?? 0) + event.to - event.from)
  }
  return links.length >= CHAIN ? { kind: 'chain', entry, links } : null
}

/** The Bribes are settled: whoever paid, and whoever lost points. Nobody owed anything: no stage. */
function guardsOf(events: readonly SeenEvent[], entry: number): StagedMoment | null {
  const links = events.flatMap((event): StagedLink[] => {
    if (event.type !== 'said' || (event.key !== 'bribe-paid' && event.key !== 'bribe-missed')) return []
    const n = Number(event.params['n'])
    const gains = new Map([event.key === 'bribe-paid' ? (['danger', n] as const) : (['fortune', -n] as const)])
    return [{ seat: seatIn(event), card: null, gains }]
  })
  return links.length > 0 ? { kind: 'guards', entry, links } : null
}
