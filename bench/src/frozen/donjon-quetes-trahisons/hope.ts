import type { Quest } from '@sablier/donjon-quetes-trahisons/src/cards/card'
import { targetOf } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/trophies'
import { gaugePower } from '@sablier/donjon-quetes-trahisons/src/procedures/fight/power'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Piece, Seat } from '@sablier/kernel'
import type { Effect } from '../loose-effect.ts'
import { type Change, type Lack, lackOf, NO_CHANGE } from './progress.ts'

/** How the odds of completing a quest go up or down: at the start, by what is lacking, by the time left, by power. */
type Odds = readonly [start: number, step: number, gem: number, time: number, power: number]

/**
 * For `most`, `fewest` and `won-by-kritik` by regression on quests held in games of the policy at two seats; the others are
 * judged by hand, since the policy follows them too seldom to tell.
 */
const ODDS: Readonly<Record<string, Odds>> = {
  wears: [1.5, 0, -0.65, 1.3, 0.05],
  'wears-every-type': [1.6, -0.5, -0.4, 1.5, 0.05],
  'wears-draconic': [-4, 0, 0, 1, 0.2],
  'has-spoils': [-0.6, -1.3, 0, 2, 0.1],
  'dragon-spoil': [-4, 0, 0, 1, 0.2],
  most: [1.8, -0.4, 0, -0.7, 0.3],
  fewest: [-0.6, -0.2, 0, 1.5, -0.4],
  'has-completed': [-2.5, -1, 0, 2, 0],
  'has-gems': [-0.5, 0, -0.4, 1.5, 0],
  'slew-alone': [-4, 0, 0, 1, 0.25],
  'won-by-kritik': [-2.2, 0, 0, 2.5, 0.1],
  'won-outnumbered': [-3, 0, 0, 3, 0.1],
  'won-outnumbering': [-2, 0, 0, 3, 0],
}
/** Kinds of quests that came later: neither easy nor hard. */
const UNKNOWN: Odds = [-1, -0.5, -0.3, 1, 0.1]
const LONG = 12
const BASE_POWER = 8

/** Quests of one kind are as hard as each other. */
export function kindOf(goal: Effect): string {
  if (goal.op === 'deed-done') return goal['deed'] as string
  if (goal.op === 'stands-alone') return goal['with'] as string
  return goal.op === 'has-spoils' && (goal['types'] as readonly string[]).includes('dragon') ? 'dragon-spoil' : goal.op
}

/** How much of the game is left, from 1 in a short one down to 0. */
export function timeLeft(t: Table): number {
  let most = 0
  for (const seat of t.seats) most = Math.max(most, t.track('trophies', seat))
  return Math.max(0, targetOf(t) - most) / LONG
}

/** How likely a seat is to complete one of its quests, as things are or after a change. */
export function hopeOf(t: Table, seat: Seat, piece: Piece, change: Change = NO_CHANGE): number {
  const lack: Lack = lackOf(t, seat, piece, change)
  if (lack.steps === 0) return 1
  const [start, step, gem, time, power] = ODDS[kindOf((t.card(piece) as Quest).goal)] ?? UNKNOWN
  const sum =
    start + step * lack.steps + gem * lack.gems + time * timeLeft(t) + power * (gaugePower(t, seat) - BASE_POWER)
  return 1 / (1 + Math.exp(-sum))
}
