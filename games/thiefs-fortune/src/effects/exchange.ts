import { count, type EffectContext, list } from '@sablier/kernel'
import { countBasic } from '../procedures/pay-basic.ts'
import { DONE } from '../procedures/take-token.ts'
import { BASIC_RESOURCES, type BasicResource } from '../resource.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

type Exchange = Ops['exchange']

const SWAPS = BASIC_RESOURCES.flatMap((from) =>
  BASIC_RESOURCES.filter((to) => to !== from).map((to) => ({
    id: `${from}-${to}`,
    text: 'exchange',
    params: { from, to },
    from,
    to,
  })),
)
const swapsOf = ({ from }: Exchange, { table, you }: EffectContext<Table>) =>
  SWAPS.filter((swap) => (from === undefined || swap.from === from) && table.track(swap.from, you) > 0)

const othersThan = (from: BasicResource) => BASIC_RESOURCES.filter((kind) => kind !== from)

/** Basic Resources, each for one of another kind; after the first you may stop. */
export const exchange = defineOp('exchange', {
  *perform(args, ctx) {
    const { table: t, you } = ctx
    for (let n = 0; n < args.upTo; n++) {
      const swaps = swapsOf(args, ctx)
      if (swaps.length === 0) return
      const swap = yield* t.choose({
        seat: you,
        rule: 'ability.words',
        text: n === 0 ? 'exchange' : 'exchange-more',
        among: n === 0 ? swaps : [...swaps, DONE],
        source: ctx.source,
      })
      if (!('to' in swap)) return
      t.cite('ability.words').add(swap.from, -1, you)
      t.cite('ability.words').add(swap.to, 1, you)
      t.cite('ability.words').say('exchanged', { seat: { seat: you }, from: swap.from, to: swap.to })
    }
  },
  feasible: ({ from }, { table, you }) => (from ? table.track(from, you) > 0 : countBasic(table, you) > 0),
  describe: {
    en: ({ upTo, from }, v) => {
      const verb = v('exchange', 'exchange', 'exchanges')
      if (from)
        return `${verb} 1 ${NOUNS[from].en[0]} for ${list(
          'en',
          othersThan(from).map((kind) => count('en', 1, NOUNS[kind])),
          'or',
        )}`
      if (upTo === 1) return `${verb} 1 Basic Resource for 1 of another kind`
      return `${verb} up to ${upTo} Basic Resources, each for 1 of another kind`
    },
    fr: ({ upTo, from }, v) => {
      const verb = v('échangez', 'échanger', 'échange')
      if (from)
        return `${verb} 1 ${NOUNS[from].fr[0]} contre ${list(
          'fr',
          othersThan(from).map((kind) => count('fr', 1, NOUNS[kind])),
          'or',
        )}`
      if (upTo === 1) return `${verb} 1 Ressource Basique contre une autre d’une sorte différente`
      return `${verb} jusqu’à ${upTo} Ressources Basiques, chacune contre une autre d’une sorte différente`
    },
  },
  worth: ({ upTo }) => 0.15 * upTo,
})
