import { count } from '@sablier/kernel'
import { payOut } from '../procedures/adventurer/gems.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'

/** Gems from the bank, without a fight. */
export const gainGems = defineOp('gain-gems', {
  perform({ n, rule }, { table, you }) {
    payOut(table, rule, you, n)
  },
  feasible: (_, { table }) => table.track('bank') > 0,
  describe: {
    en: ({ n }, v) => `${v('take', 'take', 'takes')} ${count('en', n, NOUNS.gem)} from the bank`,
    fr: ({ n }, v) => `${v('prenez', 'prendre', 'prend')} ${count('fr', n, NOUNS.gem)} à la réserve`,
  },
  worth: ({ n }) => n / 6,
})
