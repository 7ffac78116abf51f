import { type Ask, type Place, viewerBit } from '@sablier/kernel'

/** How many things a person has to take in at once, by kind. */
export interface Fullness {
  /** Pieces whose face the seat sees, anywhere. */
  readonly table: number
  /** Pieces of the fullest place that only the seat sees. */
  readonly hand: number
  /** Everything that lies before the seat. */
  readonly own: number
  /** Everything that lies before the others. */
  readonly opponents: number
  /** What lies before the one who has most among them. */
  readonly opponent: number
  /** What can be answered one by one. */
  readonly options: number
}

/** Questions whose answers are listed one by one; a number is chosen on a scale. */
const LISTED: readonly Ask['kind'][] = ['pick', 'pick-some', 'order', 'split']

/** What the asked seat has before it. */
export function fullnessOf(ask: Ask): Fullness {
  const { state, layout } = ask.table
  const before = new Array<number>(layout.seats).fill(0)
  let table = 0
  let hand = 0
  for (const place of layout.places) {
    const count = shownIn(place, (state.places[place.index] ?? []).length)
    if (count === 0 || place.name === 'box') continue
    if (place.mask & viewerBit(ask.seat)) table += count
    if (place.spec.per !== 'seat') continue
    before[place.at] = (before[place.at] ?? 0) + count
    if (place.at === ask.seat && place.spec.sees === 'owner') hand = Math.max(hand, count)
  }
  const others = before.filter((_, seat) => seat !== ask.seat)
  return {
    table,
    hand,
    own: before[ask.seat] ?? 0,
    opponents: others.reduce((sum, count) => sum + count, 0),
    opponent: Math.max(0, ...others),
    options: LISTED.includes(ask.kind) ? ask.count : 0,
  }
}

/** A stack takes the room of one piece. */
const shownIn = ({ spec }: Place, count: number): number => (spec.order === 'stack' ? Math.min(count, 1) : count)
