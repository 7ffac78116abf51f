import type { Reason } from '@sablier/bots'
import { type Effect, holds, type Piece, type Seat } from '@sablier/kernel'
import { type Monster, type MonsterType, OBJECT_TYPES, type Quest } from '../src/cards/card.ts'
import { isFulfilled, unfinishedOf } from '../src/procedures/claims.ts'
import { objectCard, wearsType } from '../src/procedures/heroes.ts'
import { spoilsAsked } from '../src/procedures/spoils.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import { printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'

type Progress = (t: Table, seat: Seat, goal: Effect) => Reason

const counted = (n: number, of: number): Reason => ({
  key: 'quest-progress',
  params: { n, of },
  weight: 0.1 + (0.5 * n) / of,
})

/** How many of the spoils asked for lie among those of a seat. */
function spoilsFound(t: Table, seat: Seat, types: readonly MonsterType[]): number {
  const left = t.zone('spoils', seat).pieces.map((piece) => (t.card(piece) as Monster).type)
  return types.filter((type) => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** The cheapest object of the shop that would fulfil a quest to wear one. */
const onSale: Progress = (t, _, goal) => {
  const fitting = t
    .zone('shop')
    .pieces.flatMap((piece) => objectCard(t, piece) ?? [])
    .filter(({ type, bonus }) => type === goal['type'] && bonus >= (goal['bonus'] as number))
  const [best] = fitting.sort((a, b) => a.price - b.price)
  return best
    ? { key: 'quest-shop', params: { card: { card: best.id }, n: best.price }, weight: 0.35 }
    : { key: 'quest-sold-out', weight: -0.4 }
}

/** How a quest stands that is not fulfilled, by what it asks for. */
const PROGRESS: Readonly<Record<string, Progress>> = {
  wears: onSale,
  'wears-every-type': (t, seat) =>
    counted(OBJECT_TYPES.filter((type) => wearsType(t, seat, type)).length, OBJECT_TYPES.length),
  'wears-draconic': () => ({ key: 'quest-dragon', weight: -0.4 }),
  'has-gems': (t, seat, goal) => counted(t.track('gems', seat), goal['n'] as number),
  'has-spoils': (t, seat, goal) => {
    const types = goal['types'] as readonly MonsterType[]
    return counted(spoilsFound(t, seat, types), types.length)
  },
  'has-completed': (t, seat, goal) => counted(t.zone('completed', seat).size, goal['n'] as number),
  'stands-alone': (t, seat, goal) => {
    const others = t.seats.filter((other) => other !== seat).map((other) => t.track('trophies', other))
    const m = goal['with'] === 'most' ? Math.max(...others) : Math.min(...others)
    return { key: 'quest-standing', params: { n: t.track('trophies', seat), m }, weight: 0.2 }
  },
  'deed-done': () => ({ key: 'quest-deed', weight: 0.2 }),
}

/** What a quest pays and costs, and how much of it is there already. */
export function questReasons(t: Table, seat: Seat, piece: Piece, main: boolean): Reason[] {
  const quest = t.card(piece) as Quest
  const trophies = printedTrophies(t, quest)
  const params = { n: trophies * (main ? 2 : 1), m: main ? trophies : 1 }
  const pays: Reason = { key: 'quest-pays', params, weight: 0.1 * params.n }
  if (holds(quest.goal, { table: t, you: seat, source: piece })) return [{ key: 'quest-done', weight: 0.8 }, pays]
  const progress = PROGRESS[quest.goal.op]?.(t, seat, quest.goal)
  return progress ? [progress, pays] : [pays]
}

/** What speaks for completing a quest now, or for waiting. */
export function claimReasons(t: Table, seat: Seat, piece: Piece | undefined): Reason[] {
  if (piece === undefined) return [{ key: 'claims-later', weight: -0.5 }]
  const main = t.zone('main-quest', seat).has(piece)
  const n = printedTrophies(t, t.card(piece) as Quest) * (main ? 2 : 1)
  const ends = t.track('trophies', seat) + n >= targetOf(t)
  return [
    { key: 'claims', params: { n }, weight: 0.8 },
    ...(ends ? [{ key: 'ends-game', params: { n: targetOf(t) }, weight: 0.9 }] : []),
  ]
}

/** What a spoil is good for: a quest of the seat that asks for its type; `sign` is -1 where it would be lost. */
export function spoilReasons(t: Table, seat: Seat, monster: Monster, sign: 1 | -1): Reason[] {
  const asking = unfinishedOf(t, seat).find(
    (piece) =>
      !isFulfilled(t, seat, piece) && spoilsAsked(t.card(piece) as Quest).some((type) => type === monster.type),
  )
  const card = { card: monster.id }
  return [
    asking === undefined
      ? { key: 'spoil-idle', params: { card }, weight: -0.2 * sign }
      : { key: 'spoil-asked', params: { card, quest: { card: t.card(asking).id } }, weight: 0.6 * sign },
  ]
}
