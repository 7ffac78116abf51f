import { cardOfKind, type Piece, type Seat } from '@sablier/kernel'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { finalScore, printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'

/** How a gain would end the game: 'won', 'lost', or not at all. Unfinished quests count, but not the one that brings it. */
function endBy(t: Table, seat: Seat, trophies: number, spared: number): 'won' | 'lost' | null {
  if (t.track('trophies', seat) + trophies < targetOf(t)) return null
  const mine = finalScore(t, seat) + trophies + spared
  return t.seats.every((other) => other === seat || finalScore(t, other) <= mine) ? 'won' : 'lost'
}

/** How buying a trophy point would end the game. */
export const endByTrophy = (t: Table, seat: Seat): 'won' | 'lost' | null => endBy(t, seat, 1, 0)

/** How cashing in a quest would end the game. */
export function endByClaim(t: Table, seat: Seat, piece: Piece): 'won' | 'lost' | null {
  const points = printedTrophies(t, cardOfKind(t, piece, 'quest'))
  const main = t.zone('main-quest', seat).has(piece)
  return endBy(t, seat, main ? 2 * points : points, main ? points : 1)
}
