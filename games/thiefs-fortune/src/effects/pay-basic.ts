import { count } from '@sablier/kernel'
import { countBasic, payBasicFor } from '../procedures/pay-basic.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** A price in Basic Resources of any kind. */
export const payBasic = defineOp('pay-basic', {
  *perform({ n }, ctx) {
    yield* payBasicFor(ctx.table, ctx.you, { n, rule: 'ability.words', source: ctx.source })
  },
  feasible: ({ n }, { table, you }) => countBasic(table, you) >= n,
  describe: {
    en: ({ n }, v) => `${v('pay', 'pay', 'pays')} ${count('en', n, NOUNS.basic)}`,
    fr: ({ n }, v) => `${v('payez', 'payer', 'paie')} ${count('fr', n, NOUNS.basic)}`,
  },
  worth: ({ n }) => -n * VALUES.basic,
})
