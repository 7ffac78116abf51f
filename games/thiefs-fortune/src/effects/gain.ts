import { count } from '@sablier/kernel'
import { NOUNS } from '../text/nouns.ts'
import { amountNow, baseOf, perWords } from './amount.ts'
import { defineOp } from './define-op.ts'

/** Fortune Points; a counted number may be 0. */
export const gain = defineOp('gain', {
  perform({ n }, ctx) {
    const { table, you } = ctx
    const gained = amountNow(n, ctx)
    table.cite('ability.words').add('fortune', gained, you)
    table.cite('ability.words').say('fortune-gained', { seat: { seat: you }, n: gained })
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('gain', 'gain', 'gains')} ${count('en', baseOf(n), NOUNS.fortune)}${perWords('en', n)}`,
    fr: ({ n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${count('fr', baseOf(n), NOUNS.fortune)}${perWords('fr', n)}`,
  },
  worth: ({ n }, ctx) => amountNow(n, ctx),
})
