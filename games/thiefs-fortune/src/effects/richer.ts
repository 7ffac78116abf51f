import { countBasic } from '../procedures/pay-basic.ts'
import { defineGroup } from './define-op.ts'

/** The seats with more Basic Resources than yours, clockwise. */
export const richer = defineGroup('richer', {
  members: (_, { table, you }) => {
    const mine = countBasic(table, you)
    return table.turnOrder(you).filter((seat) => countBasic(table, seat) > mine)
  },
  describe: {
    en: () => 'each player with more Basic Resources than you',
    fr: () => 'chaque joueur plus riche en Ressources Basiques',
  },
})
