import { buyHealth, buyMagic, magicFor } from '../procedures/care.ts'
import { cubesLeft } from '../procedures/cubes.ts'
import { defineOp } from './define-op.ts'

/** Buy Health and Magic once, at the prices of the Forest Camp and the Magic Tower. */
export const apothecary = defineOp('apothecary', {
  *perform(_, { table: t, you, source }) {
    const wounds = Math.min(cubesLeft(t, 'health', you), t.track('gold', you))
    const magic = cubesLeft(t, 'magic', you)
    const healed =
      wounds === 0
        ? 0
        : yield* t.amount({
            seat: you,
            rule: 'opportunity.follow_text',
            text: 'heal-how-many',
            source,
            min: 0,
            max: wounds,
          })
    buyHealth(t, you, healed, 'opportunity.follow_text')
    const most = Math.min(magic, magicFor(t.track('gold', you)))
    const charged =
      most === 0
        ? 0
        : yield* t.amount({
            seat: you,
            rule: 'opportunity.follow_text',
            text: 'recharge-how-many',
            source,
            min: 0,
            max: most,
          })
    buyMagic(t, you, charged, 'opportunity.follow_text')
  },
  feasible: (_, { table, you }) =>
    table.track('gold', you) > 0 && cubesLeft(table, 'health', you) + cubesLeft(table, 'magic', you) > 0,
  describe: {
    en: () =>
      'once, heal any number of Health for 1 gold each and recharge any number of Magic for 1 gold per 2, rounded up',
    fr: () =>
      'une seule fois, guérissez autant de PS que voulu à 1 pièce d’or chacun et rechargez autant de PM que voulu à 1 pièce d’or par tranche de 2 PM, même entamée',
  },
  worth: (_, { table, you }) => Math.min(table.track('gold', you), cubesLeft(table, 'health', you)),
})
