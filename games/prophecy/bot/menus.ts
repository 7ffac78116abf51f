import { type Ask, isFeasible, type Piece, type Seat, worthOf } from '@sablier/kernel'
import { SPACES } from '../src/board.ts'
import type { CreatureCard } from '../src/cards/card.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { itemBonus } from '../src/procedures/fight-values.ts'
import { itemOf } from '../src/procedures/items.ts'
import type { Move } from '../src/procedures/moves.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import { spaceOf } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { worthOfSpace } from './destination.ts'
import { fightOdds, imagine } from './fight-odds.ts'
import { worthOfGold, worthOfHealth } from './needs.ts'
import { gainByBuying, isForSale, isWanted } from './shopping.ts'
import { worthOfFight, worthOfOpportunity } from './worth.ts'

/** How good an answer of a menu looks; the best one is taken. */
export type Rating = (t: Table, ask: Ask, option: MenuOption) => number

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
function rateUseOnTheWay(t: Table, seat: Seat, piece: Piece): number {
  if (itemOf(t, piece).use?.effect.op === 'teleport')
    return Math.max(...SPACES.map(({ n }) => worthOfSpace(t, seat, n, false))) - SCROLL
  const rating = rateUse(t, seat, piece)
  return rating < 0 ? NEVER : rating + 5
}

const rateMovement: Rating = (t, ask, option) => {
  const { seat } = ask
  if (option.does === 'use') return rateUseOnTheWay(t, seat, option.piece as Piece)
  if (option.does === 'stay') return worthOfSpace(t, seat, t.track('position', seat), true) - 0.29
  const { to, price } = option as Move
  return worthOfSpace(t, seat, to, false) - price * worthOfGold(t, seat)
}

const rateCreature: Rating = (t, ask, option) => {
  const { seat } = ask
  const creature = t.card(ask.spec.source as Piece) as CreatureCard
  if (option.does === 'way-out') return option.id === 'feed' ? -0.5 : -0.2
  if (option.does === 'use') {
    const op = itemOf(t, option.piece as Piece).use?.effect.op
    if (op === 'clear-card') return -1.5
    return op === 'restore' && cubesRight(t, 'health', seat) <= 2 ? rateUse(t, seat, option.piece as Piece) : NEVER
  }
  return worthOfFight(t, seat, creature, spaceOf(t, seat), option['type'] as 'strength', option['price'] as number)
}

const rateOpportunity: Rating = (t, ask, option) => {
  if (option.does === 'take') return worthOfOpportunity(t, ask.seat, ask.spec.source as Piece) - 0.3
  return option.does === 'leave' ? 0 : -1
}

const rateDeclaration: Rating = (t, ask, option) => {
  if (option.piece === undefined) return 0.1
  const creature = t.card(ask.spec.source as Piece) as CreatureCard
  const item = itemOf(t, option.piece)
  const space = spaceOf(t, ask.seat)
  // The type of the fight is not part of the ask: what helps in either is worth declaring, the likelier type first.
  const bonus = (type: 'strength' | 'willpower') => itemBonus(item, imagine(t, ask.seat, creature, type, space))
  const price = creature.special?.op === 'fist-fight' && item.slot !== 'head' ? 1.5 : 0
  const fragile = creature.special?.op === 'stone-skin' && item.price > 6 ? 2 : 0
  return (
    bonus(creature.first) * 2 +
    bonus(creature.first === 'strength' ? 'willpower' : 'strength') * 0.5 +
    item.throw * 0.2 -
    price -
    fragile
  )
}

const rateRoll: Rating = (t, ask, option) => {
  if (option.does === 'roll') return 0
  const creature = t.card(ask.spec.source as Piece) as CreatureCard
  const type = ask.spec.text === 'before-roll.strength' ? 'strength' : 'willpower'
  const { won } = fightOdds(t, ask.seat, { ...creature, lives: 1 }, type, spaceOf(t, ask.seat))
  const worthy = creature.experience >= 3 || cubesRight(t, 'health', ask.seat) <= 1
  if (won > 0.69) return -1
  if (option.does === 'use') return worthy && won < 0.43 ? 2 : -1
  return option.does === 'throw' ? (won < 0.45 ? 1 : -1) : 1.5
}

const rateService: Rating = (t, ask, option) => {
  const { seat } = ask
  switch (option.does) {
    case 'certificate':
      return option.id === 'certificate.letter' ? 101 : 100
    case 'service':
      return rateOwnService(t, seat, option.id)
    case 'repair':
      return itemOf(t, option.piece as Piece).slot === 'one_use' ? -1 : 3
    case 'buy':
      return isWanted(t, seat, option.piece as Piece) ? 4 + 0.1 * gainByBuying(t, seat, option.piece as Piece) : -1
    case 'sell':
      return isForSale(t, seat, option.piece as Piece) ? 2 : -1
    case 'use':
      return rateUse(t, seat, option.piece as Piece)
    default:
      return 0
  }
}
function rateOwnService(t: Table, seat: Seat, id: string): number {
  const health = cubesRight(t, 'health', seat)
  if (id === 'work-city') return cubesRight(t, 'magic', seat) > 1 ? 2 : -1
  if (id === 'work-fortress') return health >= 3 ? 2 : -1
  if (id === 'work-thieves-guild') return health >= 3 && worthOfGold(t, seat) > 0.5 ? 2 : -1
  if (id === 'recharge-magic-tower') return t.track('gold', seat) > 5 ? 1 : -1
  if (id === 'heal-forest-camp') return worthOfHealth(t, seat) > 3 || t.track('gold', seat) > 5 ? 5 : -1
  return 5
}

const rateEnding: Rating = (t, ask, option) => (option.does === 'use' ? rateUse(t, ask.seat, option.piece as Piece) : 0)

/** How each menu is rated, by the text of its ask. */
export const RATINGS: Readonly<Record<string, Rating>> = {
  movement: rateMovement,
  'meet-creature': rateCreature,
  'meet-opportunity': rateOpportunity,
  declare: rateDeclaration,
  'before-roll.strength': rateRoll,
  'before-roll.willpower': rateRoll,
  services: rateService,
  ending: rateEnding,
}
