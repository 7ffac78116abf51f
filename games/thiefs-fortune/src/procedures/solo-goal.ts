import type { Piece, Seat } from '@sablier/kernel'
import type { Goal } from '../cards/card.ts'
import { BASIC_RESOURCES } from '../resource.ts'
import type { Table } from '../shape.ts'
import { countBasic } from './pay-basic.ts'
import { presentCards } from './places.ts'

const PLAYER: Seat = 0

/** What each Achievement asks of the end of a game; `n` is the number of the chosen level. */
const GOALS: Readonly<Record<string, (t: Table, n: number) => boolean>> = {
  'a-thiefs-fortune': (t, n) => t.track('fortune', PLAYER) >= n,
  'a-full-life': (t, n) => t.zone('past', PLAYER).size >= n,
  'clean-hands': (t, n) => t.track('danger', PLAYER) === 0 && t.track('fortune', PLAYER) >= n,
  'public-enemy': (t, n) => t.track('danger', PLAYER) >= 4 && t.track('fortune', PLAYER) >= n,
  'the-hoard': (t, n) =>
    countBasic(t, PLAYER) >= n && BASIC_RESOURCES.every((resource) => t.track(resource, PLAYER) >= 3),
  'master-of-time': (t, n) => t.track('time-spent', PLAYER) >= n,
  'friends-everywhere': (t, n) =>
    [...presentCards(t, PLAYER), ...t.zone('past', PLAYER).pieces].filter((piece) => isFriend(t, piece)).length >= n,
}
const isFriend = (t: Table, piece: Piece): boolean => t.card(piece).subType === 'friend'

/** The goal of this game, if it has one. */
export function goalOf(t: Table): { id: string; goal: Goal } | null {
  const [piece] = t.zone('achievement').pieces
  if (piece === undefined) return null
  const { id, ability } = t.card(piece)
  return ability.kind === 'goal' ? { id, goal: ability.goal } : null
}

/** The number that the goal asks for at the chosen level. */
export const goalNumber = (t: Table, goal: Goal): number => (t.options['level'] === 'hard' ? goal.hard : goal.normal)

/** Whether the goal of a solo game is met. */
export function reachedGoal(t: Table): boolean {
  const found = goalOf(t)
  return found !== null && (GOALS[found.id]?.(t, goalNumber(t, found.goal)) ?? false)
}
