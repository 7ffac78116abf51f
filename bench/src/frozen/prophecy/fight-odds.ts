import type { Seat } from '@sablier/kernel'
import { SPACES, type Space } from '@sablier/prophecy/src/board'
import type { CreatureCard, FightType } from '@sablier/prophecy/src/cards/card'
import { creatureRule } from '@sablier/prophecy/src/effects/all-creature-rules'
import type { Fight } from '@sablier/prophecy/src/effects/fight'
import { cubesRight } from '@sablier/prophecy/src/procedures/cubes'
import { creatureBase, itemBonus } from '@sablier/prophecy/src/procedures/fight-values'
import { isSound, itemOf } from '@sablier/prophecy/src/procedures/items'
import type { Table } from '@sablier/prophecy/src/shape'

/** How likely one roll is won, drawn and lost. */
export interface Odds {
  readonly won: number
  readonly lost: number
}
/** Odds of one roll by how far the player is ahead before the dice, from -6 to 6. */
const ROLL: readonly Odds[] = Array.from({ length: 13 }, (_, i) => {
  const ahead = i - 6
  let won = 0
  let lost = 0
  for (let light = 1; light <= 6; light++)
    for (let dark = 1; dark <= 6; dark++) {
      if (ahead + light > dark) won++
      else if (ahead + light < dark) lost++
    }
  return { won: won / 36, lost: lost / 36 }
})
const rollOdds = (ahead: number): Odds => ROLL[Math.max(-6, Math.min(6, ahead)) + 6] as Odds

/** The fight as it would be against a creature in a space, before any item is declared. */
export function imagine(t: Table, seat: Seat, creature: CreatureCard, type: FightType, space: Space): Fight {
  const healthAtStart = cubesRight(t, 'health', seat)
  return {
    seat,
    piece: -1,
    creature,
    space,
    type,
    used: [],
    healthAtStart,
    bonus: 0,
    rollBonus: 0,
    hasThrown: false,
    hasRerolled: false,
    rolls: 0,
    margin: 0,
  }
}

/** The best that the seat's items add in a fight, with two hands and one head. */
export function bestBonus(t: Table, fight: Fight): number {
  if (creatureRule(fight.creature.special).immaterial) return 0
  let free = 0
  let head = 0
  let twoHanded = 0
  let weapon = 0
  let shield = 0
  let held = 0
  let secondHeld = 0
  for (const piece of t.zone('items', fight.seat).pieces) {
    if (!isSound(t, piece)) continue
    const item = itemOf(t, piece)
    const bonus = itemBonus(item, fight)
    if (item.slot === 'other') free += bonus
    else if (item.slot === 'head') head = Math.max(head, bonus)
    else if (item.slot === 'two_handed') twoHanded = Math.max(twoHanded, bonus)
    else if (item.slot === 'one_handed') weapon = Math.max(weapon, bonus)
    else if (item.slot === 'shield') shield = Math.max(shield, bonus)
    else if (item.slot === 'held') {
      secondHeld = Math.max(secondHeld, Math.min(held, bonus))
      held = Math.max(held, bonus)
    }
  }
  const hands = Math.max(twoHanded, weapon + Math.max(shield, held), shield + held, held + secondHeld)
  return free + head + hands + t.track(fight.type === 'strength' ? 'strength-bonus' : 'willpower-bonus')
}

/** The odds of a whole fight of one type; `paid` is the Magic it costs to start it. */
export function fightOdds(t: Table, seat: Seat, creature: CreatureCard, type: FightType, space: Space, paid = 0): Odds {
  const fight = imagine(t, seat, creature, type, space)
  const base = cubesRight(t, type === 'strength' ? 'health' : 'magic', seat) - (paid > 0 ? paid : 0)
  const one = rollOdds(base + bestBonus(t, fight) - creatureBase(fight))
  if (creatureRule(creature.special).twoParts && type === 'willpower') {
    const second = fightOdds(t, seat, { ...creature, special: undefined } as unknown as CreatureCard, 'strength', space)
    return { won: one.won * second.won, lost: one.lost + one.won * second.lost }
  }
  if (creature.lives === 1) return one
  return { won: one.won ** 3, lost: one.lost * (1 + one.won + one.won ** 2) }
}

/** The space with a number, for those who look ahead. */
export const spaceNumber = (n: number): Space => SPACES[n] as Space
