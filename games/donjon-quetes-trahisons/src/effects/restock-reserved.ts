import { objectCard } from '../procedures/adventurer/heroes.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'

const discarded = (t: Table): number[] =>
  t.zone('object-discard').pieces.filter((piece) => objectCard(t, piece)?.reserved !== undefined)

/** Discarded reserved objects go on sale again. */
export const restockReserved = defineOp('restock-reserved', {
  perform(_, { table }) {
    for (const piece of discarded(table)) {
      table.cite('event.unexpected-delivery').move(piece, table.zone('shop'))
      table.cite('event.unexpected-delivery').say('restocked', { card: { piece } })
    }
  },
  feasible: (_, { table }) => discarded(table).length > 0,
  describe: {
    en: () => 'all discarded reserved objects return to the shop',
    fr: () => 'tous les objets réservés défaussés reviennent à la boutique',
  },
})
