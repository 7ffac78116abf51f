import { isFeasible, type Piece, type Seat, worthOf } from '@sablier/kernel'
import type { Space } from '../src/board.ts'
import type { CreatureCard, OpportunityCard } from '../src/cards/card.ts'
import { creatureRule } from '../src/effects/all-creature-rules.ts'
import { cubesRight } from '../src/procedures/cubes.ts'
import { fightChoices } from '../src/procedures/fight-choices.ts'
import { isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { fightOdds } from './fight-odds.ts'

/** What a point of Health is worth: dear when few are left. */
export function worthOfHealth(t: Table, seat: Seat): number {
  const health = cubesRight(t, 'health', seat)
  return health <= 0 ? 40 : health === 1 ? 6 : health === 2 ? 3.5 : 2
}
/** What a piece of gold is worth: it buys certificates of foreign guilds. */
export function worthOfGold(t: Table, seat: Seat): number {
  const foreign = missingGuilds(t, seat).filter((guild) => !isMember(t, seat, guild)).length
  const spare = t.track('gold', seat) - 5 * foreign
  return spare > 8 ? 0.05 : spare >= 0 ? 0.3 : 0.8
}

/** What meeting a creature is worth, fought in the best way. */
export function worthOfCreature(t: Table, seat: Seat, creature: CreatureCard, space: Space): number {
  let best = creatureRule(creature.special).wayOut ? 0 : -Infinity
  for (const { type, price } of fightChoices(t, seat, creature)) {
    const worth = worthOfFight(t, seat, creature, space, type, price)
    if (worth > best) best = worth
  }
  return best
}
/** What one way to fight a creature is worth. */
export function worthOfFight(
  t: Table,
  seat: Seat,
  creature: CreatureCard,
  space: Space,
  type: 'strength' | 'willpower',
  price: number,
): number {
  const { won, lost } = fightOdds(t, seat, creature, type, space, type === 'willpower' ? price : 0)
  const ctx = { table: t, you: seat }
  const reward =
    Math.max(creature.experience, 1) +
    (creature.treasure ? worthOf(creature.treasure, ctx) : 0) +
    (creature.special?.op === 'cross-gain' ? 5 : 0)
  const harmed = creature.harm ? -worthOf(creature.harm, ctx) : 1
  const wounds = creature.harm?.['health'] ?? (creature.harm ? 0 : 1)
  const pain = wounds
    ? worthOfHealth(t, seat) * Number(wounds) + (cubesRight(t, 'health', seat) < Number(wounds) ? 40 : 0)
    : harmed
  return won * reward - lost * pain - price * 0.8
}

/** What using an opportunity is worth; 0 if it cannot or should not be used. */
export function worthOfOpportunity(t: Table, seat: Seat, piece: Piece): number {
  const ctx = { table: t, you: seat, source: piece }
  const { effect } = t.card(piece) as OpportunityCard
  return isFeasible(effect, ctx) ? worthOf(effect, ctx) : 0
}

/** What the unknown card of a space may bring: more to the strong and healthy. */
export function worthOfUnknown(t: Table, seat: Seat): number {
  const power = cubesRight(t, 'health', seat) + cubesRight(t, 'magic', seat) * 0.5 + t.zone('items', seat).size * 0.5
  return Math.min(3.5, power * 0.45 - 0.8) - (cubesRight(t, 'health', seat) <= 1 ? 4 : 0)
}
