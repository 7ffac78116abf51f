import { type Cube, cubesRight, spendCubes } from '../procedures/cubes.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { quietly } from './quietly.ts'

/** What an opportunity costs. */
export type Price = Ops['spend']
const isCube = (what: Price['what']): what is Cube => what === 'health' || what === 'magic'

/** The price of an opportunity. Nobody can pay what they do not have. */
export const spend = defineOp('spend', {
  perform: ({ what, n }, { table: t, you }) =>
    quietly(() => {
      if (isCube(what)) {
        const paid = n === 'all' ? cubesRight(t, what, you) : n
        spendCubes(t, what, you, paid)
        t.cite('opportunity.follow_text').say(`${what}-spent`, { seat: { seat: you }, n: paid })
      } else {
        t.cite('opportunity.follow_text').add(what, -n, you)
        t.cite('opportunity.follow_text').say(`${what}-spent`, { seat: { seat: you }, n: n as number })
      }
    }),
  feasible: ({ what, n }, { table, you }) =>
    (isCube(what) ? cubesRight(table, what, you) : table.track(what, you)) >= (n === 'all' ? 1 : n),
  describe: {
    en: ({ what, n }, v) =>
      n === 'all'
        ? `${v('spend', 'spend', 'spends')} all ${v('your', 'your', 'their')} Magic, at least 1,`
        : `${isCube(what) ? v('spend', 'spend', 'spends') : v('pay', 'pay', 'pays')} ${counted('en', n, what)}`,
    fr: ({ what, n }, v) =>
      n === 'all'
        ? `${v('dépensez', 'dépenser', 'dépense')} toute ${v('votre', 'votre', 'sa')} magie, au moins 1 PM,`
        : `${isCube(what) ? v('dépensez', 'dépenser', 'dépense') : v('payez', 'payer', 'paie')} ${counted('fr', n, what)}`,
  },
  worth: ({ what, n }, { table, you }) => {
    const paid = n === 'all' ? cubesRight(table, 'magic', you) : n
    return -paid * { gold: 0.7, experience: 1, health: 2, magic: 1 }[what]
  },
})
