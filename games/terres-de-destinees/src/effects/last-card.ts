import type { Effect, Params, Piece } from '@sablier/kernel'
import { playing } from '../procedures/row.ts'
import { handSize, survivors } from '../procedures/survivors.ts'
import type { Context, Rule } from '../shape.ts'
import { ruleOf } from './targets.ts'

/** The rule by which you lose cards through your own power: a special one if the hand goes with them. */
export function costRule(ctx: Context, n: number): Rule {
  const rule = ruleOf(ctx)
  if (handSize(ctx.table, ctx.you) > n) return rule
  return rule === 'power.mandatory' ? 'ruling.mandatory-can-kill' : 'ruling.suicide-by-choice'
}

/** Whether this power, used with one card in hand, is bound to take it. */
function takesLastCard(ctx: Context, effect: Effect): boolean {
  switch (effect.op) {
    case 'discard-own':
    case 'give-card':
    case 'trade-blows':
      return true
    case 'pay':
      return takesLastCard(ctx, effect['cost'] as Effect)
    case 'seq':
      return takesLastCard(ctx, (effect['effects'] as readonly Effect[])[0] as Effect)
    case 'burn-pair':
      return survivors(ctx.table).length === 2
    default:
      return false
  }
}

const NO_CARDS: readonly Piece[] = []
/** Those of the cards whose own power would cost their user the last hand card. */
export function lastCardTakers(ctx: Context, pieces: readonly Piece[]): readonly Piece[] {
  if (handSize(ctx.table, ctx.you) !== 1) return NO_CARDS
  return pieces.filter((piece) => {
    const [effect] = playing(ctx.table, piece).power
    return effect !== undefined && takesLastCard(ctx, effect)
  })
}

const CALM: Params = { warning: { list: [] } }
/** The parameters of a question that warns with a sentence of its own; without `params` there is nothing to warn of. */
export const warning = (phrase: string, params: Params | null): Params =>
  params === null ? CALM : { warning: { list: [{ phrase, params }] } }

/** Warns of cards that would take the last hand card of their user. */
export const lastCardWarning = (takers: readonly Piece[]): Params =>
  takers.length === 0
    ? CALM
    : warning('last-card-warning', { n: takers.length, cards: { list: takers.map((piece) => ({ piece })) } })
