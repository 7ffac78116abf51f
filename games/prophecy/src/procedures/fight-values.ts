import type { Piece } from '@sablier/kernel'
import type { ItemCard } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import { itemRule } from '../effects/all-item-rules.ts'
import { creatureStrength } from '../effects/creature-strength.ts'
import type { Fight } from '../effects/fight.ts'
import type { Table } from '../shape.ts'
import { cubesRight } from './cubes.ts'
import { isSound, itemOf } from './items.ts'

/** What the creature adds to its die; earlier fights never lower it. */
export function creatureBase(fight: Fight): number {
  return fight.type === 'strength' ? creatureStrength(fight) : fight.creature.willpower
}
/** What one item adds in this fight. */
export function itemBonus(item: ItemCard, fight: Fight): number {
  const { special, against } = item
  const printed = fight.type === 'strength' ? item.strength + (against[fight.creature.family] ?? 0) : item.willpower
  return printed + (special === undefined ? 0 : (itemRule(special).bonus?.(special, fight) ?? 0))
}
/** What the declared items, potions and helps add to the player's side. */
export function playerBonus(t: Table, fight: Fight): number {
  let bonus = fight.bonus + fight.rollBonus
  if (creatureRule(fight.creature.special).immaterial) return bonus
  for (const piece of fight.used) if (counts(t, fight, piece)) bonus += itemBonus(itemOf(t, piece), fight)
  return bonus + t.track(fight.type === 'strength' ? 'strength-bonus' : 'willpower-bonus')
}
const counts = (t: Table, fight: Fight, piece: Piece): boolean =>
  t.zone('items', fight.seat).has(piece) && isSound(t, piece)

/** What the player adds to the die: the cubes on the right and every bonus. */
export function playerBase(t: Table, fight: Fight): number {
  return cubesRight(t, fight.type === 'strength' ? 'health' : 'magic', fight.seat) + playerBonus(t, fight)
}

const VALUE_RULES = {
  strength: { base: 'combat.strength_base', items: 'combat.strength_items' },
  willpower: { base: 'combat.willpower_base', items: 'combat.willpower_items' },
} as const

/** Tells where the totals of a roll come from. */
export function explainValues(t: Table, fight: Fight): void {
  if (!t.listening) return
  const { seat, type, piece } = fight
  const bonus = playerBonus(t, fight)
  t.cite(VALUE_RULES[type].base).say(`base-${type}`, { seat: { seat }, n: playerBase(t, fight) - bonus })
  if (bonus !== 0) t.cite(VALUE_RULES[type].items).say('bonus', { seat: { seat }, n: bonus })
  t.cite('combat.creature_base').say(`base-${type}-creature`, { card: { piece }, n: creatureBase(fight) })
}
