import { isFeasible, type Piece, worthOf } from '@sablier/kernel'
import type { Space } from '@sablier/prophecy/src/board'
import type { CreatureCard, FightType, OpportunityCard } from '@sablier/prophecy/src/cards/card'
import { creatureRule } from '@sablier/prophecy/src/effects/all-creature-rules'
import { fightChoices } from '@sablier/prophecy/src/procedures/fight-choices'
import type { Table } from '@sablier/prophecy/src/shape'
import type { Effect } from '../loose-effect.ts'
import { worthOfEffect } from './effect-worth.ts'
import { fightOdds } from './fight-odds.ts'
import { type Needs, worthOfExperience, worthOfHealth } from './needs.ts'

const DEATH = 40
const TREASURE = 1.15
/** What the one who teaches the other way of fighting gives. */
const LESSON = 8
/** What a point of Magic paid for a fight is worth. */
const MAGIC = 0.56

/** What meeting a creature is worth, fought in the best way. */
export function worthOfCreature(t: Table, needs: Needs, creature: CreatureCard, space: Space): number {
  let best = creatureRule(creature.special).wayOut ? 0 : -Infinity
  const worthOfFight = weighFights(t, needs, creature, space)
  for (const { type, price } of fightChoices(t, needs.seat, creature)) {
    const worth = worthOfFight(type, price)
    if (worth > best) best = worth
  }
  return best
}

/** What each way to fight a creature is worth: the odds differ, what is won and what is lost does not. */
export function weighFights(
  t: Table,
  needs: Needs,
  creature: CreatureCard,
  space: Space,
): (type: FightType, price: number) => number {
  const { treasure, special, experience } = creature
  const reward =
    Math.max(worthOfExperience(needs, experience), 0.75) +
    (treasure ? TREASURE * worthOfEffect(t, needs, treasure) : 0) +
    (special?.op === 'cross-gain' ? LESSON : 0)
  const pain = painOf(t, needs, creature)
  return (type, price) => {
    const { won, lost } = fightOdds(t, needs.seat, creature, type, space, type === 'willpower' ? price : 0)
    return won * reward - lost * pain - price * MAGIC
  }
}
/** What losing against a creature costs. */
function painOf(t: Table, needs: Needs, { harm }: CreatureCard): number {
  const wounds = harm ? Number('health' in harm ? harm.health : 0) : 1
  if (wounds === 0) return -worthOf(harm as Effect, { table: t, you: needs.seat })
  return worthOfHealth(needs) * wounds + (needs.health < wounds ? DEATH : 0)
}

/** What using an opportunity is worth; 0 if it cannot or should not be used. */
export function worthOfOpportunity(t: Table, needs: Needs, piece: Piece): number {
  const { effect } = t.card(piece) as OpportunityCard
  return isFeasible(effect, { table: t, you: needs.seat, source: piece }) ? worthOfEffect(t, needs, effect) : 0
}

/** What the unknown card of a space may bring: more to the strong and healthy. */
export function worthOfUnknown(t: Table, { seat, health, magic }: Needs): number {
  const power = health + (magic + t.zone('items', seat).size) * 0.56
  return Math.min(2.7, power * 0.53 - 0.36) - (health <= 1 ? 2.4 : 0)
}
