import { discard } from '../procedures/decks.ts'
import { itemOf, soundItems } from '../procedures/items.ts'
import { defineOp } from './define-op.ts'

/** Give a sound item for twice its price. */
export const sellDouble = defineOp('sell-double', {
  *perform(_, { table: t, you, source }) {
    const piece = yield* t.pick({
      seat: you,
      rule: 'opportunity.follow_text',
      text: 'collector',
      source,
      from: soundItems(t, you),
    })
    const n = 2 * itemOf(t, piece).price
    t.cite('opportunity.follow_text').say('sold', { seat: { seat: you }, card: { piece }, n })
    discard(t, piece)
    t.cite('opportunity.follow_text').add('gold', n, you)
  },
  feasible: (_, { table, you }) => soundItems(table, you).length > 0,
  describe: {
    en: () => 'give one sound item, which is discarded, and take twice its price in gold',
    fr: () => 'donnez un objet en bon état, qui est défaussé, et prenez le double de son prix en or',
  },
  worth: (_, { table, you }) => Math.max(...soundItems(table, you).map((piece) => itemOf(table, piece).price)),
})
