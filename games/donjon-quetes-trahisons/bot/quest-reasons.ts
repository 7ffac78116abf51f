import type { Reason } from '@sablier/bots'
import { cardOfKind, holds, onOp, type Piece, perOp, type Seat } from '@sablier/kernel'
import { type Monster, OBJECT_TYPES, type ObjectType } from '../src/cards/card.ts'
import { deedDone } from '../src/effects/deed-done.ts'
import { hasCompleted } from '../src/effects/has-completed.ts'
import { hasGems } from '../src/effects/has-gems.ts'
import { hasSpoils } from '../src/effects/has-spoils.ts'
import { standsAlone } from '../src/effects/stands-alone.ts'
import { wears, wearsDraconic, wearsEveryType } from '../src/effects/wears.ts'
import { spoilsAsked } from '../src/procedures/adventurer/spoils.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { isFulfilled, unfinishedOf } from '../src/procedures/quest/claims.ts'
import { printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'
import { cheapest, lackOf } from './progress.ts'

const counted = (n: number, of: number): Reason => ({
  key: 'quest-progress',
  params: { n, of },
  weight: 0.1 + (0.5 * n) / of,
})

/** The cheapest object of the shop that would fulfil a quest to wear one. */
function onSale(t: Table, seat: Seat, type: ObjectType, bonus: number): Reason {
  const best = cheapest(t, seat, type, bonus)
  return best
    ? { key: 'quest-shop', params: { card: { card: best.id }, n: best.price }, weight: 0.35 }
    : { key: 'quest-sold-out', weight: -0.4 }
}

/** How a quest stands that is not fulfilled, by what it asks for. */
const progressOf = perOp<[t: Table, seat: Seat, lacking: number], Reason>([
  onOp(wears, ({ type, bonus }, t, seat) => onSale(t, seat, type, bonus)),
  onOp(wearsEveryType, (_, __, ___, lacking) => counted(OBJECT_TYPES.length - lacking, OBJECT_TYPES.length)),
  onOp(wearsDraconic, () => ({ key: 'quest-dragon', weight: -0.4 })),
  onOp(hasGems, ({ n }, t, seat) => counted(t.track('gems', seat), n)),
  onOp(hasSpoils, ({ types: { length } }, _, __, lacking) => counted(length - lacking, length)),
  onOp(hasCompleted, ({ n }, _, __, lacking) => counted(n - lacking, n)),
  onOp(standsAlone, (goal, t, seat) => {
    const others = t.seats.filter((other) => other !== seat).map((other) => t.track('trophies', other))
    const m = goal.with === 'most' ? Math.max(...others) : Math.min(...others)
    return { key: 'quest-standing', params: { n: t.track('trophies', seat), m }, weight: 0.2 }
  }),
  onOp(deedDone, () => ({ key: 'quest-deed', weight: 0.2 })),
])

/** What a quest pays and costs, and how much of it is there already. */
export function questReasons(t: Table, seat: Seat, piece: Piece, main: boolean): Reason[] {
  const quest = cardOfKind(t, piece, 'quest')
  const trophies = printedTrophies(t, quest)
  const params = { n: trophies * (main ? 2 : 1), m: main ? trophies : 1 }
  const pays: Reason = { key: 'quest-pays', params, weight: 0.1 * params.n }
  if (holds(quest.goal, { table: t, you: seat, source: piece })) return [{ key: 'quest-done', weight: 0.8 }, pays]
  const progress = progressOf(quest.goal, t, seat, lackOf(t, seat, piece).steps)
  return progress ? [progress, pays] : [pays]
}

/** What speaks for completing a quest now, or for waiting. */
export function claimReasons(t: Table, seat: Seat, piece: Piece | undefined): Reason[] {
  if (piece === undefined) return [{ key: 'claims-later', weight: -0.5 }]
  const main = t.zone('main-quest', seat).has(piece)
  const n = printedTrophies(t, cardOfKind(t, piece, 'quest')) * (main ? 2 : 1)
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
      !isFulfilled(t, seat, piece) && spoilsAsked(cardOfKind(t, piece, 'quest')).some((type) => type === monster.type),
  )
  const card = { card: monster.id }
  return [
    asking === undefined
      ? { key: 'spoil-idle', params: { card }, weight: -0.2 * sign }
      : { key: 'spoil-asked', params: { card, quest: { card: t.card(asking).id } }, weight: 0.6 * sign },
  ]
}
