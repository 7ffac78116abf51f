import type { GameBot } from '@sablier/bots'
import { type Entry, Match, type MatchSpec, required } from '@sablier/kernel'

/** Everybody's share of the win after so many answers. */
export interface ChancePoint {
  readonly entry: number
  readonly round: number
  readonly shares: readonly number[]
}

/** A stretch of a game that changed the chances of one seat. */
export interface Turn {
  /** How many answers there were before it, and at its end. */
  readonly from: number
  readonly until: number
  readonly round: number
  readonly before: number
  readonly after: number
}

/** How many stretches a game is told in, and how many answers a stretch has at least. */
const STRETCHES = 48
const SHORTEST = 3

/**
 * How the chances to win went, as the strongest computer player counts the whole table. A count goes up and down with whose turn
 * it is; so each point is the mean of a stretch of answers, but for the first and for the end.
 */
export function chanceStory(spec: MatchSpec, entries: readonly Entry[], bot: GameBot): ChancePoint[] {
  const match = new Match(spec, { listen: false })
  const { seats } = spec
  const length = Math.max(SHORTEST, Math.ceil(entries.length / STRETCHES))
  const points: ChancePoint[] = []
  let counted: ChancePoint[] = []
  for (const [n, entry] of entries.entries()) {
    counted.push({ entry: n, round: match.table.state.round, shares: sharesNow(match, bot, seats) })
    if (n === 0 || counted.length === length) {
      points.push(meanOf(counted))
      counted = []
    }
    match.enter(entry)
  }
  const { result, table } = match
  const winners = result?.winners ?? []
  const shares = Array.from(
    { length: seats },
    (_, seat) => Number(winners.includes(seat)) / Math.max(1, winners.length),
  )
  if (winners.length > 0) points.push({ entry: entries.length, round: table.state.round, shares })
  return points
}

function meanOf(points: readonly ChancePoint[]): ChancePoint {
  const middle = required(points[Math.floor(points.length / 2)])
  const shares = middle.shares.map(
    (_, seat) => points.reduce((sum, point) => sum + (point.shares[seat] ?? 0), 0) / points.length,
  )
  return { ...middle, shares }
}

function sharesNow({ table }: Match, bot: GameBot, seats: number): number[] {
  const values = Array.from({ length: seats }, (_, seat) => Math.max(0, bot.value(table, seat)))
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => (total > 0 ? value / total : 1 / seats))
}

const SHOWN_TURNS = 4
/** A smaller swing turns nothing. */
const LEAST = 0.05

/** The stretches that turned the game for a seat, in their order. */
export function turnsOf(points: readonly ChancePoint[], seat: number): Turn[] {
  const swings = points.slice(1).flatMap((to, n): Turn[] => {
    const from = points[n]
    if (!from) return []
    const [before, after] = [from.shares[seat] ?? 0, to.shares[seat] ?? 0]
    if (Math.abs(after - before) < LEAST) return []
    return [{ from: from.entry, until: to.entry, round: to.round, before, after }]
  })
  const size = ({ before, after }: Turn) => Math.abs(after - before)
  return swings
    .sort((a, b) => size(b) - size(a))
    .slice(0, SHOWN_TURNS)
    .sort((a, b) => a.from - b.from)
}
