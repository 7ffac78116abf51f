import type { Reason } from '@sablier/bots'
import type { Ask, Choice, Effect, Piece } from '@sablier/kernel'
import type { CharacterCard, OpportunityCard } from '../src/cards/card.ts'
import { itemOf } from '../src/procedures/items.ts'
import { isMove } from '../src/procedures/moves.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import type { Table } from '../src/shape.ts'
import { experienceReason, goldLeft, goldReason } from './certificate-reasons.ts'
import { cubesPaid, effectReasons } from './effect-reasons.ts'
import { creatureReasons, declareReasons, rollReasons } from './fight-reasons.ts'
import { lossReasons, ownReasons, usingReasons } from './item-reasons.ts'
import { needsOf } from './needs.ts'
import { amountReasons, menuReasons } from './service-reasons.ts'
import { spaceReasons } from './space-reasons.ts'
import { worthOfOpportunity } from './worth.ts'

type Reasons<T> = (t: Table, ask: Ask, item: T) => Reason[]

/** A move, staying, or the use of an item before. */
const movementReasons: Reasons<MenuOption> = (t, { seat }, option) => {
  if (option.does === 'use') return usingReasons(t, seat, option.piece as Piece)
  if (option.does === 'stay') return spaceReasons(t, seat, t.track('position', seat), true)
  if (!isMove(option)) return []
  const { to, price } = option
  return [...spaceReasons(t, seat, to, false), ...(price > 0 ? [goldLeft(t, seat, price)] : [])]
}

/** What an opportunity brings, or what it means to leave it. */
const opportunityReasons: Reasons<MenuOption> = (t, ask, option) => {
  const { seat } = ask
  if (option.does === 'use') return usingReasons(t, seat, option.piece as Piece)
  const met = ask.source as Piece
  const card = t.card(met) as OpportunityCard
  const params = { card: { card: card.id } }
  const isGood = worthOfOpportunity(t, needsOf(t, seat), met) > 0
  if (option.does === 'leave')
    return [isGood ? { key: 'forgoes', params, weight: -0.4 } : { key: 'leaves-little', params, weight: 0.3 }]
  const found = effectReasons(t, seat, card.effect)
  if (found.length > 0) return found
  return [isGood ? { key: 'opportunity-good', params, weight: 0.4 } : { key: 'opportunity-idle', params, weight: -0.2 }]
}

/** What speaks for and against an option of a menu, by the text of the question. */
const BY_OPTION: Readonly<Record<string, Reasons<MenuOption>>> = {
  movement: movementReasons,
  teleport: (t, { seat }, option) => spaceReasons(t, seat, Number(option['to']), false),
  'meet-creature': creatureReasons,
  'meet-opportunity': opportunityReasons,
  declare: declareReasons,
  'before-roll.strength': rollReasons,
  'before-roll.willpower': rollReasons,
  services: menuReasons,
  ending: menuReasons,
  convert: (t, { seat }, { id }) =>
    id === 'convert.health'
      ? [{ key: 'grows-willpower', weight: 0.3 }, cubesPaid(t, seat, 'health', 1)]
      : [{ key: 'grows-strength', weight: 0.5 }, cubesPaid(t, seat, 'magic', 1)],
  exchange: (t, { seat }, option) => [
    option['given'] === 'gold' ? experienceReason(t, seat, 1) : goldReason(t, seat, 1),
  ],
  wish: (t, { seat }, option) => effectReasons(t, seat, option['effect'] as Effect),
}

/** What speaks for and against a card, by the text of the question. */
const BY_CARD: Readonly<Record<string, Reasons<Piece>>> = {
  character: (t, _, piece) => {
    const { strength, willpower } = t.card(piece) as CharacterCard
    return [{ key: 'begins-with', params: { n: strength, m: willpower }, weight: 0.1 * strength + 0.05 * willpower }]
  },
  'keep-item': (t, { seat }, piece) => ownReasons(t, seat, piece),
  steal: (t, { seat }, piece) => ownReasons(t, seat, piece),
  'buy-one': (t, { seat }, piece) => [...ownReasons(t, seat, piece), goldLeft(t, seat, itemOf(t, piece).price)],
  'give-up': (t, { seat }, piece) => lossReasons(t, seat, piece),
  collector: (t, { seat }, piece) => [...lossReasons(t, seat, piece), goldReason(t, seat, 2 * itemOf(t, piece).price)],
  damage: (t, _, piece) => [
    { key: 'damages', params: { card: { card: t.card(piece).id }, seat: { seat: t.place(piece).at } }, weight: 0.2 },
  ],
}

/** What yes and no mean, where a question asks for no more. */
const YES_NO: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  clover: ['one-stands', 'rolls-again'],
  'save-roll': ['takes-loss', 'saves-roll'],
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { kind, text, items, itemKind } = ask
  if (kind === 'pick-some') {
    const [first] = choice as readonly number[]
    return first === undefined
      ? [{ key: 'buys-nothing', weight: 0.1 }]
      : (BY_CARD[text]?.(t, ask, items[first] as Piece) ?? [])
  }
  if (typeof choice !== 'number') return []
  if (kind === 'amount') return amountReasons(t, ask, choice)
  if (kind === 'agree') {
    const key = YES_NO[text]?.[choice as 0 | 1]
    return key === undefined ? [] : [{ key, weight: choice === 1 ? 0.3 : -0.2 }]
  }
  return itemKind === 'piece'
    ? (BY_CARD[text]?.(t, ask, items[choice] as Piece) ?? [])
    : (BY_OPTION[text]?.(t, ask, items[choice] as MenuOption) ?? [])
}
