import { count } from '@sablier/kernel'
import { getDanger } from '../procedures/get-danger.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** Danger onto your Danger Track; shields may keep it off. */
export const sufferDanger = defineOp('get-danger', {
  *perform({ n }, { table, you, source }) {
    if (source !== undefined) yield* getDanger(table, you, { n, piece: source, rule: 'ability.words' })
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('get', 'get', 'gets')} ${count('en', n, NOUNS.danger)}`,
    fr: ({ n }, v) => `${v('obtenez', 'obtenir', 'obtient')} ${count('fr', n, NOUNS.danger)}`,
  },
  worth: ({ n }) => n * VALUES.danger,
})
