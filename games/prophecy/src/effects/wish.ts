import { type EffectContext, isFeasible, perform, type Voice, worthOf } from '@sablier/kernel'
import { spaceOf } from '../procedures/seats.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import type { Effect, Wish } from './effect.ts'

const WHERE = {
  en: { mountain: ', in the mountains,', forest: ', in a forest,', plain: ', on a plain,' },
  fr: { mountain: ', en montagne,', forest: ', en forêt,', plain: ', en plaine,' },
} as const

/** All wishes in one sentence: "choose one: a; b; or, in a forest, c". */
function spoken(wishes: readonly Wish[], v: Voice): string {
  const last = wishes.at(-1)
  if (!last) return ''
  const where = last.terrain ? WHERE[v.language][last.terrain] : ''
  const others = wishes.slice(0, -1).map(({ effect }) => `${v.say(effect)}; `)
  return `${{ en: 'choose one: ', fr: 'au choix : ' }[v.language]}${others.join('')}${{ en: 'or', fr: 'ou' }[v.language]}${where} ${v.say(last.effect)}`
}

const isOpen = ({ effect, terrain }: Wish, ctx: EffectContext<Table>): boolean =>
  (terrain === undefined || spaceOf(ctx.table, ctx.you).kind === terrain) && isFeasible(effect, ctx)

/** How much a wish brings, for its option. */
function amountsOf(effect: Effect): { readonly n: number; readonly m: number } {
  switch (effect.op) {
    case 'gain':
    case 'grow':
      return { n: effect.n, m: 0 }
    case 'restore':
      return { n: Number(effect.health), m: Number(effect.magic) }
    case 'choose-item':
      return { n: effect.rare ?? 0, m: 0 }
    default:
      return { n: 0, m: 0 }
  }
}

/** One of several gains, as the player chooses. */
export const wish = defineOp('wish', {
  *perform({ wishes }, ctx) {
    const { table, you, source } = ctx
    const open = wishes.filter((one) => isOpen(one, ctx))
    const { effect } = yield* table.choose({
      seat: you,
      rule: 'opportunity.follow_text',
      text: 'wish',
      among: open.map(({ id, effect }) => ({ id, text: `wish.${id}`, params: amountsOf(effect), effect })),
      source,
    })
    yield* perform(effect, ctx)
  },
  feasible: ({ wishes }, ctx) => wishes.some((one) => isOpen(one, ctx)),
  describe: { en: ({ wishes }, v) => spoken(wishes, v), fr: ({ wishes }, v) => spoken(wishes, v) },
  worth: ({ wishes }, ctx) => Math.max(...wishes.map(({ effect }) => worthOf(effect, ctx))),
})
