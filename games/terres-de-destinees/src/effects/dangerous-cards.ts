import type { Effect, Piece, Seat } from '@sablier/kernel'
import type { Family } from '../cards/card.ts'
import { playing } from '../procedures/row.ts'
import { handSize } from '../procedures/survivors.ts'
import type { Context, Table } from '../shape.ts'
import { copyable, type Reach } from './copy.ts'
import { lastCardTakers } from './last-card.ts'
import { repeatable } from './repeat-used.ts'

const NO_CARDS: readonly Piece[] = []

/** The cards that a copying or repeating card could use now; none for any other card. */
function borrowed(ctx: Context, { op, ...args }: Effect): readonly Piece[] {
  if (op === 'copy') return copyable(args as Reach, ctx)
  return op === 'repeat-used' ? repeatable(args as { family: Family }, ctx) : NO_CARDS
}

/** Those of the usable cards that are bound to take their user's last hand card, by themselves or by what they copy. */
export function dangerousCards(table: Table, you: Seat, usable: readonly Piece[]): readonly Piece[] {
  if (handSize(table, you) !== 1) return NO_CARDS
  const ctx: Context = { table, you }
  const takers = lastCardTakers(ctx, usable)
  return usable.filter((piece) => {
    if (takers.includes(piece)) return true
    const lent = borrowed({ ...ctx, source: piece }, playing(ctx.table, piece).power[0] as Effect)
    return lent.length > 0 && lastCardTakers(ctx, lent).length === lent.length
  })
}
