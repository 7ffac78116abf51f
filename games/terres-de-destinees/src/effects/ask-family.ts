import { type OptionItem, pieceId, type Seat } from '@sablier/kernel'
import { FAMILIES } from '../cards/card.ts'
import { countGain } from '../procedures/draw-cards.ts'
import { handOver } from '../procedures/give-cards.ts'
import { playing } from '../procedures/row.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { handSize, otherSurvivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { because, isHandOpen, pickTarget, ruleOf } from './targets.ts'

/** The honest answer of a hand without such a card. */
const NONE: readonly Exclude<OptionItem, string>[] = [{ id: 'none', text: 'none' }]

/** Anybody with a hand that may be reached: hidden hands are guessed at, empty ones are plain to see. */
const askable = ({ table, you }: Context): Seat[] =>
  otherSurvivors(table, you).filter((seat) => handSize(table, seat) > 0 && isHandOpen(table, seat))

/** Name a family: the player asked gives you such a card if they hold one. The program sees to an honest answer. */
export const askFamily = defineOp('ask-family', {
  *perform(_, ctx) {
    const { table, you, source } = ctx
    const target = yield* pickTarget(ctx, askable(ctx))
    const family = yield* table.choose({
      seat: you,
      rule: ruleOf(ctx),
      text: 'name-family',
      among: FAMILIES,
      ...because(ctx),
    })
    table.cite(ruleOf(ctx)).say('asked-family', { seat: { seat: you }, target: { seat: target }, family })
    const [hit] = yield* unshielded(table, you, [target], source)
    if (hit === undefined) return
    const matching = table.zone('hand', hit).pieces.filter((piece) => playing(table, piece).family === family)
    const answers: readonly Exclude<OptionItem, string>[] =
      matching.length > 0 ? matching.map((card) => ({ id: pieceId(table, card, hit), piece: card })) : NONE
    // Asked in any case: the question itself must not tell what the hand holds.
    const { piece } = yield* table.choose({
      seat: hit,
      rule: 'golden.good-faith',
      text: 'give-family',
      params: { family, to: { seat: you } },
      among: answers,
      always: true,
      ...because(ctx),
    })
    if (piece === undefined) return table.cite('golden.good-faith').say('has-none', { seat: { seat: hit }, family })
    handOver(table, ruleOf(ctx), [piece], you)
    countGain(table, you, 1)
    yield* settleHands(table, you)
  },
  feasible: (_, ctx) => askable(ctx).length > 0,
  describe: {
    en: () => 'choose another player and name a family: if they hold a card of that family they give you one',
    fr: () =>
      'choisissez un autre joueur et nommez une famille : s’il a en main une carte de cette famille, il vous en donne une',
  },
  worth: () => 1.2,
})
