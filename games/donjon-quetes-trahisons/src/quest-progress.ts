import type { Piece, Seat } from '@sablier/kernel'
import { type Monster, type MonsterType, OBJECT_TYPES, type Quest } from './cards/card.ts'
import type { Goal } from './effects/effect.ts'
import { wearsType } from './procedures/adventurer/heroes.ts'
import { isFulfilled } from './procedures/quest/claims.ts'
import type { Table } from './shape.ts'

/** How far a quest has come: so many of so many. */
export interface QuestProgress {
  readonly have: number
  readonly need: number
}

function countSpoils(t: Table, seat: Seat, types: readonly MonsterType[]): QuestProgress {
  const left = t.zone('spoils', seat).pieces.map((piece) => (t.card(piece) as Monster).type)
  const met = types.filter((type) => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return { have: met.length, need: types.length }
}

/** How far a goal has come that comes about step by step; null for those that are done or not. */
function countSteps(t: Table, seat: Seat, goal: Goal): QuestProgress | null {
  switch (goal.op) {
    case 'wears-every-type':
      return { have: OBJECT_TYPES.filter((type) => wearsType(t, seat, type)).length, need: OBJECT_TYPES.length }
    case 'has-spoils':
      return countSpoils(t, seat, goal.types)
    case 'has-completed':
      return { have: t.zone('completed', seat).size, need: goal.n }
    case 'has-gems':
      return { have: t.track('gems', seat), need: goal.n }
    default:
      return null
  }
}

/** How far an unfinished quest of a seat has come. Only its owner may be shown this. */
export function questProgress(t: Table, seat: Seat, piece: Piece): QuestProgress {
  const { goal } = t.card(piece) as Quest
  const { have, need } = countSteps(t, seat, goal) ?? { have: isFulfilled(t, seat, piece) ? 1 : 0, need: 1 }
  return { have: Math.min(have, need), need }
}
