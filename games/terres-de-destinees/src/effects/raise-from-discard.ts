import { relocate } from '../procedures/relocate.ts'
import { settle } from '../procedures/settle.ts'
import { isDuo } from '../procedures/survivors.ts'
import { defineOp } from './define-op.ts'
import { because, ruleOf } from './targets.ts'

/** Put a card of the discard pile into play. */
export const raiseFromDiscard = defineOp('raise-from-discard', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const piece = yield* table.pick({
      seat: you,
      rule: 'golden.discard-open',
      text: 'revive',
      from: table.zone('discard-pile').pieces,
      ...because(ctx),
    })
    relocate(table, isDuo(table) ? 'ruling.duo-put-in-play' : ruleOf(ctx), piece, table.zone('in-play', you))
    table
      .cite('golden.rows-open')
      .say(isDuo(table) ? 'acquired-area' : 'acquired', { seat: { seat: you }, card: { piece } })
    yield* settle(table, you)
  },
  feasible: (_, { table }) => !table.zone('discard-pile').isEmpty,
  describe: {
    en: () => 'put a card of your choice from the discard pile into play in front of you',
    fr: () => 'mettez en jeu devant vous une carte de votre choix prise dans la défausse',
  },
  worth: () => 3,
})
