import type { Seat } from '@sablier/kernel'
import { isGuild, isWild, RING_SIZE, type Space, spacesOf } from '../src/board.ts'
import type { CreatureCard } from '../src/cards/card.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { hasCertificate, isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { spaceNumber } from './fight-odds.ts'
import { worthOfExperience, worthOfGold, worthOfHealth } from './needs.ts'
import { isWanted } from './shopping.ts'
import { worthOfCreature, worthOfOpportunity, worthOfUnknown } from './worth.ts'

/** How far a horse carries. */
const REACH = 2

const distance = (a: number, b: number): number => {
  const steps = Math.abs(a - b)
  return Math.min(steps, RING_SIZE - steps)
}

/** What ending the movement in a space is worth, for what it holds and for where it leads. */
export function worthOfSpace(t: Table, seat: Seat, n: number, stayed: boolean): number {
  const steps = stepsToCertificate(t, seat, n)
  return worthHere(t, seat, n, stayed) - (steps === Infinity ? 0 : 1.2 * steps) + 0.3 * nearby(t, seat, n)
}

/** What a space holds or offers this turn. */
function worthHere(t: Table, seat: Seat, n: number, stayed: boolean): number {
  const space = spaceNumber(n)
  return isWild(space.kind) ? worthOfWild(t, seat, space) : worthOfServices(t, seat, space, stayed)
}

/** The best that a seat has within two steps of where it stands. */
export function outlookOf(t: Table, seat: Seat): number {
  const here = t.track('position', seat)
  let best = 0
  for (let step = -REACH; step <= REACH; step++)
    best = Math.max(best, worthHere(t, seat, (here + step + RING_SIZE) % RING_SIZE, step === 0))
  return best
}

function worthOfWild(t: Table, seat: Seat, space: Space): number {
  const met = t.zone('space', space.n).top
  if (met === undefined) return t.zone('covered', space.n).isEmpty ? 0 : worthOfUnknown(t, seat)
  const card = t.card(met)
  return card.kind === 'creature'
    ? worthOfCreature(t, seat, card as CreatureCard, space)
    : Math.max(0, worthOfOpportunity(t, seat, met))
}

/** The best of the cards one step further on. */
function nearby(t: Table, seat: Seat, n: number): number {
  let best = 0
  for (const next of [(n + 1) % RING_SIZE, (n + RING_SIZE - 1) % RING_SIZE]) {
    const space = spaceNumber(next)
    if (isWild(space.kind)) best = Math.max(best, worthOfWild(t, seat, space))
  }
  return best
}

function worthOfServices(t: Table, seat: Seat, { kind }: Space, stayed: boolean): number {
  const lostHealth = cubesLeft(t, 'health', seat)
  const lostMagic = cubesLeft(t, 'magic', seat)
  const gold = t.track('gold', seat)
  const health = worthOfHealth(t, seat)
  let worth = isGuild(kind) && canBuy(t, seat, kind) ? 21 : 0
  const working = stayed && cubesRight(t, 'health', seat) >= 3
  if (kind === 'monastery' && lostHealth > 0) worth += 0.6 * health
  else if (kind === 'forest_camp') worth += Math.min(lostHealth, gold) * (health - worthOfGold(t, seat))
  else if (kind === 'enchanted_desert') worth += Math.min(lostMagic, 3) * 0.7
  else if (kind === 'magic_tower') worth += Math.min(lostMagic, gold) * 0.5
  else if (kind === 'village') worth += (lostHealth > 0 ? 0.9 * health - 0.5 : 0) + shopping(t, seat, 'village_shop')
  else if (kind === 'city')
    worth += shopping(t, seat, 'city_shop') + (stayed && cubesRight(t, 'magic', seat) > 0 ? 1.2 : 0)
  else if (kind === 'fortress' && working) worth += worthOfExperience(t, seat, 2) - health * 0.5
  else if (kind === 'thieves_guild' && working) worth += 2.5 * worthOfGold(t, seat) - health * 0.5
  return worth
}
const shopping = (t: Table, seat: Seat, shop: 'city_shop' | 'village_shop'): number =>
  t.zone(shop).pieces.some((piece) => isWanted(t, seat, piece)) ? 2.2 : 0

/** Could a seat pay for the certificate of a guild now? */
export function canBuy(t: Table, seat: Seat, guild: Parameters<typeof isMember>[2]): boolean {
  if (hasCertificate(t, seat, guild) || t.track('experience', seat) < 5) return false
  return isMember(t, seat, guild) || t.track('gold', seat) >= 5
}

/** Steps to the nearest guild whose certificate can be paid for. */
export function stepsToCertificate(t: Table, seat: Seat, n: number): number {
  let nearest = Infinity
  for (const guild of missingGuilds(t, seat))
    if (canBuy(t, seat, guild)) nearest = Math.min(nearest, distance(n, spacesOf(guild)[0] as number))
  return nearest
}
