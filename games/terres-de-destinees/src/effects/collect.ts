import { type Effect, membersOf, type Seat } from '@sablier/kernel'
import { countGain } from '../procedures/draw-cards.ts'
import { giveCards } from '../procedures/give-cards.ts'
import { passCard } from '../procedures/pass-card.ts'
import { ownerOf } from '../procedures/row.ts'
import { settle, settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import type { Context } from '../shape.ts'
import { inWords } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { isHandOpen, isRowOpen, pickTarget, ruleOf } from './targets.ts'

/** The seats that may be chosen; none if the card itself lies where your powers cannot move it. */
function payers(who: Effect, ctx: Context): Seat[] {
  const { table, you, source } = ctx
  if (source !== undefined && !isRowOpen(table, you, ownerOf(table, source))) return []
  return membersOf(who, ctx).filter((seat) => isHandOpen(table, seat))
}

/** A player gives you cards, then this card passes to them. */
export const collect = defineOp('collect', {
  *perform({ n, who }, ctx) {
    const { table, you, source } = ctx
    if (source === undefined) return
    const target = yield* pickTarget(ctx, payers(who, ctx))
    const owner = ownerOf(table, source)
    const touched = owner === you || owner === target ? [target] : [target, owner]
    const reached = yield* unshielded(table, you, touched, source)
    if (!reached.includes(target)) return
    yield* giveCards(table, ruleOf(ctx), { from: target, to: you, n, source })
    countGain(table, you, n)
    yield* settleHands(table, you)
    if (owner === target || (owner !== you && !reached.includes(owner))) return
    passCard(table, 'faq.ring.joins-acquired', source, target)
    yield* settle(table, you)
  },
  feasible: ({ who }, ctx) => payers(who, ctx).length > 0,
  describe: {
    en: ({ n, who }, v) =>
      `${v.group(who)} gives you ${inWords('en', n)} of them. Then this card passes to that player`,
    fr: ({ n, who }, v) => `${v.group(who)} vous en donne ${inWords('fr', n)}. Puis cette carte passe devant lui`,
  },
  worth: () => 1.5,
})
