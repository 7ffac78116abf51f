import { type Flow, type Happening, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import type { ItemCard, Moment } from '../cards/card.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'
import { isSound, itemOf } from './items.ts'
import type { MenuOption, RefusedOption } from './options.ts'

/** The use of a one-use item as an answer. */
export interface UseOption extends MenuOption {
  readonly does: 'use'
  readonly piece: Piece
}
type Use = NonNullable<ItemCard['use']>

/** The one-use items that can be used at this moment and would change something. */
export function usesAt(t: Table, seat: Seat, moment: Moment, happening?: Happening): MenuOption[] {
  const open: MenuOption[] = []
  const { pieces } = t.zone('items', seat)
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    const { use, id } = itemOf(t, piece)
    if (!use?.moments.includes(moment) || !isSound(t, piece)) continue
    if (isFeasible(use.effect, contextOf(t, seat, piece, happening)))
      open.push({ id: `use.${id}`, text: 'use', params: { card: { card: id } }, piece, does: 'use' })
  }
  return open
}
/** The items of a moment that a rule bars now. */
export function refusedUses(t: Table, seat: Seat, moment: Moment, why: string): RefusedOption[] {
  return usesAt(t, seat, moment).map(({ id, params = {} }) => ({ id, text: 'use', params, why }))
}
/** Did the player choose to use an item? */
export function isUse(option: MenuOption): option is UseOption {
  return option.does === 'use'
}
/** Can the item of this answer be used at this moment? */
export function isFor(t: Table, option: UseOption, moment: Moment): boolean {
  return itemOf(t, option.piece).use?.moments.includes(moment) ?? false
}

/** Uses an item once; then it is discarded. */
export function* consumeItem(t: Table, seat: Seat, piece: Piece, happening?: Happening): Flow<void> {
  const { effect } = itemOf(t, piece).use as Use
  t.cite('ruling.item_use_timing').say('item-used', { seat: { seat }, card: { piece } })
  yield* perform(effect, contextOf(t, seat, piece, happening))
  discard(t, piece)
}
const contextOf = (table: Table, you: Seat, source: Piece, happening?: Happening) =>
  happening === undefined ? { table, you, source } : { table, you, source, happening }
