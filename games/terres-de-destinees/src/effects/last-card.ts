import { type Effect, type Params, type Piece, pay, seq } from '@sablier/kernel'
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

/** Ops that cost their user a hand card. */
const TAKERS: ReadonlySet<string> = new Set(['discard-own', 'give-card', 'trade-blows'])

/** Whether this power, used with one card in hand, is bound to take it. */
function takesLastCard(ctx: Context, effect: Effect): boolean {
  if (pay.is(effect)) return takesLastCard(ctx, effect.cost)
  if (seq.is(effect)) return effect.effects[0] !== undefined && takesLastCard(ctx, effect.effects[0])
  return effect.op === 'burn-pair' ? survivors(ctx.table).length === 2 : TAKERS.has(effect.op)
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
