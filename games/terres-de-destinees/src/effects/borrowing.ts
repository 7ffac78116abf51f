import { type Effect, type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import { drawCards } from '../procedures/draw-cards.ts'
import { ownerOf, playing } from '../procedures/row.ts'
import { isOut } from '../procedures/survivors.ts'
import type { Context, Rule } from '../shape.ts'
import { lastCardTakers, lastCardWarning } from './last-card.ts'

/** Powers that no card may use on behalf of another: they would chain for ever or are no effect of the effects step. */
const NEVER_BORROWED = new Set(['copy', 'repeat-used', 'lich', 'survive'])

/** Why `you` cannot use the power of this card now through another card; null if you can. */
export function whyNotBorrowed(ctx: Context, piece: Piece): Rule | null {
  const { kind, power } = playing(ctx.table, piece)
  const [effect] = power
  if (piece === ctx.source || kind !== 'activation' || effect === undefined) return 'faq.copy.activation-kind-only'
  if (NEVER_BORROWED.has(effect.op)) return 'ruling.no-copy-of-copies'
  return isFeasible(effect, { ...ctx, source: piece }) ? null : 'ruling.optional-without-target'
}
/** Whether `you` can use the plain Activation power of this card now, through another card. */
export const canBorrow = (ctx: Context, piece: Piece): boolean => whyNotBorrowed(ctx, piece) === null

/**
 * Uses the power of one of the cards within reach as printed on it, with new targets, and leaves that card as it stands.
 * Its owner may draw some cards for it afterwards.
 */
export function* borrow(ctx: Context, rule: Rule, within: readonly Piece[], rent = 0): Flow<void> {
  const pieces = within.filter((piece) => canBorrow(ctx, piece))
  const { table, you, source } = ctx
  const piece = yield* table.pick({
    seat: you,
    rule,
    text: 'borrow',
    params: lastCardWarning(lastCardTakers(ctx, pieces)),
    from: pieces,
    refused: () =>
      within.flatMap((piece) => {
        const why = piece === source ? null : whyNotBorrowed(ctx, piece)
        return why === null ? [] : [{ piece, why }]
      }),
    source,
  })
  const owner: Seat = ownerOf(table, piece)
  table.cite(rule).say('borrowed', { seat: { seat: you }, card: { piece }, owner: { seat: owner } })
  yield* perform(playing(table, piece).power[0] as Effect, { ...ctx, source: piece })
  if (rent > 0 && !isOut(table, owner)) drawCards(table, 'power.activation', owner, rent)
}
