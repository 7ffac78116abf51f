import type { Seat } from '@sablier/kernel'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { isSound, itemOf } from '../src/procedures/items.ts'
import { isAlive, isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'

/** How far a seat has come, in points of experience. */
export function progress(t: Table, seat: Seat): number {
  if (!isAlive(t, seat)) return 0
  const missing = missingGuilds(t, seat)
  const foreign = missing.filter((guild) => !isMember(t, seat, guild)).length
  const experience = Math.min(t.track('experience', seat), 5 * missing.length)
  const gold = Math.min(t.track('gold', seat), 5 * foreign + 2)
  let items = 0
  for (const piece of t.zone('items', seat).pieces) items += itemOf(t, piece).price * (isSound(t, piece) ? 0.3 : 0.2)
  const health = cubesRight(t, 'health', seat)
  const power =
    health * 1.1 +
    cubesLeft(t, 'health', seat) * 0.6 +
    cubesRight(t, 'magic', seat) * 0.6 +
    cubesLeft(t, 'magic', seat) * 0.3
  return (
    10 * (5 - missing.length) +
    experience +
    0.55 * gold +
    Math.min(items, 12) +
    power -
    (health === 0 ? 6 : health === 1 ? 2 : 0)
  )
}

const STEEPNESS = 7
/** What a player alone reaches by steady play, per turn. */
const PACE = 1.7
const START = 14

/** The share of the win a seat may expect: by its lead over the others, or over the pace of the race when alone. */
export function value(t: Table, seat: Seat): number {
  const { result } = t.state
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  if (!isAlive(t, seat)) return 0
  const own = progress(t, seat)
  if (t.seats.length === 1) {
    const expected = own + PACE * ((t.options['race'] as number) - t.track('turns', seat))
    return 1 / (1 + Math.exp((START + 50 - expected) / STEEPNESS))
  }
  let sum = 0
  for (const other of t.seats) if (isAlive(t, other)) sum += Math.exp((progress(t, other) - own) / STEEPNESS)
  return 1 / sum
}
