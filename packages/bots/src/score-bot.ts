import type { GameBot } from './game-bot.ts'

/** A player for any game that has no bot of its own yet: it compares scores and otherwise plays at random. */
export const scoreBot: GameBot = {
  value(t, seat) {
    const score = (other: number): number => t.game.score(t, other)
    const rivals = t.seats.filter((other) => other !== seat).map(score)
    if (rivals.length === 0) return 0.5
    const own = score(seat)
    const best = Math.max(...rivals)
    const scale = 1 + (Math.abs(own) + Math.abs(best)) / 4
    return 1 / (1 + Math.exp(-(own - best) / scale))
  },
  policy: (_, ask, chance) => ask.randomChoice(chance),
}
