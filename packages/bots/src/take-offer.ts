import { below, type Chance, type Match, type Seat } from '@sablier/kernel'
import type { GameBot } from './game-bot.ts'
import type { Level } from './level.ts'

/** The standing offer that a seat takes up now, or null; found on a world that fits what the seat knows. */
export function takeOffer(match: Match, seat: Seat, level: Level, bot: GameBot, chance: Chance): string | null {
  if (!match.game.offers || match.offers(seat).length === 0) return null
  const world = match.world(seat, chance)
  const offers = world.offers(seat)
  if (offers.length === 0) return null
  // Resigning is an offer too: a random player only forgets half of what a good one takes.
  if (level === 'random' && below(chance, 2) === 0) return null
  return bot.takes?.(world.table, seat, offers) ?? null
}
