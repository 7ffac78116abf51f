import type { Judging, Reason } from '@sablier/bots'
import type { Ask, Piece, Seat } from '@sablier/kernel'
import { priceOfMagic } from '../src/procedures/care.ts'
import { cubesLeft } from '../src/procedures/cubes.ts'
import { itemOf } from '../src/procedures/items.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import { sellingPrice } from '../src/procedures/trade.ts'
import type { Table } from '../src/shape.ts'
import { experienceReason, goldLeft, goldReason } from './certificate-reasons.ts'
import { cubesPaid, restoring } from './effect-reasons.ts'
import { lossReasons, ownReasons, usingReasons } from './item-reasons.ts'
import type { Rater } from './menus.ts'

/** What the service of a space brings and what it costs. */
const SERVICES: Readonly<Record<string, (t: Table, seat: Seat) => Reason[]>> = {
  'work-city': (t, seat) => [goldReason(t, seat, 2), cubesPaid(t, seat, 'magic', 1)],
  'work-thieves-guild': (t, seat) => [goldReason(t, seat, 3), cubesPaid(t, seat, 'health', 1)],
  'work-fortress': (t, seat) => [experienceReason(t, seat, 2), cubesPaid(t, seat, 'health', 1)],
  'heal-monastery': (t, seat) => restoring(t, seat, true, false),
  'recharge-desert': (t, seat) => restoring(t, seat, false, true),
  tavern: (t, seat) => [...restoring(t, seat, true, true), goldLeft(t, seat, 1)],
  'heal-forest-camp': (t, seat) => restoring(t, seat, true, false),
  'recharge-magic-tower': (t, seat) => restoring(t, seat, false, true),
}

/** What is left undone by ending the turn, as a sensible player sees it. */
function doneReasons(rate: (option: MenuOption) => number, { items }: Ask<MenuOption>): Reason[] {
  const worthy = items.filter((option) => option.does !== 'done' && option.does !== 'end' && rate(option) > 0).length
  return [worthy > 0 ? { key: 'left-undone', params: { n: worthy }, weight: -0.4 } : { key: 'all-done', weight: 0.3 }]
}

/** What speaks for and against what can be done in a space, or at the end of a turn. */
export const menuReasons =
  (rater: Rater<MenuOption>): Judging<Table, MenuOption> =>
  (t, ask, option) => {
    const { seat } = ask
    const { does, id, piece } = option
    if (does === 'certificate')
      return [{ key: 'certificate', params: { n: t.zone('certificates', seat).size + 1 }, weight: 1 }]
    if (does === 'service') return SERVICES[id]?.(t, seat) ?? []
    return piece === undefined ? doneReasons(rater(t, ask), ask) : itemServiceReasons(t, seat, does, piece)
  }
function itemServiceReasons(t: Table, seat: Seat, does: string, piece: Piece): Reason[] {
  switch (does) {
    case 'buy':
      return [...ownReasons(t, seat, piece), goldLeft(t, seat, itemOf(t, piece).price)]
    case 'sell':
      return [...lossReasons(t, seat, piece), goldReason(t, seat, sellingPrice(itemOf(t, piece).price))]
    case 'repair':
      return [{ key: 'repairs', params: { card: { card: t.card(piece).id } }, weight: 0.4 }, goldLeft(t, seat, 1)]
    case 'use':
      return usingReasons(t, seat, piece)
    default:
      return []
  }
}

/** What is still missing after so much of something is taken, healed or recharged. */
export function amountReasons(t: Table, { seat, text }: Ask, n: number): Reason[] {
  const wounds = { key: 'wounds-stay', params: { n: cubesLeft(t, 'health', seat) - n }, weight: 0.2 * n - 0.2 }
  const spent = { key: 'magic-stays-spent', params: { n: cubesLeft(t, 'magic', seat) - n }, weight: 0.1 * n - 0.1 }
  switch (text) {
    case 'benefit.gold':
      return n === 0 ? [{ key: 'declines', weight: -0.4 }] : [goldReason(t, seat, n)]
    case 'benefit.health':
      return [wounds]
    case 'benefit.magic':
      return [spent]
    case 'heal-how-many':
      return [wounds, goldLeft(t, seat, n)]
    case 'recharge-how-many':
      return [spent, goldLeft(t, seat, priceOfMagic(n))]
    case 'blood-price':
      return [cubesPaid(t, seat, 'health', n)]
    default:
      return []
  }
}
