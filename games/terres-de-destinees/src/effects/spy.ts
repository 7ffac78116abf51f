import { seers, viewerBit } from '@sablier/kernel'
import { countGain } from '../procedures/draw-cards.ts'
import { takeOver } from '../procedures/give-cards.ts'
import { lookAtDestin } from '../procedures/look-at-destin.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import { defineOp } from './define-op.ts'
import { because, isHandOpen, pickTarget, ruleOf } from './targets.ts'

/** Look at another player's Destiny and hand, then take a card from it; a guarded hand can only be looked at. */
export const spy = defineOp('spy', {
  *perform(_, ctx) {
    const { table, you, source } = ctx
    const target = yield* pickTarget(ctx, otherSurvivors(table, you))
    const hand = table.zone('hand', target)
    const takes = isHandOpen(table, target) && !hand.isEmpty
    if (takes && (yield* unshielded(table, you, [target], source)).length === 0) return
    lookAtDestin(table, you, target)
    if (hand.isEmpty) return
    const unknown = hand.pieces.filter((piece) => !(seers(table.layout, table.state, piece) & viewerBit(you)))
    table.cite('hand.hidden').look(you, hand.pieces)
    table.cite('hand.hidden').say('saw-hand', { seat: { seat: you }, target: { seat: target } })
    if (takes) {
      const piece = yield* table.pick({
        seat: you,
        rule: ruleOf(ctx),
        text: 'take-card',
        params: { target: { seat: target } },
        from: hand.pieces,
        always: true,
        ...because(ctx),
      })
      takeOver(table, ruleOf(ctx), piece, you)
      countGain(table, you, 1)
    }
    // The hand is open only while the power resolves; cards known before stay known.
    table.cite('hand.hidden').forget(
      unknown.filter((piece) => hand.has(piece)),
      you,
    )
    yield* settleHands(table, you)
  },
  // While the game goes on there is another survivor.
  feasible: () => true,
  describe: {
    en: () => 'look at another player’s secret Destiny and hand, then take one card of your choice from that hand',
    fr: () =>
      'regardez le Destin secret et la main d’un autre joueur, puis prenez une carte de votre choix dans cette main',
  },
  worth: () => 2,
})
