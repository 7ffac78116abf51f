import type { Reason } from '@sablier/bots'
import { type Ask, cardOfKind, type Piece, required } from '@sablier/kernel'
import { type CreatureCard, FIGHT_TYPES, type FightType } from '../src/cards/card.ts'
import { creatureRule } from '../src/effects/all-creature-rules.ts'
import { fightOdds, imagine } from '../src/odds.ts'
import { isFightChoice, leavesChoice } from '../src/procedures/fight-choices.ts'
import { itemBonus } from '../src/procedures/fight-values.ts'
import { itemOf } from '../src/procedures/items.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import { spaceOf } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { goldLeft } from './certificate-reasons.ts'
import { usingReasons } from './item-reasons.ts'

const percent = (share: number): number => Math.round(100 * share)
const creatureOf = (t: Table, ask: Ask): CreatureCard => cardOfKind(t, required(ask.source), 'creature')

/** One way to fight a creature. */
function fightReasons(t: Table, ask: Ask, type: FightType, price: number): Reason[] {
  const paid = type === 'willpower' ? price : 0
  const { won, lost } = fightOdds(
    t,
    ask.seat,
    { creature: creatureOf(t, ask), type, space: spaceOf(t, ask.seat) },
    paid,
  )
  return [
    { key: 'odds', params: { n: percent(won) }, weight: won },
    { key: 'risk', params: { n: percent(lost) }, weight: -lost },
    ...(price > 0 ? [{ key: 'magic-price', params: { n: price }, weight: -0.1 * price }] : []),
  ]
}

/** What speaks for and against an answer to a creature that is met. */
export function creatureReasons(t: Table, ask: Ask, option: MenuOption): Reason[] {
  if (isFightChoice(option)) return fightReasons(t, ask, option.type, option.price)
  if (option.does === 'use') return usingReasons(t, ask.seat, required(option.piece))
  return [{ key: 'no-fight', weight: 0.2 }, ...(option.id === 'feed' ? [goldLeft(t, ask.seat, 1)] : [])]
}

/** The ways in which a creature may be fought; which one was chosen is not part of the question. */
function typesOf(creature: CreatureCard): readonly FightType[] {
  if (creature.first === 'strength') return leavesChoice(creature) ? FIGHT_TYPES : ['strength']
  return creatureRule(creature.special).strengthPrice === undefined ? ['willpower'] : FIGHT_TYPES
}

/** What an item adds against a creature, in the types of fight that may be meant. */
function bonuses(t: Table, ask: Ask, piece: Piece): number[] {
  const creature = creatureOf(t, ask)
  if (creatureRule(creature.special).immaterial) return [0]
  return typesOf(creature).map((type) =>
    itemBonus(itemOf(t, piece), imagine(t, ask.seat, { creature, type, space: spaceOf(t, ask.seat) })),
  )
}

/** What declaring an item, or no more of them, means for a fight. */
export function declareReasons(t: Table, ask: Ask<MenuOption>, { piece }: MenuOption): Reason[] {
  if (piece === undefined) {
    const left = ask.items.flatMap((other) => other.piece ?? [])
    const useful = left.filter((other) => bonuses(t, ask, other).some((n) => n > 0)).length
    return [
      useful > 0 ? { key: 'leaves-out', params: { n: useful }, weight: -0.4 } : { key: 'nothing-helps', weight: 0.3 },
    ]
  }
  const [n = 0, m = n] = bonuses(t, ask, piece)
  const params = { card: { card: t.card(piece).id }, n, m }
  if (n === 0 && m === 0) return [{ key: 'adds-nothing', params, weight: -0.3 }]
  return [
    n === m ? { key: 'adds', params, weight: 0.2 * n } : { key: 'adds-either', params, weight: 0.2 * Math.max(n, m) },
  ]
}

/** What is decided before the dice fall. */
export function rollReasons(t: Table, ask: Ask, option: MenuOption): Reason[] {
  const { seat } = ask
  switch (option.does) {
    case 'roll': {
      const type: FightType = ask.text === 'before-roll.strength' ? 'strength' : 'willpower'
      const { won } = fightOdds(t, seat, {
        creature: { ...creatureOf(t, ask), lives: 1 },
        type,
        space: spaceOf(t, seat),
      })
      return [{ key: 'roll-odds', params: { n: percent(won) }, weight: won - 0.5 }]
    }
    case 'throw':
      return [{ key: 'throws', weight: 0.2 }]
    case 'help':
      return [goldLeft(t, seat, INFORMERS), { key: 'bonus', params: { n: HELP }, weight: 0.3 }]
    case 'chapel':
      return [
        { key: 'bonus', params: { n: HELP }, weight: 0.3 },
        { key: 'blessing-gone', weight: -0.2 },
      ]
    default:
      return [{ key: 'helps-roll', params: { card: { card: t.card(required(option.piece)).id } }, weight: 0.3 }]
  }
}
/** What informers cost, and what they and the blessing add. */
const INFORMERS = 2
const HELP = 2
