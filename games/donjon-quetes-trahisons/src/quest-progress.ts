import type { Effect, Piece, Seat } from '@sablier/kernel'
import { type Monster, OBJECT_TYPES, type Quest } from './cards/card.ts'
import { wearsType } from './procedures/adventurer/heroes.ts'
import { isFulfilled } from './procedures/quest/claims.ts'
import type { Table } from './shape.ts'

/** How far a quest has come: so many of so many. */
export interface QuestProgress {
  readonly have: number
  readonly need: number
}

type Count = (t: Table, seat: Seat, goal: Effect) => QuestProgress

function countSpoils(t: Table, seat: Seat, goal: Effect): QuestProgress {
  const types = goal['types'] as readonly string[]
  const left: string[] = t.zone('spoils', seat).pieces.map((piece) => (t.card(piece) as Monster).type)
  const met = types.filter((type) => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return { have: met.length, need: types.length }
}

/** Goals that come about step by step, by their op. All others are done or not. */
const COUNTS: Readonly<Record<string, Count>> = {
  'wears-every-type': (t, seat) => ({
    have: OBJECT_TYPES.filter((type) => wearsType(t, seat, type)).length,
    need: OBJECT_TYPES.length,
  }),
  'has-spoils': countSpoils,
  'has-completed': (t, seat, goal) => ({ have: t.zone('completed', seat).size, need: Number(goal['n']) }),
  'has-gems': (t, seat, goal) => ({ have: t.track('gems', seat), need: Number(goal['n']) }),
}

/** How far an unfinished quest of a seat has come. Only its owner may be shown this. */
export function questProgress(t: Table, seat: Seat, piece: Piece): QuestProgress {
  const { goal } = t.card(piece) as Quest
  const { have, need } = COUNTS[goal.op]?.(t, seat, goal) ?? {
    have: isFulfilled(t, seat, piece) ? 1 : 0,
    need: 1,
  }
  return { have: Math.min(have, need), need }
}
