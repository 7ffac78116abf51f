import type { Seat } from '@sablier/kernel'
import type { ObjectCard, Quest } from '../src/cards/card.ts'
import { unfinishedOf } from '../src/procedures/claims.ts'
import { objectCard, wearsType } from '../src/procedures/heroes.ts'
import { printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'

/** What an unfinished quest of a seat would pay. */
const payOf = (t: Table, seat: Seat, piece: number): number =>
  printedTrophies(t, t.card(piece) as Quest) * (t.zone('main-quest', seat).has(piece) ? 2 : 1) + 0.5

/** What buying this object would bring towards the seat's own quests. */
export function questBonus(t: Table, seat: Seat, object: ObjectCard): number {
  let bonus = 0
  for (const piece of unfinishedOf(t, seat)) {
    const { goal } = t.card(piece) as Quest
    if (goal.op === 'wears' && goal['type'] === object.type && object.bonus >= 4) bonus += payOf(t, seat, piece)
    if (goal.op === 'wears-every-type' && !object.reserved && !wearsType(t, seat, object.type))
      bonus += payOf(t, seat, piece) / 3
  }
  return bonus
}

/** The gems a seat should save for an object that would complete one of its quests, 0 if none. */
export function savingsGoal(t: Table, seat: Seat): number {
  for (const piece of unfinishedOf(t, seat)) {
    const { goal } = t.card(piece) as Quest
    if (goal.op === 'has-gems') return 12
    if (goal.op !== 'wears') continue
    const wanted = t.zone('shop').pieces.some((p) => {
      const object = objectCard(t, p)
      return object !== null && object.type === goal['type'] && object.bonus >= 4
    })
    if (wanted) return 8
  }
  return 0
}
