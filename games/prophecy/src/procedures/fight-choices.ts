import type { Seat } from '@sablier/kernel'
import type { CreatureCard, FightType, ItemCard } from '../cards/card.ts'
import { creatureRule } from '../effects/all-creature-rules.ts'
import type { Table } from '../shape.ts'
import { cubesRight } from './cubes.ts'
import { itemOf, soundItemWith } from './items.ts'
import type { MenuOption, RefusedOption } from './options.ts'

/** A way to fight a creature as an answer. */
export interface FightChoice extends MenuOption {
  readonly does: 'fight'
  readonly type: FightType
  /** Magic to pay before the roll. */
  readonly price: number
}
/** Is this option a way to fight? */
export const isFightChoice = (option: MenuOption): option is FightChoice => option.does === 'fight'

const choice = (type: FightType, price: number, text: string): FightChoice => ({
  id: `fight.${type}`,
  text,
  params: { n: price },
  does: 'fight',
  type,
  price,
})

const STRENGTH = choice('strength', 0, 'fight.strength')
const WILLPOWER = choice('willpower', 0, 'fight.willpower')
const WILLPOWER_PRICE = 2

/** The Magic it costs this seat to start a willpower fight. */
export function willpowerPrice(t: Table, seat: Seat): number {
  const ring = soundItemWith(t, seat, 'cheap-willpower')
  return ring === undefined
    ? WILLPOWER_PRICE
    : (itemOf(t, ring) as ItemCard & { special: { price: number } }).special.price
}
/** What the seat could pay for it: Magic, and Health with the right dagger. */
function affordable(t: Table, seat: Seat): number {
  const magic = cubesRight(t, 'magic', seat)
  return soundItemWith(t, seat, 'blood-price') === undefined ? magic : magic + cubesRight(t, 'health', seat)
}

/** Does the creature list Willpower before Strength? Then its card says how it is fought. */
export const isWillFirst = ({ first, strength }: CreatureCard): boolean => first === 'willpower' && strength > 0
/** Is the creature fought by choice of the player: Strength first, Willpower for Magic? */
export const leavesChoice = ({ first, willpower }: CreatureCard): boolean => first === 'strength' && willpower > 0

/** The types of fight that are open against a creature. */
export function fightChoices(t: Table, seat: Seat, creature: CreatureCard): FightChoice[] {
  if (creature.first === 'willpower') {
    const { strengthPrice } = creatureRule(creature.special)
    return strengthPrice !== undefined && cubesRight(t, 'magic', seat) >= strengthPrice
      ? [WILLPOWER, choice('strength', strengthPrice, 'fight.strength-paid')]
      : [WILLPOWER]
  }
  if (!leavesChoice(creature)) return [STRENGTH]
  const price = willpowerPrice(t, seat)
  return affordable(t, seat) >= price ? [STRENGTH, choice('willpower', price, 'fight.willpower-paid')] : [STRENGTH]
}

/** The types of fight that are not open, and why. Leaving is none of them. */
export function refusedFights(t: Table, seat: Seat, creature: CreatureCard): RefusedOption[] {
  const open = fightChoices(t, seat, creature).map(({ type }) => type)
  const refused: RefusedOption[] = [{ id: 'leave', text: 'leave', why: 'creature.must_fight' }]
  if (!open.includes('willpower'))
    refused.push({
      id: 'fight.willpower',
      text: 'fight.willpower',
      why: leavesChoice(creature) ? 'combat.willpower_price_needed' : 'combat.strength_only',
    })
  if (!open.includes('strength'))
    refused.push({
      id: 'fight.strength',
      text: 'fight.strength',
      why: isWillFirst(creature) ? 'ruling.vampire' : 'combat.willpower_only',
    })
  return refused
}
