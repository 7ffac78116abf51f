import { defineOp } from '@sablier/kernel'
import { isBasic, type Tokens, tokenEntries } from '../resource.ts'
import type { Table } from '../shape.ts'
import { tokenList, tokensOf } from '../text/nouns.ts'
import { VALUES } from './values.ts'

/** A price in given tokens, paid in full from your Stockpile. */
export const payTokens = defineOp<{ tokens: Tokens }, Table>('pay-tokens', {
  perform({ tokens }, { table, you }) {
    for (const [kind, n] of tokenEntries(tokens)) {
      table.cite('ability.words').add(kind, -n, you)
      table.cite('ability.words').say('paid', { seat: { seat: you }, tokens: tokensOf(kind, n) })
    }
  },
  feasible: ({ tokens }, { table, you }) => tokenEntries(tokens).every(([kind, n]) => table.track(kind, you) >= n),
  describe: {
    en: ({ tokens }, v) => `${v('pay', 'pay', 'pays')} ${tokenList('en', tokens)}`,
    fr: ({ tokens }, v) => `${v('payez', 'payer', 'paie')} ${tokenList('fr', tokens)}`,
  },
  worth: ({ tokens }) =>
    -tokenEntries(tokens).reduce((sum, [kind, n]) => sum + n * (isBasic(kind) ? VALUES.basic : VALUES.time), 0),
})
