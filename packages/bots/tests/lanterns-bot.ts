import { type Ask, below, type Chance, type Choice, type Piece, type Seat, type Table } from '@sablier/kernel'
import type { GameBot } from '../src/index.ts'

/** What a seat has: light counts fully, oil and a strong lair bring light later. */
function standing(t: Table, seat: Seat): number {
  const lair = t.zone('lair', seat).pieces
  return t.track('light', seat) + 0.3 * t.track('oil', seat) + 0.5 * lair.length
}

/** A player of the miniature game for tests: good enough to beat a random one. */
export const lanternsBot: GameBot = {
  value(t: Table, seat) {
    const best = Math.max(...t.seats.filter((other) => other !== seat).map((other) => standing(t, other)))
    return 1 / (1 + Math.exp(-(standing(t, seat) - best) / 4))
  },
  policy(t: Table, ask: Ask, chance: Chance): Choice {
    const { items, max } = ask.spec
    switch (ask.rule) {
      case 'auction.bid':
        return Math.min(items.length - 1, below(chance, 3))
      case 'fight.wager':
        return below(chance, Math.min(max, 3) + 1)
      case 'fight.spoils':
        return [2, 1]
      case 'sacrifice.some':
        return items.map((_, n) => n).slice(0, max)
      case 'trade.accept':
        return t.track('oil', ask.seat) > 1 ? 1 : 0
      default:
        return ask.kind === 'agree' ? 1 : ask.randomChoice(chance)
    }
  },
  takes: (_, _seat, offers) => (offers.some(({ id }) => id === 'claim') ? { take: 'claim' } : null),
  reasons: (_t, ask, choice) =>
    ask.rule === 'sacrifice.some' ? [{ key: 'light-now', params: { n: (choice as Piece[]).length }, weight: 1 }] : [],
  texts: { 'light-now': { en: '{n} light at once', fr: '{n|lumière|lumières} tout de suite' } },
}
