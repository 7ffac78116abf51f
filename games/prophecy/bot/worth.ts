import { isFeasible, type Piece, type Seat, worthOf } from '@sablier/kernel'
import type { Space } from '../src/board.ts'
import type { CreatureCard, OpportunityCard } from '../src/cards/card.ts'
import { creatureRule } from '../src/effects/all-creature-rules.ts'
import { cubesRight } from '../src/procedures/cubes.ts'
import { fightChoices } from '../src/procedures/fight-choices.ts'
import type { Table } from '../src/shape.ts'
import { worthOfEffect } from './effect-worth.ts'
import { fightOdds } from './fight-odds.ts'
import { worthOfExperience, worthOfHealth } from './needs.ts'

const DEATH = 40
const TREASURE = 1.15
/** What the one who teaches the other way of fighting gives. */
const LESSON = 8
/** What a point of Magic paid for a fight is worth. */
const MAGIC = 0.56

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
  const reward =
    Math.max(worthOfExperience(t, seat, creature.experience), 0.75) +
    (creature.treasure ? TREASURE * worthOfEffect(t, seat, creature.treasure) : 0) +
    (creature.special?.op === 'cross-gain' ? LESSON : 0)
  const harmed = creature.harm ? -worthOf(creature.harm, { table: t, you: seat }) : 1
  const wounds = creature.harm?.['health'] ?? (creature.harm ? 0 : 1)
  const pain = wounds
    ? worthOfHealth(t, seat) * Number(wounds) + (cubesRight(t, 'health', seat) < Number(wounds) ? DEATH : 0)
    : harmed
  return won * reward - lost * pain - price * MAGIC
}

/** What using an opportunity is worth; 0 if it cannot or should not be used. */
export function worthOfOpportunity(t: Table, seat: Seat, piece: Piece): number {
  const { effect } = t.card(piece) as OpportunityCard
  return isFeasible(effect, { table: t, you: seat, source: piece }) ? worthOfEffect(t, seat, effect) : 0
}

/** What the unknown card of a space may bring: more to the strong and healthy. */
export function worthOfUnknown(t: Table, seat: Seat): number {
  const health = cubesRight(t, 'health', seat)
  const power = health + (cubesRight(t, 'magic', seat) + t.zone('items', seat).size) * 0.56
  return Math.min(2.7, power * 0.53 - 0.36) - (health <= 1 ? 2.4 : 0)
}
