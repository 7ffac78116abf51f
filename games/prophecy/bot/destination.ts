import { required } from '@sablier/kernel'
import { isGuild, isWild, RING_SIZE, type Space, spacesOf } from '../src/board.ts'
import { spaceNumber } from '../src/odds.ts'
import type { Table } from '../src/shape.ts'
import { type Needs, worthOfExperience, worthOfGold, worthOfHealth } from './needs.ts'
import { isWanted } from './shopping.ts'
import { worthOfCreature, worthOfOpportunity, worthOfUnknown } from './worth.ts'

/** How far a horse carries. */
const REACH = 2

const distance = (a: number, b: number): number => {
  const steps = Math.abs(a - b)
  return Math.min(steps, RING_SIZE - steps)
}

/** What the spaces of the ring are worth to a seat in one decision: each card is weighed once, however many spaces it is near. */
export class Destinations {
  /** What the cards weighed so far are worth, by the number of their space. */
  private readonly wild: number[] = []

  constructor(
    private readonly t: Table,
    private readonly needs: Needs,
  ) {}

  /** What ending the movement in a space is worth, for what it holds and for where it leads. */
  worthOf(n: number, stayed: boolean): number {
    const steps = stepsToCertificate(this.needs, n)
    return this.worthHere(n, stayed) - (steps === Infinity ? 0 : 1.2 * steps) + 0.3 * this.nearby(n)
  }

  /** The best within two steps of a space. */
  outlook(here: number): number {
    let best = 0
    for (let step = -REACH; step <= REACH; step++)
      best = Math.max(best, this.worthHere((here + step + RING_SIZE) % RING_SIZE, step === 0))
    return best
  }

  /** What a space holds or offers this turn. */
  private worthHere(n: number, stayed: boolean): number {
    const space = spaceNumber(n)
    return isWild(space.kind) ? this.worthOfWild(space) : worthOfServices(this.t, this.needs, space, stayed)
  }

  /** The best of the cards one step further on. */
  private nearby(n: number): number {
    return Math.max(0, this.worthOfCards((n + 1) % RING_SIZE), this.worthOfCards((n + RING_SIZE - 1) % RING_SIZE))
  }
  private worthOfCards(n: number): number {
    const space = spaceNumber(n)
    return isWild(space.kind) ? this.worthOfWild(space) : 0
  }
  private worthOfWild(space: Space): number {
    const worth = this.wild[space.n] ?? worthOfWild(this.t, this.needs, space)
    this.wild[space.n] = worth
    return worth
  }
}

function worthOfWild(t: Table, needs: Needs, space: Space): number {
  const met = t.zone('space', space.n).top
  if (met === undefined) return t.zone('covered', space.n).isEmpty ? 0 : worthOfUnknown(t, needs)
  const card = t.card(met)
  return card.kind === 'creature'
    ? worthOfCreature(t, needs, card, space)
    : Math.max(0, worthOfOpportunity(t, needs, met))
}

function worthOfServices(t: Table, needs: Needs, { kind }: Space, stayed: boolean): number {
  const { gold, lostHealth, lostMagic } = needs
  const health = worthOfHealth(needs)
  let worth = isGuild(kind) && needs.affordable.includes(kind) ? 21 : 0
  const working = stayed && needs.health >= 3
  if (kind === 'monastery' && lostHealth > 0) worth += 0.6 * health
  else if (kind === 'forest_camp') worth += Math.min(lostHealth, gold) * (health - worthOfGold(needs))
  else if (kind === 'enchanted_desert') worth += Math.min(lostMagic, 3) * 0.7
  else if (kind === 'magic_tower') worth += Math.min(lostMagic, gold) * 0.5
  else if (kind === 'village') worth += (lostHealth > 0 ? 0.9 * health - 0.5 : 0) + shopping(t, needs, 'village-shop')
  else if (kind === 'city') worth += shopping(t, needs, 'city-shop') + (stayed && needs.magic > 0 ? 1.2 : 0)
  else if (kind === 'fortress' && working) worth += worthOfExperience(needs, 2) - health * 0.5
  else if (kind === 'thieves_guild' && working) worth += 2.5 * worthOfGold(needs) - health * 0.5
  return worth
}
const shopping = (t: Table, needs: Needs, shop: 'city-shop' | 'village-shop'): number =>
  t.zone(shop).pieces.some((piece) => isWanted(t, needs, piece)) ? 2.2 : 0

/** Steps to the nearest guild whose certificate can be paid for. */
export function stepsToCertificate({ affordable }: Needs, n: number): number {
  let nearest = Infinity
  for (const guild of affordable) nearest = Math.min(nearest, distance(n, required(spacesOf(guild)[0])))
  return nearest
}
