import type { Bilingual, Seat } from '@sablier/kernel'
import { knownPastPoints } from './breakdown.ts'
import { countBasic } from './procedures/pay-basic.ts'
import { presentCards } from './procedures/places.ts'
import { goalNumber, goalOf } from './procedures/solo-goal.ts'
import { resourcePoints } from './scoring.ts'
import type { Table } from './shape.ts'

const PLAYER: Seat = 0

/** How far a solo game has come towards its goal. */
export interface GoalProgress {
  readonly id: string
  /** The goal in words, with `{n}` for its number. */
  readonly text: Bilingual
  readonly now: number
  readonly need: number
}

/** The points if the game ended now: those on the track, those of the PAST and those of the Stockpile. */
const scoreNow = (t: Table): number =>
  t.track('fortune', PLAYER) + knownPastPoints(t, PLAYER) + resourcePoints(t, PLAYER)

const isFriend = (t: Table, piece: number): boolean => t.cardIfKnown(piece)?.subType === 'friend'

/** What each goal counts; a final score is counted as if the game ended now. */
const COUNTED: Readonly<Record<string, (t: Table) => number>> = {
  'a-full-life': (t) => t.zone('past', PLAYER).size,
  'the-hoard': (t) => countBasic(t, PLAYER),
  'master-of-time': (t) => t.track('time-spent', PLAYER),
  'friends-everywhere': (t) =>
    [...presentCards(t, PLAYER), ...t.zone('past', PLAYER).pieces].filter((piece) => isFriend(t, piece)).length,
}

/** The progress of a solo game; null where there is no goal. */
export function goalProgress(t: Table): GoalProgress | null {
  const found = goalOf(t)
  if (!found) return null
  const { id, goal } = found
  return { id, text: goal.text, now: (COUNTED[id] ?? scoreNow)(t), need: goalNumber(t, goal) }
}
