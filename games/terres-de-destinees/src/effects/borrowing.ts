import { type Effect, type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import { ownerOf, playing } from '../procedures/row.ts'
import type { Context, Rule } from '../shape.ts'
import { lastCardTakers, lastCardWarning } from './last-card.ts'

/** Powers that no card may use on behalf of another: they would chain for ever or are no effect of the effects step. */
const NEVER_BORROWED = new Set(['copy', 'repeat-used', 'lich', 'survive'])

/** Whether `you` can use the plain Activation power of this card now, through another card. */
export function canBorrow(ctx: Context, piece: Piece): boolean {
  const { kind, power } = playing(ctx.table, piece)
  const [effect] = power
  if (piece === ctx.source || kind !== 'activation' || effect === undefined) return false
  return !NEVER_BORROWED.has(effect.op) && isFeasible(effect, { ...ctx, source: piece })
}

/** Uses the power of one of these cards as printed on it, with new targets, and leaves that card as it stands. */
export function* borrow(ctx: Context, rule: Rule, pieces: readonly Piece[]): Flow<void> {
  const { table, you, source } = ctx
  const piece = yield* table.pick({
    seat: you,
    rule,
    text: 'borrow',
    params: lastCardWarning(lastCardTakers(ctx, pieces)),
    from: pieces,
    ...(source === undefined ? {} : { source }),
  })
  const owner: Seat = ownerOf(table, piece)
  table.cite(rule).say('borrowed', { seat: { seat: you }, card: { piece }, owner: { seat: owner } })
  yield* perform(playing(table, piece).power[0] as Effect, { ...ctx, source: piece })
}
