import { settleOutfit } from '../procedures/adventurer/outfit.ts'
import { defineOp } from './define-op.ts'

/** The drawn card stays with its drawer: as an object without a type, or as a companion. */
export const keepCard = defineOp('keep-card', {
  perform({ as, rule }, { table, you, source }) {
    if (source === undefined) return
    table.cite(rule).move(source, table.zone(as === 'object' ? 'pack' : 'companions', you))
    table.cite(rule).say('card-kept', { seat: { seat: you }, card: { piece: source } })
    settleOutfit(table, you)
  },
  feasible: (_, { source }) => source !== undefined,
  describe: {
    en: ({ as }, v) =>
      `${v('keep', 'keep', 'keeps')} this card${as === 'object' ? '; it counts as an object without a type' : ''}`,
    fr: ({ as }, v) =>
      `${v('gardez', 'garder', 'garde')} cette carte${as === 'object' ? ' ; elle compte comme un objet sans type' : ''}`,
  },
  worth: () => 0.5,
})
