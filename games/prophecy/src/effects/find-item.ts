import { canDraw, findItem as find } from '../procedures/decks.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Draw the top card of an item deck. */
export const findItem = defineOp('find-item', {
  perform: ({ deck }, { table, you }) =>
    quietly(() => {
      find(table, you, deck)
    }),
  feasible: ({ deck }, { table }) => canDraw(table, deck),
  describe: {
    en: ({ deck }, v) => `${v('draw', 'draw', 'draws')} a ${deck} item`,
    fr: ({ deck }, v) => `${v('piochez', 'piocher', 'pioche')} un objet ${deck === 'rare' ? 'rare' : 'commun'}`,
  },
  worth: ({ deck }) => (deck === 'rare' ? 6 : 2.5),
})
