import {
  type Monster,
  type MonsterType,
  OBJECT_TYPES,
  type ObjectCard,
  type ObjectType,
  type Quest,
} from '@sablier/donjon-quetes-trahisons/src/cards/card'
import { counts, held, objectCard, wearsType } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/heroes'
import { isFulfilled, unfinishedOf } from '@sablier/donjon-quetes-trahisons/src/procedures/quest/claims'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Piece, Seat } from '@sablier/kernel'
import type { Effect } from '../loose-effect.ts'

/** What a seat would have besides what it has: a purchase, a spoil or a gain that is only thought about. */
export interface Change {
  readonly gems?: number
  readonly trophies?: number
  readonly object?: ObjectCard
  readonly spoil?: MonsterType | 'none'
}

/** What a quest still lacks. */
export interface Lack {
  /** Objects to wear, monsters to beat, deeds to do, trophy points to be ahead or behind, or quests to complete. */
  readonly steps: number
  /** Gems to be earned before those can be paid for. */
  readonly gems: number
}

/** An object that nobody sells any more costs an Arena. */
const NOT_FOR_SALE = 12

const NOTHING: Lack = { steps: 0, gems: 0 }
const ONE_STEP: Lack = { steps: 1, gems: 0 }
const gemsAfter = (t: Table, seat: Seat, { gems = 0 }: Change): number => t.track('gems', seat) + gems

/** The cheapest object in the shop that will do for this seat; none if none does. */
export function cheapest(t: Table, seat: Seat, type: ObjectType, bonus: number): ObjectCard | null {
  let best: ObjectCard | null = null
  for (const piece of t.zone('shop').pieces) {
    const object = objectCard(t, piece)
    if (object?.type !== type || object.bonus < bonus || !counts(t, seat, object)) continue
    if (!best || object.price < best.price) best = object
  }
  return best
}
/** What that costs this seat. */
function priceOf(t: Table, seat: Seat, type: ObjectType, bonus: number): number {
  const price = cheapest(t, seat, type, bonus)?.price ?? NOT_FOR_SALE
  return price < NOT_FOR_SALE && held(t, 'pack', seat, 'sale') !== undefined ? Math.ceil(price / 2) : price
}

function strongObjectLack(t: Table, seat: Seat, goal: Effect, change: Change): Lack {
  const type = goal['type'] as ObjectType
  const bonus = goal['bonus'] as number
  if (change.object?.type === type && change.object.bonus >= bonus) return NOTHING
  return { steps: 1, gems: Math.max(0, priceOf(t, seat, type, bonus) - gemsAfter(t, seat, change)) }
}

function everyTypeLack(t: Table, seat: Seat, _: Effect, change: Change): Lack {
  const { object } = change
  let steps = 0
  let price = 0
  for (const type of OBJECT_TYPES) {
    if (wearsType(t, seat, type) || (object?.type === type && counts(t, seat, object))) continue
    steps++
    price += priceOf(t, seat, type, 0)
  }
  return { steps, gems: Math.max(0, price - gemsAfter(t, seat, change)) }
}

function spoilsLack(t: Table, seat: Seat, goal: Effect, { spoil }: Change): Lack {
  const types = goal['types'] as readonly MonsterType[]
  const left: string[] = t.zone('spoils', seat).pieces.map((piece) => (t.card(piece) as Monster).type)
  if (spoil) left.push(spoil)
  let steps = 0
  for (const type of types) {
    const at = left.indexOf(type)
    if (at < 0) steps++
    else left[at] = ''
  }
  return { steps, gems: 0 }
}

/** How many trophy points too many or too few, for having strictly the fewest or the most. */
function standingLack(t: Table, seat: Seat, goal: Effect, { trophies = 0 }: Change): Lack {
  const sign = goal['with'] === 'most' ? 1 : -1
  const mine = sign * (t.track('trophies', seat) + trophies)
  let steps = 0
  for (const other of t.seats) if (other !== seat) steps = Math.max(steps, sign * t.track('trophies', other) - mine + 1)
  return { steps, gems: 0 }
}

type Look = (t: Table, seat: Seat, goal: Effect, change: Change) => Lack

/** What is missing, by the goal's op. */
const LACKS: Readonly<Record<string, Look>> = {
  wears: strongObjectLack,
  'wears-every-type': everyTypeLack,
  'wears-draconic': (_, __, ___, { object }) => (object?.draconic ? NOTHING : ONE_STEP),
  'has-spoils': spoilsLack,
  'stands-alone': standingLack,
  'has-completed': (t, seat, goal) => ({
    steps: Math.max(0, (goal['n'] as number) - t.zone('completed', seat).size),
    gems: 0,
  }),
  'has-gems': (t, seat, goal, change) => {
    const gems = Math.max(0, (goal['n'] as number) - gemsAfter(t, seat, change))
    return gems > 0 ? { steps: 1, gems } : NOTHING
  },
}

/** Things as they are. */
export const NO_CHANGE: Change = {}

/** Which changes could matter to a goal, by its op: the others need not be looked at. */
const TOUCHED_BY: Readonly<Record<string, readonly (keyof Change)[]>> = {
  wears: ['object', 'gems'],
  'wears-every-type': ['object', 'gems'],
  'wears-draconic': ['object'],
  'has-spoils': ['spoil'],
  'stands-alone': ['trophies'],
  'has-gems': ['gems'],
}

/** Could a change bring a goal nearer or move it away? */
export function touches(goal: Effect, change: Change): boolean {
  const by = TOUCHED_BY[goal.op]
  if (by) for (const kind of by) if (change[kind] !== undefined) return true
  return false
}

/** What a quest of a seat still lacks, now or after a change. */
export function lackOf(t: Table, seat: Seat, piece: Piece, change: Change = NO_CHANGE): Lack {
  if (isFulfilled(t, seat, piece)) return NOTHING
  const { goal } = t.card(piece) as Quest
  return LACKS[goal.op]?.(t, seat, goal, change) ?? ONE_STEP
}

/** The gems that a quest of a seat asks for and that would be lacking after a purchase, all told; 0 if none. */
export function gemsAsked(t: Table, seat: Seat, price: number): number {
  const left = t.track('gems', seat) - price
  let most = 0
  for (const piece of unfinishedOf(t, seat)) {
    const { gems } = lackOf(t, seat, piece, { gems: -price })
    if (gems > 0) most = Math.max(most, left + gems)
  }
  return most
}
