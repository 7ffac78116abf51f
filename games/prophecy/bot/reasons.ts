import { type Judging, judgesByText, type Reason } from '@sablier/bots'
import { type Ask, type Choice, cardOfKind, required } from '@sablier/kernel'
import { itemOf } from '../src/procedures/items.ts'
import { isMove } from '../src/procedures/moves.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import type { Table } from '../src/shape.ts'
import { experienceReason, goldLeft, goldReason } from './certificate-reasons.ts'
import { cubesPaid, effectReasons } from './effect-reasons.ts'
import { creatureReasons, declareReasons, rollReasons } from './fight-reasons.ts'
import { lossReasons, ownReasons, usingReasons } from './item-reasons.ts'
import { rateEnding, rateService } from './menus.ts'
import { needsOf } from './needs.ts'
import type { Offered } from './offered.ts'
import { amountReasons, menuReasons } from './service-reasons.ts'
import { spaceReasons } from './space-reasons.ts'
import { worthOfOpportunity } from './worth.ts'

/** A move, staying, or the use of an item before. */
const movementReasons: Judging<Table, MenuOption> = (t, { seat }, option) => {
  if (option.does === 'use') return usingReasons(t, seat, required(option.piece))
  if (option.does === 'stay') return spaceReasons(t, seat, t.track('position', seat), true)
  if (!isMove(option)) return []
  const { to, price } = option
  return [...spaceReasons(t, seat, to, false), ...(price > 0 ? [goldLeft(t, seat, price)] : [])]
}

/** What an opportunity brings, or what it means to leave it. */
const opportunityReasons: Judging<Table, MenuOption> = (t, ask, option) => {
  const { seat } = ask
  if (option.does === 'use') return usingReasons(t, seat, required(option.piece))
  const met = required(ask.source)
  const card = cardOfKind(t, met, 'opportunity')
  const params = { card: { card: card.id } }
  const isGood = worthOfOpportunity(t, needsOf(t, seat), met) > 0
  if (option.does === 'leave')
    return [isGood ? { key: 'forgoes', params, weight: -0.4 } : { key: 'leaves-little', params, weight: 0.3 }]
  const found = effectReasons(t, seat, card.effect)
  if (found.length > 0) return found
  return [isGood ? { key: 'opportunity-good', params, weight: 0.4 } : { key: 'opportunity-idle', params, weight: -0.2 }]
}

/** What speaks for and against an answer, by the text of the question. */
const judgeOf = judgesByText<Table, Offered>({
  movement: movementReasons,
  teleport: (t, { seat }, option) => spaceReasons(t, seat, option.to, false),
  'meet-creature': creatureReasons,
  'meet-opportunity': opportunityReasons,
  declare: declareReasons,
  'before-roll.strength': rollReasons,
  'before-roll.willpower': rollReasons,
  services: menuReasons(rateService),
  ending: menuReasons(rateEnding),
  convert: (t, { seat }, { id }) =>
    id === 'convert.health'
      ? [{ key: 'grows-willpower', weight: 0.3 }, cubesPaid(t, seat, 'health', 1)]
      : [{ key: 'grows-strength', weight: 0.5 }, cubesPaid(t, seat, 'magic', 1)],
  exchange: (t, { seat }, { given }) => [given === 'gold' ? experienceReason(t, seat, 1) : goldReason(t, seat, 1)],
  wish: (t, { seat }, { effect }) => effectReasons(t, seat, effect),
  character: (t, _, piece) => {
    const { strength, willpower } = cardOfKind(t, piece, 'character')
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
})

/** What yes and no mean, where a question asks for no more. */
const YES_NO: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  clover: ['one-stands', 'rolls-again'],
  'save-roll': ['takes-loss', 'saves-roll'],
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { kind, text, items } = ask
  const judge = (n: number): readonly Reason[] => judgeOf(text)?.(t, ask, items[n]) ?? []
  if (typeof choice === 'object') {
    if (kind !== 'pick-some' || 'proposal' in choice) return []
    const [first] = choice
    return first === undefined ? [{ key: 'buys-nothing', weight: 0.1 }] : judge(first)
  }
  if (kind === 'amount') return amountReasons(t, ask, choice)
  if (kind !== 'agree') return judge(choice)
  const key = YES_NO[text]?.[choice === 1 ? 1 : 0]
  return key === undefined ? [] : [{ key, weight: choice === 1 ? 0.3 : -0.2 }]
}
