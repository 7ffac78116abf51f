import type { Seat } from '@sablier/kernel'
import { SPACES, type Space } from './board.ts'
import type { CreatureCard, FightType } from './cards/card.ts'
import { creatureRule } from './effects/all-creature-rules.ts'
import type { Favour } from './effects/dice-favour.ts'
import type { Fight } from './effects/fight.ts'
import { cubesRight } from './procedures/cubes.ts'
import { creatureBase, itemBonus } from './procedures/fight-values.ts'
import { isSound, itemOf } from './procedures/items.ts'
import type { Table } from './shape.ts'

/** How likely a roll or a whole fight is won and lost; what is left is a draw. */
export interface Odds {
  readonly won: number
  readonly lost: number
}
/** The faces of a die, and how often each comes out of 216 throws of three when the best one counts. */
const FACES = [1, 2, 3, 4, 5, 6] as const
const BEST_OF_THREE = FACES.map((face) => (face ** 3 - (face - 1) ** 3) / 216)
const PLAIN = FACES.map(() => 1 / 6)

function countRolls(ahead: number, light: readonly number[]): Odds {
  let won = 0
  let lost = 0
  for (const [i, mine] of FACES.entries())
    for (const theirs of FACES) {
      const share = (light[i] as number) / 6
      if (ahead + mine > theirs) won += share
      else if (ahead + mine < theirs) lost += share
    }
  return { won, lost }
}
/** Odds of one roll by how far the player is ahead before the dice, from -6 to 6. */
const tableOf = (light: readonly number[]): readonly Odds[] =>
  Array.from({ length: 13 }, (_, i) => countRolls(i - 6, light))
const ROLLS = { plain: tableOf(PLAIN), 'best-of-three': tableOf(BEST_OF_THREE) } as const

/** The odds of one roll by how far the player is ahead before the dice. */
export function rollOdds(ahead: number, favour: Favour = 'plain'): Odds {
  if (favour === 'six-against-two') return { won: ahead + 6 > 2 ? 1 : 0, lost: ahead + 6 < 2 ? 1 : 0 }
  return ROLLS[favour][Math.max(-6, Math.min(6, ahead)) + 6] as Odds
}
/** The odds of several rolls that all have to be won: the first that is not decides. */
export function oddsInARow(rolls: readonly Odds[]): Odds {
  let won = 1
  let lost = 0
  for (const roll of rolls) {
    lost += won * roll.lost
    won *= roll.won
  }
  return { won, lost }
}

/** A fight that might be: against which creature, of which type and in which space. */
interface Meeting {
  readonly creature: CreatureCard
  readonly type: FightType
  readonly space: Space
}

/** The fight as it would be, before any item is declared. */
export function imagine(t: Table, seat: Seat, { creature, type, space }: Meeting): Fight {
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
export function fightOdds(t: Table, seat: Seat, meeting: Meeting, paid = 0): Odds {
  const { creature, type } = meeting
  const fight = imagine(t, seat, meeting)
  const base = cubesRight(t, type === 'strength' ? 'health' : 'magic', seat) - (paid > 0 ? paid : 0)
  const one = rollOdds(base + bestBonus(t, fight) - creatureBase(fight))
  if (creatureRule(creature.special).twoParts && type === 'willpower') {
    const plain = { ...creature, special: undefined } as unknown as CreatureCard
    const second = fightOdds(t, seat, { ...meeting, creature: plain, type: 'strength' })
    return oddsInARow([one, second])
  }
  return creature.lives === 1 ? one : oddsInARow([one, one, one])
}

/** The space with a number, for those who look ahead. */
export const spaceNumber = (n: number): Space => SPACES[n] as Space
