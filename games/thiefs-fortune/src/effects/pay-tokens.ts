import { KEPT, tokenEntries } from '../resource.ts'
import { tokenList, tokensOf } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { worthOfTokens } from './values.ts'

/** A price in given tokens, paid in full from your Stockpile. */
export const payTokens = defineOp('pay-tokens', {
  perform({ tokens }, { table, you }) {
    for (const [kind, n] of tokenEntries(tokens)) {
      table.cite('ability.words').add(kind, -n, you)
      table.cite('ability.words').say('paid', { seat: { seat: you }, tokens: tokensOf(kind, n) })
    }
  },
  feasible: ({ tokens }, { table, you }) => KEPT.every((kind) => table.track(kind, you) >= (tokens[kind] ?? 0)),
  describe: {
    en: ({ tokens }, v) => `${v('pay', 'pay', 'pays')} ${tokenList('en', tokens)}`,
    fr: ({ tokens }, v) => `${v('payez', 'payer', 'paie')} ${tokenList('fr', tokens)}`,
  },
  worth: ({ tokens }) => -worthOfTokens(tokens),
})
