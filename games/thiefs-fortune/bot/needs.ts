import { type Piece, pay, type Seat } from '@sablier/kernel'
import { ALL_CARDS } from '../src/cards/all-cards.ts'
import type { Card } from '../src/cards/card.ts'
import { payTokens } from '../src/effects/pay-tokens.ts'
import type { BasicResource } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'

type Needs = Record<BasicResource, number>

/** The Basic Resources that a card's ability costs each time, if it has a price. */
function priceOfUse({ ability }: Card): Readonly<Needs> | null {
  if (ability.kind !== 'activated' || !pay.is(ability.effect)) return null
  const { cost } = ability.effect
  if (!payTokens.is(cost)) return null
  const { sword = 0, gem = 0, lamp = 0 } = cost.tokens
  return { sword, gem, lamp }
}
const PRICES = new Map(ALL_CARDS.map((card) => [card, priceOfUse(card)]))

function addPrices(needs: Needs, t: Table, pieces: readonly Piece[], weight: number): void {
  for (const piece of pieces) {
    const price = PRICES.get(t.card(piece))
    if (!price) continue
    needs.sword += weight * price.sword
    needs.gem += weight * price.gem
    needs.lamp += weight * price.lamp
  }
}

/** How much a seat longs for each kind of Basic Resource: what its cards cost, less what it has. */
export function needsOf(t: Table, seat: Seat): Needs {
  const needs = {
    sword: -0.5 * t.track('sword', seat),
    gem: -0.5 * t.track('gem', seat),
    lamp: -0.5 * t.track('lamp', seat),
  }
  addPrices(needs, t, t.zone('present-characters', seat).pieces, 1)
  addPrices(needs, t, t.zone('present-events', seat).pieces, 1)
  addPrices(needs, t, t.zone('future', seat).pieces, 0.4)
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
    let least = Number.POSITIVE_INFINITY
    kinds.forEach((kind, i) => {
      if ((shares[i] ?? 0) >= (caps[i] ?? 0) || step * needs[kind] >= least) return
      best = i
      least = step * needs[kind]
    })
    if (best < 0) break
    shares[best] = (shares[best] ?? 0) + 1
    needs[kinds[best] as BasicResource] += step
  }
  return shares
}
