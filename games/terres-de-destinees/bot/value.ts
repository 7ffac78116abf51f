import type { Seat } from '@sablier/kernel'
import { cardsInPlay, playing } from '../src/procedures/row.ts'
import { handSize, isOut } from '../src/procedures/survivors.ts'
import type { Table } from '../src/table.ts'
import { allDestins } from './destins.ts'
import { nearness } from './progress.ts'

/** How many cards in hand feel safe. */
const COMFORT = 6

/** What a hand of this size is worth: the first cards are life, later ones are money. */
function handWorth(n: number): number {
  if (n >= COMFORT) return 1 + (n - COMFORT) * 0.04
  return 1 - ((COMFORT - n) / COMFORT) ** 2
}

/** How strong a seat stands: near a Destiny, alive and with useful powers. */
export function strength(t: Table, seat: Seat): number {
  if (isOut(t, seat)) return -9
  let best = 0
  let rest = 0
  for (const destin of allDestins(t, seat)) {
    const near = nearness(t, seat, destin) ** 2
    if (near > best) {
      rest += best
      best = near
    } else rest += near
  }
  let powers = 0
  for (const piece of cardsInPlay(t, seat)) if (playing(t, piece).kind !== null) powers++
  return best * 2.6 + rest * 0.5 + handWorth(handSize(t, seat)) * 1.3 + Math.min(powers, 8) * 0.08
}

/** The share of the win that a seat may expect: its strength against that of the others. */
export function value(t: Table, seat: Seat): number {
  let sum = 0
  let own = 0
  for (const other of t.seats) {
    if (isOut(t, other)) continue
    const weight = Math.exp(strength(t, other) * 1.6)
    sum += weight
    if (other === seat) own = weight
  }
  return sum === 0 ? 0 : own / sum
}
