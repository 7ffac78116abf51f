import { damagedItems, mend } from '../procedures/items.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Repair every damaged item for free. */
export const repairAll = defineOp('repair-all', {
  perform: (_, { table: t, you }) =>
    quietly(() => {
      for (const piece of damagedItems(t, you)) {
        mend(t, piece)
        t.cite('repair.cost').say('repaired', { seat: { seat: you }, card: { piece } })
      }
    }),
  feasible: (_, { table, you }) => damagedItems(table, you).length > 0,
  describe: {
    en: (_, v) => `${v('repair', 'repair', 'repairs')} all ${v('your', 'your', 'their')} items for free`,
    fr: (_, v) =>
      `${v('réparez gratuitement tous vos', 'réparer gratuitement tous vos', 'répare gratuitement tous ses')} objets`,
  },
  worth: (_, { table, you }) => damagedItems(table, you).length,
})
