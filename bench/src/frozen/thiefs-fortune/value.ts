import type { Seat } from '@sablier/kernel'
import { countBasic } from '@sablier/thiefs-fortune/src/procedures/pay-basic'
import { goalNumber, goalOf } from '@sablier/thiefs-fortune/src/procedures/solo-goal'
import { RESOURCES_PER_POINT } from '@sablier/thiefs-fortune/src/scoring'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import { shareByFeatures } from '../search/features.ts'
import { features, standing } from './features.ts'
import { roundsLeft } from './prices.ts'
import { WEIGHTS } from './weights.ts'

/** The Fortune Points that a seat has and may still expect. */
function expectedScore(t: Table, seat: Seat): number {
  const rounds = roundsLeft(t)
  const { points, basic, locations, characters, events, future } = standing(t, seat, rounds)
  return points + basic / RESOURCES_PER_POINT + locations + characters + events + 0.5 * future
}

/** How sure a lead is: the nearer the end, the surer. */
const spread = (t: Table): number => 1.5 + 1.6 * roundsLeft(t)

/** Where the goal of a solo game will probably end, beside what it asks for. */
function soloShare(t: Table): number {
  const found = goalOf(t)
  if (!found) return 0
  const n = goalNumber(t, found.goal)
  const reached = SOLO_MEASURES[found.id]?.(t) ?? 0
  return 1 / (1 + Math.exp(-(reached - n) / spread(t)))
}

const left = (t: Table, perRound: number): number => perRound * roundsLeft(t)
const friends = (t: Table, zone: 'past' | 'present-characters' | 'future'): number =>
  t.zone(zone, 0).pieces.filter((piece) => t.card(piece).subType === 'friend').length

/** The measure of each Achievement, projected to the end, with a little for points so that play goes on. */
const SOLO_MEASURES: Readonly<Record<string, (t: Table) => number>> = {
  'a-thiefs-fortune': (t) => expectedScore(t, 0) + left(t, 4),
  'a-full-life': (t) =>
    t.zone('past', 0).size +
    0.5 *
      (t.zone('present-events', 0).size + t.zone('present-characters', 0).size + t.zone('present-locations', 0).size) +
    left(t, 1.5),
  'clean-hands': (t) => expectedScore(t, 0) + left(t, 4) - 2 * t.track('danger', 0),
  'public-enemy': (t) => expectedScore(t, 0) + left(t, 4) - 3 * Math.max(0, 4 - t.track('danger', 0)),
  'the-hoard': (t) => countBasic(t, 0) + left(t, 2) - Math.abs(t.track('sword', 0) - t.track('lamp', 0)) * 0.2,
  'master-of-time': (t) => t.track('time-spent', 0) + 0.4 * t.track('time', 0) + left(t, 1),
  'friends-everywhere': (t) =>
    friends(t, 'past') + friends(t, 'present-characters') + 0.6 * friends(t, 'future') + left(t, 0.7),
}

const shareAmongOthers = shareByFeatures(features, WEIGHTS)

/** The share of the win that a seat may expect. */
export function value(t: Table, seat: Seat): number {
  return t.seats.length > 1 || t.state.result ? shareAmongOthers(t, seat) : soloShare(t)
}
