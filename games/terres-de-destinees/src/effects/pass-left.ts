import { passCard } from '../procedures/pass-card.ts'
import { settle } from '../procedures/settle.ts'
import { nextSurvivor } from '../procedures/survivors.ts'
import { defineOp } from './define-op.ts'

/** This card passes to the player on your left. */
export const passLeft = defineOp('pass-left', {
  *perform(_, { table, you, source }) {
    if (source === undefined) return
    passCard(table, 'faq.accountant.joins-acquired', source, nextSurvivor(table, you))
    yield* settle(table, you)
  },
  feasible: () => true,
  describe: {
    en: () => 'this card passes to the player on your left',
    fr: () => 'cette carte passe devant le joueur à votre gauche',
  },
  worth: () => -1,
})
