import { type Ask, below, type Chance, type Choice, type Piece } from '@sablier/kernel'
import { itemOf } from '@sablier/prophecy/src/procedures/items'
import type { MenuOption } from '@sablier/prophecy/src/procedures/options'
import type { Table } from '@sablier/prophecy/src/shape'
import type { Effect } from '../loose-effect.ts'
import { worthOfEffect } from './effect-worth.ts'
import { RATERS } from './menus.ts'
import { needsOf } from './needs.ts'

/** The best rated of several things; chance breaks ties. */
function best<T>(items: readonly T[], rate: (item: T) => number, chance: Chance): number {
  let found = 0
  let top = -Infinity
  let tied = 1
  for (let i = 0; i < items.length; i++) {
    const rating = rate(items[i] as T)
    if (rating > top) {
      top = rating
      found = i
      tied = 1
    } else if (rating === top && below(chance, ++tied) === 0) found = i
  }
  return found
}

const RESTLESSNESS = 0.36

/** A quick sensible answer: menus by their ratings, amounts in full, the dearest item to keep, the cheapest to give. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const { kind, items, max, text } = ask.spec
  if (kind === 'amount') return text === 'blood-price' ? ask.spec.min : max
  if (kind === 'agree') return 1
  if (kind === 'pick-some') return []
  const rating = RATERS[text]?.(t, ask)
  // A little restlessness on the way: two careful players must not wait for each other for ever.
  const noise = text === 'movement' ? RESTLESSNESS / 100 : 0
  if (rating)
    return best(
      items as readonly MenuOption[],
      (option) => rating(option) + (noise > 0 ? noise * below(chance, 100) : 0),
      chance,
    )
  return best(items, (item) => rateOther(t, ask, item), chance)
}

function rateOther(t: Table, ask: Ask, item: unknown): number {
  const { text, itemKind } = ask.spec
  if (itemKind === 'piece') {
    const card = t.card(item as Piece)
    if (card.kind !== 'item') return 0
    return text === 'give-up' ? -itemOf(t, item as Piece).price : card.price
  }
  if (text === 'wish') return worthOfEffect(t, needsOf(t, ask.seat), (item as { effect: Effect }).effect)
  if (text === 'exchange') return (item as { given: string }).given === 'gold' ? 1 : 0
  return 0
}
