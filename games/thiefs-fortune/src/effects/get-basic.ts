import { count } from '@sablier/kernel'
import { getBasicFor } from '../procedures/pay-basic.ts'
import { NOUNS } from '../text/nouns.ts'
import { amountNow, baseOf, perWords } from './amount.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** Basic Resources of your choice into your Stockpile; a counted number may be 0. */
export const getBasic = defineOp('get-basic', {
  *perform({ n }, ctx) {
    yield* getBasicFor(ctx.table, ctx.you, {
      n: amountNow(n, ctx),
      rule: 'anatomy.basic-resources',
      source: ctx.source,
    })
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) =>
      `${v('get', 'get', 'gets')} ${count('en', baseOf(n), NOUNS.basic)} of your choice${perWords('en', n)}`,
    fr: ({ n }, v) =>
      `${v('obtenez', 'obtenir', 'obtient')} ${count('fr', baseOf(n), NOUNS.basic)} de votre choix${perWords('fr', n)}`,
  },
  worth: ({ n }, ctx) => Math.max(typeof n === 'number' ? 0 : 1, amountNow(n, ctx)) * VALUES.basic,
})
