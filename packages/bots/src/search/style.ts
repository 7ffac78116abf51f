import type { Seat, Simulation } from '@sablier/kernel'
import type { Style } from '../character.ts'
import type { GameBot } from '../game-bot.ts'
import { scoreOf, worthTo } from './rollout.ts'

/** How much a greedy player looks at the score, and how much a bold one prefers all or nothing. */
const GREED = 0.2
const BOLDNESS = 0.4

/** The value of a position to a player of some style. A finished game has the same value to all. */
export function styledWorth(world: Simulation, bot: GameBot, seat: Seat, style: Style): number {
  const worth = worthTo(world, bot, seat)
  if (style === 'even' || world.result) return worth
  if (style === 'bold') return worth * (1 - BOLDNESS + BOLDNESS * worth)
  if (style === 'greedy') return (1 - GREED) * worth + GREED * lead(world, seat)
  const name = bot.honour?.(world.table, seat) ?? 0
  return worth / (worth + (1 - worth) * Math.exp(style === 'loyal' ? -name : name))
}

/** How far a seat's score is ahead of the best of the others, from 0 to 1. */
function lead(world: Simulation, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (const other of world.table.seats) if (other !== seat) best = Math.max(best, scoreOf(world, other))
  const own = scoreOf(world, seat)
  return best === Number.NEGATIVE_INFINITY ? 0.5 : 1 / (1 + Math.exp((best - own) / (1 + Math.abs(own) / 4)))
}
