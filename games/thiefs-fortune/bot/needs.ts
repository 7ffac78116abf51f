import { bestOf } from '@sablier/bots'
import { type Piece, pay, required, type Seat } from '@sablier/kernel'
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

/** How many of a kind can be paid or taken. */
export interface Room {
  readonly kind: BasicResource
  readonly most: number
}

/** Shares a number out among kinds: each token goes where it is needed most, or comes from where it is needed least. */
export function shareOut(needs: Readonly<Needs>, total: number, rooms: readonly Room[], way: 'get' | 'pay'): number[] {
  const left = { ...needs }
  const shares = rooms.map(() => 0)
  const step = way === 'pay' ? 1 : -1
  for (let n = 0; n < total; n++) {
    const open = rooms.map(({ kind, most }, i) =>
      required(shares[i]) < most ? -step * left[kind] : Number.NEGATIVE_INFINITY,
    )
    const best = bestOf(open, (worth) => worth)
    if (open[best] === Number.NEGATIVE_INFINITY || open.length === 0) break
    shares[best] = required(shares[best]) + 1
    left[required(rooms[best]).kind] += step
  }
  return shares
}
