import type { Seat } from '../shape.ts'
import type { Table } from '../table/table.ts'
import {
  type Effect,
  type EffectContext,
  holds,
  isFeasible,
  membersOf,
  nameOp,
  type Op,
  type OpMeanings,
  perform,
  worthOf,
} from './op.ts'

/** An op for the cards of any game: what it makes is typed by the effects put into it. */
interface GeneralOp<N extends string, A> extends Op<N, A, OpMeanings<A, Table>> {
  <X extends A>(args: X): { readonly op: N } & X
}
const general = <N extends string, A>(name: N, meanings: OpMeanings<A, Table>): GeneralOp<N, A> =>
  nameOp(name, meanings)

/** The rule id a general op cites, from the game's registry. */
const ruleFor = (ctx: EffectContext, op: 'may' | 'choose'): string => ctx.table.game.ops?.rules[op] ?? ''

/** One effect after another. Later ones are skipped if they have become impossible. */
export const seq: GeneralOp<'seq', { effects: readonly Effect[] }> = general('seq', {
  *perform({ effects }, ctx) {
    for (const effect of effects) if (isFeasible(effect, ctx)) yield* perform(effect, ctx)
  },
  feasible: ({ effects }, ctx) => effects[0] !== undefined && isFeasible(effects[0], ctx),
  describe: {
    en: ({ effects }, v) => effects.map((effect) => v.say(effect)).join(', then '),
    fr: ({ effects }, v) => effects.map((effect) => v.say(effect)).join(', puis '),
  },
  worth: ({ effects }, ctx) => effects.reduce((sum, effect) => sum + worthOf(effect, ctx), 0),
})

/** Up to the player. */
export const may: GeneralOp<'may', { effect: Effect }> = general('may', {
  *perform({ effect }, ctx) {
    if (!isFeasible(effect, ctx)) return
    const { table, you: seat, source } = ctx
    const params = source === undefined ? {} : { card: { piece: source } }
    const wants = yield* table.agree({ seat, rule: ruleFor(ctx, 'may'), text: 'may', params, source })
    if (wants) yield* perform(effect, ctx)
  },
  feasible: ({ effect }, ctx) => isFeasible(effect, ctx),
  describe: {
    en: ({ effect }, v) => `${v('you may', 'be allowed to', 'may')} ${v.say(effect, 'infinitive')}`,
    fr: ({ effect }, v) => `${v('vous pouvez', 'pouvoir', 'peut')} ${v.say(effect, 'infinitive')}`,
  },
  worth: ({ effect }, ctx) => Math.max(0, worthOf(effect, ctx)),
})

/** One of several effects; only those that can be performed are offered. */
export const choose: GeneralOp<'choose', { effects: readonly Effect[] }> = general('choose', {
  *perform({ effects }, ctx) {
    const open = effects
      .map((effect, n) => ({ id: `effect.${n}`, text: 'effect', effect }))
      .filter(({ effect }) => isFeasible(effect, ctx))
    if (open.length === 0) return
    const { effect } = yield* ctx.table.choose({
      seat: ctx.you,
      rule: ruleFor(ctx, 'choose'),
      among: open,
      source: ctx.source,
    })
    yield* perform(effect, ctx)
  },
  feasible: ({ effects }, ctx) => effects.some((effect) => isFeasible(effect, ctx)),
  describe: {
    en: ({ effects }, v) => effects.map((effect) => v.say(effect)).join(' or '),
    fr: ({ effects }, v) => effects.map((effect) => v.say(effect)).join(' ou '),
  },
  worth: ({ effects }, ctx) => Math.max(...effects.map((effect) => worthOf(effect, ctx))),
})

/** Only if a condition holds; otherwise something else or nothing. */
export const when: GeneralOp<'when', { test: Effect; effect: Effect; otherwise?: Effect }> = general('when', {
  perform({ test, effect, otherwise }, ctx) {
    if (holds(test, ctx)) return perform(effect, ctx)
    return otherwise && perform(otherwise, ctx)
  },
  feasible: ({ test, effect, otherwise }, ctx) =>
    holds(test, ctx) ? isFeasible(effect, ctx) : otherwise !== undefined && isFeasible(otherwise, ctx),
  describe: {
    en: ({ test, effect, otherwise }, v) =>
      `if ${v.test(test)}, ${v.say(effect)}${otherwise ? `; otherwise ${v.say(otherwise)}` : ''}`,
    fr: ({ test, effect, otherwise }, v) => {
      const condition = v.test(test)
      const si = /^ils? /.test(condition) ? `s’${condition}` : `si ${condition}`
      return `${si}, ${v.say(effect)}${otherwise ? ` ; sinon, ${v.say(otherwise)}` : ''}`
    },
  },
  worth: ({ test, effect, otherwise }, ctx) =>
    holds(test, ctx) ? worthOf(effect, ctx) : otherwise ? worthOf(otherwise, ctx) : 0,
})

const asMember = ({ table, source, happening }: EffectContext, you: Seat): EffectContext => ({
  table,
  you,
  source,
  happening,
})

/** For each seat of a group, in turn order. Members who cannot are passed over. */
export const each: GeneralOp<'each', { group: Effect; effect: Effect }> = general('each', {
  *perform({ group, effect }, ctx) {
    for (const you of membersOf(group, ctx)) {
      const member = asMember(ctx, you)
      if (isFeasible(effect, member)) yield* perform(effect, member)
    }
  },
  feasible: ({ group, effect }, ctx) => membersOf(group, ctx).some((you) => isFeasible(effect, asMember(ctx, you))),
  describe: {
    en: ({ group, effect }, v) => `${v.group(group)} ${v.say(effect, 'third')}`,
    fr: ({ group, effect }, v) => `${v.group(group)} ${v.say(effect, 'third')}`,
  },
})

/** A cost, then what it buys: possible only if both are. */
export const pay: GeneralOp<'pay', { cost: Effect; effect: Effect }> = general('pay', {
  *perform({ cost, effect }, ctx) {
    yield* perform(cost, ctx)
    yield* perform(effect, ctx)
  },
  feasible: ({ cost, effect }, ctx) => isFeasible(cost, ctx) && isFeasible(effect, ctx),
  describe: {
    en: ({ cost, effect }, v) => `${v.say(cost)} to ${v.say(effect, 'infinitive')}`,
    fr: ({ cost, effect }, v) => `${v.say(cost)} pour ${v.say(effect, 'infinitive')}`,
  },
  worth: ({ cost, effect }, ctx) => worthOf(cost, ctx) + worthOf(effect, ctx),
})
