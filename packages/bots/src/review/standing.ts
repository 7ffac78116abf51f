import { type Match, type Seat, seedChance } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import { worthTo } from '../search/rollout.ts'

/** How many worlds a standing is read from. */
const WORLDS = 8

/** The share of the win that every seat may expect, as one of them sees it: the mean over worlds that fit what it knows. */
export function standing(match: Match, seat: Seat, bot: GameBot, seed: string): number[] {
  const chance = seedChance(`${seed} standing`)
  const seats = Array.from({ length: match.seats }, (_, n) => n)
  const sums = seats.map(() => 0)
  for (let n = 0; n < WORLDS; n++) {
    const world = match.world(seat, chance)
    const shares = seats.map((other) => worthTo(world, bot, other))
    const total = shares.reduce((sum, share) => sum + share, 0) || 1
    shares.forEach((share, other) => {
      sums[other] = (sums[other] ?? 0) + share / total
    })
  }
  return sums.map((sum) => sum / WORLDS)
}
