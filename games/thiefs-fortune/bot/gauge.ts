import { type Gauge, sharesBySeat } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { STARTING_CARDS } from '../src/cards/starting-cards.ts'
import { IN_THE_BOX, tokensOut } from '../src/procedures/supply.ts'
import { goalProgress } from '../src/progress.ts'
import type { Resource } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'

const STARTING_LOCATIONS = STARTING_CARDS.filter(({ type }) => type === 'location').map(({ id }) => id)

/** The Starting Location that a seat was dealt: it stays in the PRESENT, or lies in the PAST. */
function startOf(t: Table, seat: Seat): string {
  const pieces = [...t.zone('present-locations', seat).pieces, ...t.zone('past', seat).pieces]
  return STARTING_LOCATIONS.find((id) => pieces.some((piece) => t.card(piece).id === id)) ?? 'none'
}

/** What the Achievement counts at the end; goals of points read the score. */
function soloNumbers(t: Table): Record<string, number> {
  const goal = goalProgress(t)
  if (!goal) return {}
  return COUNTING_CARDS_OR_USES.has(goal.id) ? { [goal.id]: goal.now } : { danger: t.track('danger', 0) }
}
const COUNTING_CARDS_OR_USES = new Set(['a-full-life', 'the-hoard', 'master-of-time', 'friends-everywhere'])

/** Starting pairs, the tokens in the box, and in a solo game what its Achievement counts. */
export const gauge: Gauge = {
  shares: (t: Table) => sharesBySeat(t, 'pair', (seat) => startOf(t, seat)),
  numbers: (t: Table) => soloNumbers(t),
  box: IN_THE_BOX,
  inUse: (t: Table, kind) => tokensOut(t, kind as Resource),
}
