import { defineOp } from '@sablier/kernel'
import { acquire } from '../procedures/sale.ts'
import { settle } from '../procedures/settle.ts'
import type { Table } from '../table.ts'

/** Put a card of the discard pile into play. */
export const raiseFromDiscard = defineOp<object, Table>('raise-from-discard', {
  *perform(_, { table, you }) {
    const piece = yield* table.pick({
      seat: you,
      rule: 'golden.discard-open',
      text: 'revive',
      from: table.zone('discard-pile').pieces,
    })
    acquire(table, piece, you)
    yield* settle(table, { cause: you })
  },
  feasible: (_, { table }) => !table.zone('discard-pile').isEmpty,
  describe: {
    en: () => 'put a card of your choice from the discard pile into play in front of you',
    fr: () => 'mettez en jeu devant vous une carte de votre choix prise dans la défausse',
  },
  worth: () => 3,
})
