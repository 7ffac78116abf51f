import type { Seat } from '@sablier/kernel'
import { lootLimitOf } from '../src/phases/loot-phase.ts'
import { countBasic } from '../src/procedures/pay-basic.ts'
import { goalNumber, goalOf } from '../src/procedures/solo-goal.ts'
import { TIME_COST } from '../src/procedures/spend-time.ts'
import { pastPoints, RESOURCES_PER_POINT } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'
import { entryWorth, stayWorth, tokensOf } from './card-worth.ts'
import { priceOf, roundsLeft } from './prices.ts'

/** What is left at the end is worth a fifth of a point; what can still be spent on cards is worth more. */
function stockWorth(t: Table, seat: Seat, rounds: number): number {
  const basic = countBasic(t, seat)
  const useful = Math.min(basic, 3 + 2.5 * rounds)
  return AT_THE_END * basic + (priceOf('lamp', rounds) - AT_THE_END) * useful
}
const AT_THE_END = 1 / RESOURCES_PER_POINT

/** The final score that a seat may expect. */
export function expectedScore(t: Table, seat: Seat): number {
  const rounds = roundsLeft(t)
  const uses = t.fact('hasPassed', seat) ? rounds - 1 : rounds
  const firing = t.phase === 'action' ? rounds - 0.6 : rounds
  let score = t.track('fortune', seat) + pastPoints(t, seat)
  score += stockWorth(t, seat, rounds)
  score += t.track('time', seat) * priceOf('time', uses)
  score += t.track('danger', seat) * priceOf('danger', rounds)
  for (const piece of t.zone('presentLocations', seat).pieces)
    score += stayWorth(t, seat, t.card(piece), firing) + t.card(piece).fortune * 0.1 * rounds
  for (const piece of t.zone('presentCharacters', seat).pieces) {
    const used = t.mark('activated', piece) === 1 ? 1 : 0
    score += stayWorth(t, seat, t.card(piece), Math.min(uses, rounds - used)) + t.card(piece).fortune * 0.1 * rounds
  }
  for (const piece of t.zone('presentEvents', seat).pieces) score += 0.85 * stayWorth(t, seat, t.card(piece), uses)
  return score + futureWorth(t, seat)
}

const BEFORE_LOOT = new Set(['planning', 'draft', 'favor', 'solo-draft', 'loot'])

/** The cards of a FUTURE, the best first: those that can be emptied soon count in full, the others wait behind new ones. */
function futureWorth(t: Table, seat: Seat): number {
  const looting = BEFORE_LOOT.has(t.phase) ? 1 : roundsLeft(t) > 1 ? 1 : 0
  let reach = t.track('time', seat) / TIME_COST + looting * lootLimitOf(t, seat)
  const cards = t.zone('future', seat).pieces.map((piece) => {
    const { worth, n } = tokensOf(t, piece)
    return { n, whole: Math.max(0, entryWorth(t, seat, piece) + worth) }
  })
  cards.sort((a, b) => b.whole / b.n - a.whole / a.n)
  let sum = 0
  for (const { n, whole } of cards) {
    const soon = Math.min(1, Math.max(0, reach / n))
    sum += whole * (0.3 + 0.6 * soon * soon)
    reach -= n
  }
  return sum
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
const friends = (t: Table, zone: 'past' | 'presentCharacters' | 'future'): number =>
  t.zone(zone, 0).pieces.filter((piece) => t.card(piece).subType === 'friend').length

/** The measure of each Achievement, projected to the end, with a little for points so that play goes on. */
const SOLO_MEASURES: Readonly<Record<string, (t: Table) => number>> = {
  'a-thiefs-fortune': (t) => expectedScore(t, 0) + left(t, 4),
  'a-full-life': (t) =>
    t.zone('past', 0).size +
    0.5 * (t.zone('presentEvents', 0).size + t.zone('presentCharacters', 0).size + t.zone('presentLocations', 0).size) +
    left(t, 1.5),
  'clean-hands': (t) => expectedScore(t, 0) + left(t, 4) - 2 * t.track('danger', 0),
  'public-enemy': (t) => expectedScore(t, 0) + left(t, 4) - 3 * Math.max(0, 4 - t.track('danger', 0)),
  'the-hoard': (t) => countBasic(t, 0) + left(t, 2) - Math.abs(t.track('sword', 0) - t.track('lamp', 0)) * 0.2,
  'master-of-time': (t) => t.track('timeSpent', 0) + 0.4 * t.track('time', 0) + left(t, 1),
  'friends-everywhere': (t) =>
    friends(t, 'past') + friends(t, 'presentCharacters') + 0.6 * friends(t, 'future') + left(t, 0.7),
}

/** The share of the win that a seat may expect. */
export function value(t: Table, seat: Seat): number {
  const { result } = t.state
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  if (t.seats.length === 1) return soloShare(t)
  const scores = t.seats.map((other) => expectedScore(t, other))
  const most = Math.max(...scores)
  const weights = scores.map((score) => Math.exp((score - most) / spread(t)))
  return (weights[seat] as number) / weights.reduce((sum, weight) => sum + weight, 0)
}
