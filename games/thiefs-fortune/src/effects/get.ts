import { gainTokens } from '../procedures/pay-basic.ts'
import { tokenEntries } from '../resource.ts'
import { tokenList } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { worthOfTokens } from './values.ts'

/** Tokens from the Supply into your Stockpile. */
export const get = defineOp('get', {
  perform({ tokens }, { table, you }) {
    for (const [kind, n] of tokenEntries(tokens)) gainTokens(table, you, { kind, n, rule: 'ability.words' })
  },
  feasible: () => true,
  describe: {
    en: ({ tokens }, v) => `${v('get', 'get', 'gets')} ${tokenList('en', tokens)}`,
    fr: ({ tokens }, v) => `${v('obtenez', 'obtenir', 'obtient')} ${tokenList('fr', tokens)}`,
  },
  worth: ({ tokens }) => worthOfTokens(tokens),
})
