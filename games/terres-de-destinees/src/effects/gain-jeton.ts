import { gainJeton as gain } from '../procedures/jeton.ts'
import { settle } from '../procedures/settle.ts'
import { defineOp } from './define-op.ts'
import { jetonName } from './jeton-name.ts'

/** Gain a Token; owning it already is no obstacle, only useless. */
export const gainJeton = defineOp('gain-jeton', {
  *perform({ number }, { table, you }) {
    gain(table, you, number)
    yield* settle(table, you)
  },
  feasible: () => true,
  describe: {
    en: ({ number }, v) => `${v('gain', 'gain', 'gains')} ${jetonName('en', number)}`,
    fr: ({ number }, v) => `${v('gagnez', 'gagner', 'gagne')} ${jetonName('fr', number)}`,
  },
  worth: () => 0.8,
})
