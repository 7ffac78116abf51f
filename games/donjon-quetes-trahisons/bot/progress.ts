import { cardOfKind, type Effect, onOp, type Piece, perOp, type Seat } from '@sablier/kernel'
import { type MonsterType, OBJECT_TYPES, type ObjectCard, type ObjectType } from '../src/cards/card.ts'
import { hasCompleted } from '../src/effects/has-completed.ts'
import { hasGems } from '../src/effects/has-gems.ts'
import { hasSpoils } from '../src/effects/has-spoils.ts'
import { standsAlone } from '../src/effects/stands-alone.ts'
import { wears, wearsDraconic, wearsEveryType } from '../src/effects/wears.ts'
import { counts, held, objectCard, wearsType } from '../src/procedures/adventurer/heroes.ts'
import { isFulfilled, unfinishedOf } from '../src/procedures/quest/claims.ts'
import type { Table } from '../src/shape.ts'

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

interface StrongObject {
  readonly type: ObjectType
  readonly bonus: number
}
function strongObjectLack({ type, bonus }: StrongObject, t: Table, seat: Seat, change: Change): Lack {
  if (change.object?.type === type && change.object.bonus >= bonus) return NOTHING
  return { steps: 1, gems: Math.max(0, priceOf(t, seat, type, bonus) - gemsAfter(t, seat, change)) }
}

function everyTypeLack(t: Table, seat: Seat, change: Change): Lack {
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

function spoilsLack(types: readonly MonsterType[], t: Table, seat: Seat, { spoil }: Change): Lack {
  const left: string[] = t.zone('spoils', seat).pieces.map((piece) => cardOfKind(t, piece, 'monster').type)
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
function standingLack(standing: 'most' | 'fewest', t: Table, seat: Seat, { trophies = 0 }: Change): Lack {
  const sign = standing === 'most' ? 1 : -1
  const mine = sign * (t.track('trophies', seat) + trophies)
  let steps = 0
  for (const other of t.seats) if (other !== seat) steps = Math.max(steps, sign * t.track('trophies', other) - mine + 1)
  return { steps, gems: 0 }
}

/** What a goal still lacks. */
const lackTowards = perOp<[t: Table, seat: Seat, change: Change], Lack>([
  onOp(wears, strongObjectLack),
  onOp(wearsEveryType, (_, t, seat, change) => everyTypeLack(t, seat, change)),
  onOp(wearsDraconic, (_, __, ___, { object }) => (object?.draconic ? NOTHING : ONE_STEP)),
  onOp(hasSpoils, ({ types }, t, seat, change) => spoilsLack(types, t, seat, change)),
  onOp(standsAlone, (goal, t, seat, change) => standingLack(goal.with, t, seat, change)),
  onOp(hasCompleted, ({ n }, t, seat) => ({ steps: Math.max(0, n - t.zone('completed', seat).size), gems: 0 })),
  onOp(hasGems, ({ n }, t, seat, change) => {
    const gems = Math.max(0, n - gemsAfter(t, seat, change))
    return gems > 0 ? { steps: 1, gems } : NOTHING
  }),
])

/** Things as they are. */
export const NO_CHANGE: Change = {}

/** Which changes could matter to a goal, by its op: the others need not be looked at. */
const TOUCHED_BY: Readonly<Record<string, readonly (keyof Change)[]>> = {
  [wears.opName]: ['object', 'gems'],
  [wearsEveryType.opName]: ['object', 'gems'],
  [wearsDraconic.opName]: ['object'],
  [hasSpoils.opName]: ['spoil'],
  [standsAlone.opName]: ['trophies'],
  [hasGems.opName]: ['gems'],
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
  const { goal } = cardOfKind(t, piece, 'quest')
  return lackTowards(goal, t, seat, change) ?? ONE_STEP
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
