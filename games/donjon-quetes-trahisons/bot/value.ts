import type { AnyTable } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { gaugePower } from '../src/procedures/power.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { Table } from '../src/shape.ts'
import { GEM, questWorth, spoilWorth } from './worth.ts'

/** How well a seat stands, in trophy points. */
function standing(t: Table, seat: Seat): number {
  let worth = t.track('trophies', seat) + GEM * Math.min(14, t.track('gems', seat))
  worth += 0.2 * (gaugePower(t, seat) - 8) + 0.3 * t.track('unique-power', seat) - 0.4 * t.track('curse', seat)
  for (const piece of t.zone('main-quest', seat).pieces) worth += questWorth(t, seat, piece, true)
  for (const piece of t.zone('secondary-quests', seat).pieces) worth += questWorth(t, seat, piece, false)
  for (const piece of t.zone('spoils', seat).pieces) worth += spoilWorth(t.card(piece))
  worth += 0.3 * (t.zone('companions', seat).size + t.zone('pack', seat).size)
  return worth
}

/** The share of the win that a seat may expect: standings compared, the more sharply the nearer the end. */
export function value(table: AnyTable, seat: Seat): number {
  const t = table as Table
  const { result } = t.state
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  const target = targetOf(t)
  const lead = Math.max(...t.seats.map((other) => t.track('trophies', other)))
  const sharpness = 0.25 + 0.35 * Math.min(1, lead / target)
  let sum = 0
  let own = 0
  for (const other of t.seats) {
    const weight = Math.exp(sharpness * standing(t, other))
    sum += weight
    if (other === seat) own = weight
  }
  return own / sum
}
