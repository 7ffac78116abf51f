import type { GameBot } from '@sablier/bots'

/** Leaving the table: an offer that no computer player takes up. */
const RESIGN = 'resign'

/** A computer player for a game that has none of its own: any answer, every quiet offer, and the score as its value. */
export const plainBot: GameBot = {
  value: (t, seat) => {
    if (t.state.result) return t.state.result.winners.includes(seat) ? 1 / t.state.result.winners.length : 0
    const scores: number[] = t.seats.map((other) => Math.exp(t.game.score(t, other) / 4))
    return (scores[seat] ?? 0) / scores.reduce((sum, score) => sum + score, 0)
  },
  policy: (_, ask, chance) => ask.randomChoice(chance),
  takes: (_, __, offers) => offers.find(({ id }) => id !== RESIGN)?.id ?? null,
}
