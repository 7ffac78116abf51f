import { objectsOf, returnObject } from '../procedures/adventurer/outfit.ts'
import { defineOp } from './define-op.ts'

/** The drawer gives up one object: back to the shop, or to a discard if it is draconic or from the Dungeon. */
export const loseObject = defineOp('lose-object', {
  *perform(_, { table, you }) {
    const from = objectsOf(table, you)
    if (from.length === 0) return table.cite('special.pilferer').say('nothing-to-pilfer', { seat: { seat: you } })
    const piece = yield* table.pick({ seat: you, rule: 'special.pilferer', from })
    returnObject(table, 'special.pilferer', piece)
  },
  feasible: (_, { table, you }) => objectsOf(table, you).length > 0,
  describe: {
    en: (_, v) =>
      `${v('give', 'give', 'gives')} up one object: it goes back to the shop, or to the discard if it is draconic or was found in the Dungeon`,
    fr: (_, v) =>
      `${v('renoncez', 'renoncer', 'renonce')} à un objet : il retourne à la boutique, ou à la défausse s’il est draconique ou trouvé dans le Donjon`,
  },
  worth: () => -0.5,
})
