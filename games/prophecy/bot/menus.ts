import { type Ask, isFeasible, type Piece, type Seat, worthOf } from '@sablier/kernel'
import { SPACES } from '../src/board.ts'
import type { CreatureCard } from '../src/cards/card.ts'
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
import { type Needs, needsOf, worthOfGold, worthOfHealth } from './needs.ts'
import { gainByBuying, isForSale, isWanted } from './shopping.ts'
import { weighFights, worthOfOpportunity } from './worth.ts'

/** How good an answer of a menu looks; the best one is taken. */
type Rating = (option: MenuOption) => number
/** Looks once at what counts for all answers of a menu. */
type Rater = (t: Table, ask: Ask) => Rating

const NEVER = -50
/** What a scroll to travel by is worth. */
const SCROLL = 4.4

/** Using a one-use item: healing when it is needed, lasting gains at once, the rest when it helps. */
function rateUse(t: Table, seat: Seat, piece: Piece): number {
  const { use } = itemOf(t, piece)
  if (!use || !isFeasible(use.effect, { table: t, you: seat, source: piece })) return -1
  const { op } = use.effect
  if (op === 'grow' || op === 'wish' || op === 'extra-turn' || op === 'rob') return 6
  if (op === 'turn-bonus' || op === 'dice-favour' || op === 'teleport') return -1
  if (op === 'restore') {
    const needed =
      cubesLeft(t, 'health', seat) >= 2 || cubesRight(t, 'health', seat) <= 1 || use.effect['health'] === undefined
    return needed && worthOf(use.effect, { table: t, you: seat }) >= 3.4 ? 4 : -1
  }
  return -1
}

/** Before moving: what is used anyhow, and the scroll that leads to a space much better than those in reach. */
function rateUseOnTheWay(t: Table, seat: Seat, piece: Piece, destinations: Destinations): number {
  if (itemOf(t, piece).use?.effect.op === 'teleport')
    return Math.max(...SPACES.map(({ n }) => destinations.worthOf(n, false))) - SCROLL
  const rating = rateUse(t, seat, piece)
  return rating < 0 ? NEVER : rating + 5
}

const rateMovement: Rater = (t, { seat }) => {
  const needs = needsOf(t, seat)
  const gold = worthOfGold(needs)
  const destinations = new Destinations(t, needs)
  return (option) => {
    if (option.does === 'use') return rateUseOnTheWay(t, seat, option.piece as Piece, destinations)
    if (option.does === 'stay') return destinations.worthOf(t.track('position', seat), true) - 0.29
    return isMove(option) ? destinations.worthOf(option.to, false) - option.price * gold : NEVER
  }
}

const rateTeleport: Rater = (t, { seat }) => {
  const destinations = new Destinations(t, needsOf(t, seat))
  return (option) => destinations.worthOf(Number(option['to']), false)
}

const rateCreature: Rater = (t, { seat, spec }) => {
  const creature = t.card(spec.source as Piece) as CreatureCard
  const worthOfFight = weighFights(t, needsOf(t, seat), creature, spaceOf(t, seat))
  return (option) => {
    if (option.does === 'way-out') return option.id === 'feed' ? -0.5 : -0.2
    if (option.does === 'use') {
      const op = itemOf(t, option.piece as Piece).use?.effect.op
      if (op === 'clear-card') return -1.5
      return op === 'restore' && cubesRight(t, 'health', seat) <= 2 ? rateUse(t, seat, option.piece as Piece) : NEVER
    }
    return isFightChoice(option) ? worthOfFight(option.type, option.price) : NEVER
  }
}

const rateOpportunity: Rater =
  (t, { seat, spec }) =>
  ({ does }) =>
    does === 'take' ? worthOfOpportunity(t, needsOf(t, seat), spec.source as Piece) - 0.3 : does === 'leave' ? 0 : -1

const rateDeclaration: Rater = (t, { seat, spec }) => {
  const creature = t.card(spec.source as Piece) as CreatureCard
  const space = spaceOf(t, seat)
  // The type of the fight is not part of the ask: what helps in either is worth declaring, the likelier type first.
  const likely = imagine(t, seat, creature, creature.first, space)
  const other = imagine(t, seat, creature, creature.first === 'strength' ? 'willpower' : 'strength', space)
  return ({ piece }) => {
    if (piece === undefined) return 0.1
    const item = itemOf(t, piece)
    const price = creature.special?.op === 'fist-fight' && item.slot !== 'head' ? 1.5 : 0
    const fragile = creature.special?.op === 'stone-skin' && item.price > 6 ? 2 : 0
    return itemBonus(item, likely) * 2 + itemBonus(item, other) * 0.5 + item.throw * 0.2 - price - fragile
  }
}

const rateRoll: Rater = (t, { seat, spec }) => {
  const creature = t.card(spec.source as Piece) as CreatureCard
  const type = spec.text === 'before-roll.strength' ? 'strength' : 'willpower'
  const { won } = fightOdds(t, seat, { ...creature, lives: 1 }, type, spaceOf(t, seat))
  const worthy = creature.experience >= 3 || cubesRight(t, 'health', seat) <= 1
  return ({ does }) => {
    if (does === 'roll') return 0
    if (won > 0.69) return -1
    if (does === 'use') return worthy && won < 0.43 ? 2 : -1
    return does === 'throw' ? (won < 0.45 ? 1 : -1) : 1.5
  }
}

const rateService: Rater = (t, { seat }) => {
  const needs = needsOf(t, seat)
  return (option) => {
    const { does, id } = option
    const piece = option.piece as Piece
    switch (does) {
      case 'certificate':
        return id === 'certificate.letter' ? 101 : 100
      case 'service':
        return rateOwnService(needs, id)
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

const rateEnding: Rater =
  (t, { seat }) =>
  ({ does, piece }) =>
    does === 'use' ? rateUse(t, seat, piece as Piece) : 0

/** How each menu is rated, by the text of its ask. */
export const RATERS: Readonly<Record<string, Rater>> = {
  movement: rateMovement,
  teleport: rateTeleport,
  'meet-creature': rateCreature,
  'meet-opportunity': rateOpportunity,
  declare: rateDeclaration,
  'before-roll.strength': rateRoll,
  'before-roll.willpower': rateRoll,
  services: rateService,
  ending: rateEnding,
}
