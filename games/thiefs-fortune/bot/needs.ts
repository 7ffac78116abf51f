import type { Piece, Seat } from '@sablier/kernel'
import { BASIC_RESOURCES, type BasicResource, type Tokens } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'

/** The tokens that a card's ability costs each time, if it has a price. */
function priceOfUse(t: Table, piece: Piece): Tokens {
  const { ability } = t.card(piece)
  if (ability.kind !== 'activated' || ability.effect.op !== 'pay') return {}
  const cost = ability.effect['cost'] as { op: string; tokens?: Tokens }
  return cost.op === 'pay-tokens' ? (cost.tokens ?? {}) : {}
}

/** How much a seat longs for each kind of Basic Resource: what its cards cost, less what it has. */
export function needsOf(t: Table, seat: Seat): Record<BasicResource, number> {
  const needs = { sword: 0, gem: 0, lamp: 0 }
  for (const kind of BASIC_RESOURCES) needs[kind] = -0.5 * t.track(kind, seat)
  const count = (pieces: readonly Piece[], weight: number): void => {
    for (const piece of pieces) {
      const price = priceOfUse(t, piece)
      for (const kind of BASIC_RESOURCES) needs[kind] += weight * (price[kind] ?? 0)
    }
  }
  count(t.zone('presentCharacters', seat).pieces, 1)
  count(t.zone('presentEvents', seat).pieces, 1)
  count(t.zone('future', seat).pieces, 0.4)
  return needs
}

/** Shares a number out among kinds: each token goes where it is needed most, or comes from where it is needed least. */
export function shareOut(
  t: Table,
  seat: Seat,
  total: number,
  kinds: readonly BasicResource[],
  caps: readonly number[],
  giving: boolean,
): number[] {
  const needs = needsOf(t, seat)
  const shares = kinds.map(() => 0)
  const step = giving ? 1 : -1
  for (let left = total; left > 0; left--) {
    let best = -1
    kinds.forEach((kind, i) => {
      if ((shares[i] ?? 0) >= (caps[i] ?? 0)) return
      const chosen = kinds[best]
      if (chosen === undefined || step * needs[kind] < step * needs[chosen]) best = i
    })
    const kind = kinds[best]
    if (kind === undefined) break
    shares[best] = (shares[best] ?? 0) + 1
    needs[kind] += step
  }
  return shares
}
