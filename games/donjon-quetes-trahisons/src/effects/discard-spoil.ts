import { defineOp } from './define-op.ts'

/** One spoil of the owner's choice rots away. */
export const discardSpoil = defineOp('discard-spoil', {
  *perform(_, { table, you }) {
    const from = table.zone('spoils', you).pieces.slice()
    if (from.length === 0) return
    const piece = yield* table.pick({ seat: you, rule: 'event.putrefaction', from })
    table.cite('event.putrefaction').move(piece, table.zone('adventure-discard'))
    table.cite('event.putrefaction').say('spoil-rotted', { seat: { seat: you }, card: { piece } })
  },
  feasible: (_, { table, you }) => !table.zone('spoils', you).isEmpty,
  describe: {
    en: (_, v) => `${v('discard', 'discard', 'discards')} one spoil of ${v('your', 'your', 'their')} choice`,
    fr: (_, v) => `${v('défaussez', 'défausser', 'défausse')} une dépouille de ${v('votre', 'son', 'son')} choix`,
  },
  worth: () => -0.3,
})
