import { cubesLeft, cubesRight, restoreCubes, spendCubes } from '../../procedures/cubes.ts'
import { defineCreatureRule } from '../creature-rule.ts'

const PRICE = 2
const HEALED = 1

/** A player who yields to her spends Magic and is healed. */
export const embrace = defineCreatureRule('embrace', {
  mark: '?',
  describe: () => ({
    en: `embrace: instead of fighting you may spend ${PRICE} Magic to heal ${HEALED} Health; she stays and your turn ends`,
    fr: `étreinte : au lieu de combattre, vous pouvez dépenser ${PRICE} PM pour guérir ${HEALED} PS ; elle reste et votre tour s’achève`,
  }),
  wayOut: {
    id: 'embrace',
    isOpen: (t, seat) => cubesRight(t, 'magic', seat) >= PRICE && cubesLeft(t, 'health', seat) > 0,
    run(t, seat, piece) {
      spendCubes(t, 'magic', seat, PRICE)
      restoreCubes(t, 'health', seat, HEALED)
      t.cite('combat.optional_mark').say('embraced', { seat: { seat }, card: { piece } })
    },
  },
})
