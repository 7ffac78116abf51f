import { type Ask, cardOfKind, isFeasible, type Piece, required, type Seat, worthOf } from '@sablier/kernel'
import { SPACES } from '../src/board.ts'
import { clearCard } from '../src/effects/clear-card.ts'
import { fistFight } from '../src/effects/creature-rules/fist-fight.ts'
import { stoneSkin } from '../src/effects/creature-rules/stone-skin.ts'
import { restore } from '../src/effects/restore.ts'
import { teleport } from '../src/effects/teleport.ts'
import { fightOdds, imagine } from '../src/odds.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { isFightChoice } from '../src/procedures/fight-choices.ts'
import { itemBonus } from '../src/procedures/fight-values.ts'
import { itemOf } from '../src/procedures/items.ts'
import { isMove } from '../src/procedures/moves.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import { spaceOf } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { Destinations } from './destination.ts'
import { isForNow } from './is-for-now.ts'
import { type Needs, needsOf, worthOfGold, worthOfHealth } from './needs.ts'
import type { Offered } from './offered.ts'
import { gainByBuying, isForSale, isWanted } from './shopping.ts'
import { weighFights, worthOfOpportunity } from './worth.ts'

/** Looks once at what counts for all answers of a menu, then says how good each of them looks. */
export type Rater<Item> = (t: Table, ask: Ask<Item>) => (option: Item) => number

const NEVER = -50
/** What a scroll to travel by is worth. */
const SCROLL = 4.4

/** Using a one-use item: healing when it is needed, lasting gains at once, the rest when it helps. */
function rateUse(t: Table, seat: Seat, piece: Piece): number {
  const { use } = itemOf(t, piece)
  if (!use || !isFeasible(use.effect, { table: t, you: seat, source: piece })) return -1
  const { effect } = use
  if (isForNow(effect)) return 6
  if (!restore.is(effect)) return -1
  const needed = cubesLeft(t, 'health', seat) >= 2 || cubesRight(t, 'health', seat) <= 1 || effect.health === undefined
  return needed && worthOf(effect, { table: t, you: seat }) >= 3.4 ? 4 : -1
}

/** Before moving: what is used anyhow, and the scroll that leads to a space much better than those in reach. */
function rateUseOnTheWay(t: Table, seat: Seat, piece: Piece, destinations: Destinations): number {
  if (teleport.is(itemOf(t, piece).use?.effect))
    return Math.max(...SPACES.map(({ n }) => destinations.worthOf(n, false))) - SCROLL
  const rating = rateUse(t, seat, piece)
  return rating < 0 ? NEVER : rating + 5
}

export const rateMovement: Rater<MenuOption> = (t, { seat }) => {
  const needs = needsOf(t, seat)
  const gold = worthOfGold(needs)
  const destinations = new Destinations(t, needs)
  return (option) => {
    if (option.does === 'use') return rateUseOnTheWay(t, seat, required(option.piece), destinations)
    if (option.does === 'stay') return destinations.worthOf(t.track('position', seat), true) - 0.29
    return isMove(option) ? destinations.worthOf(option.to, false) - option.price * gold : NEVER
  }
}

export const rateTeleport: Rater<Offered['teleport']> = (t, { seat }) => {
  const destinations = new Destinations(t, needsOf(t, seat))
  return (option) => destinations.worthOf(option.to, false)
}

export const rateCreature: Rater<MenuOption> = (t, { seat, source }) => {
  const creature = cardOfKind(t, required(source), 'creature')
  const worthOfFight = weighFights(t, needsOf(t, seat), creature, spaceOf(t, seat))
  return (option) => {
    if (option.does === 'way-out') return option.id === 'feed' ? -0.5 : -0.2
    if (option.does === 'use') {
      const piece = required(option.piece)
      const effect = itemOf(t, piece).use?.effect
      if (clearCard.is(effect)) return -1.5
      return restore.is(effect) && cubesRight(t, 'health', seat) <= 2 ? rateUse(t, seat, piece) : NEVER
    }
    return isFightChoice(option) ? worthOfFight(option.type, option.price) : NEVER
  }
}

export const rateOpportunity: Rater<MenuOption> =
  (t, { seat, source }) =>
  ({ does }) =>
    does === 'take' ? worthOfOpportunity(t, needsOf(t, seat), required(source)) - 0.3 : does === 'leave' ? 0 : -1

export const rateDeclaration: Rater<MenuOption> = (t, { seat, source }) => {
  const creature = cardOfKind(t, required(source), 'creature')
  const space = spaceOf(t, seat)
  // The type of the fight is not part of the ask: what helps in either is worth declaring, the likelier type first.
  const likely = imagine(t, seat, { creature, type: creature.first, space })
  const other = imagine(t, seat, { creature, type: creature.first === 'strength' ? 'willpower' : 'strength', space })
  return ({ piece }) => {
    if (piece === undefined) return 0.1
    const item = itemOf(t, piece)
    const price = creature.special?.op === fistFight.opName && item.slot !== 'head' ? 1.5 : 0
    const fragile = creature.special?.op === stoneSkin.opName && item.price > 6 ? 2 : 0
    return itemBonus(item, likely) * 2 + itemBonus(item, other) * 0.5 + item.throw * 0.2 - price - fragile
  }
}

export const rateRoll: Rater<MenuOption> = (t, { seat, source, text }) => {
  const creature = cardOfKind(t, required(source), 'creature')
  const type = text === 'before-roll.strength' ? 'strength' : 'willpower'
  const { won } = fightOdds(t, seat, { creature: { ...creature, lives: 1 }, type, space: spaceOf(t, seat) })
  const worthy = creature.experience >= 3 || cubesRight(t, 'health', seat) <= 1
  return ({ does }) => {
    if (does === 'roll') return 0
    if (won > 0.69) return -1
    if (does === 'use') return worthy && won < 0.43 ? 2 : -1
    return does === 'throw' ? (won < 0.45 ? 1 : -1) : 1.5
  }
}

export const rateService: Rater<MenuOption> = (t, { seat }) => {
  const needs = needsOf(t, seat)
  return (option) => {
    const { does, id, piece } = option
    if (does === 'certificate') return id === 'certificate.letter' ? 101 : 100
    if (does === 'service') return rateOwnService(needs, id)
    if (piece === undefined) return 0
    switch (does) {
      case 'repair':
        return itemOf(t, piece).slot === 'one_use' ? -1 : 3
      case 'buy':
        return isWanted(t, needs, piece) ? 4 + 0.1 * gainByBuying(t, needs, piece) : -1
      case 'sell':
        return isForSale(t, needs, piece) ? 2 : -1
      case 'use':
        return rateUse(t, seat, piece)
      default:
        return 0
    }
  }
}
function rateOwnService(needs: Needs, id: string): number {
  const { health, magic, gold, lostHealth, lostMagic } = needs
  if (id === 'work-city') return magic > 1 ? 2 : -1
  if (id === 'work-fortress') return health >= 3 ? 2 : -1
  if (id === 'work-thieves-guild') return health >= 3 && worthOfGold(needs) > 0.5 ? 2 : -1
  if (id === 'tavern') return lostHealth + lostMagic > 0 ? 5 : -1
  if (id === 'recharge-magic-tower') return gold > 5 ? 1 : -1
  if (id === 'heal-forest-camp') return worthOfHealth(needs) > 3 || gold > 5 ? 5 : -1
  return 5
}

export const rateEnding: Rater<MenuOption> =
  (t, { seat }) =>
  ({ does, piece }) =>
    does === 'use' ? rateUse(t, seat, required(piece)) : 0
