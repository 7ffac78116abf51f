import { RulesFault } from '../errors.ts'
import { type Flow, NOTHING_TO_DO } from '../flow/flow.ts'
import type { Happening } from '../flow/triggers.ts'
import type { Language } from '../ledger.ts'
import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'

/** Part of a card's text: an effect, a condition or a group of seats. Plain data, named after its op. */
export interface Effect {
  readonly op: string
}
/** Everything that can be said with these ops, given as each name with its arguments. */
export type EffectOf<Ops> = { [N in keyof Ops & string]: { readonly op: N } & Readonly<Ops[N]> }[keyof Ops & string]

/** For whom an effect runs, from which card, and in answer to what. */
export interface EffectContext<T = Table> {
  readonly table: T
  readonly you: Seat
  readonly source?: Piece | undefined
  readonly happening?: Happening | undefined
}

/** How a verb is spoken: as an order, after "may" or "to", or about somebody else. */
export type Mood = 'imperative' | 'infinitive' | 'third'

/** Speaks one effect in one language and mood: `v(imperative, infinitive, third person)` picks the form. */
export interface Voice {
  (imperative: string, infinitive: string, third: string): string
  readonly mood: Mood
  readonly language: Language
  /** The text of a nested effect, in the same mood unless another is given. */
  readonly say: (effect: Effect, mood?: Mood) => string
  /** The text of a condition. */
  readonly test: (test: Effect) => string
  /** The words for a group of seats. */
  readonly group: (group: Effect) => string
}

type Describe<A> = Readonly<Record<Language, (args: A, v: Voice) => string>>

/** All meanings of an op in one place. */
export interface OpMeanings<A, T> {
  /** Does it: as a flow, or at once, giving back what is left to do, if anything. A flow costs more than most effects. */
  perform(args: A, ctx: EffectContext<T>): Flow<void> | undefined
  /** Can it be performed now? Must agree with what `perform` then does. */
  feasible(args: A, ctx: EffectContext<T>): boolean
  readonly describe: Describe<A>
  /** Its worth to `you`, in the game's own points, for bots. */
  worth?(args: A, ctx: EffectContext<T>): number
}
/** A condition that cards can name. */
export interface TestMeanings<A, T> {
  holds(args: A, ctx: EffectContext<T>): boolean
  readonly describe: Describe<A>
}
/** A group of seats that cards can name. */
export interface GroupMeanings<A, T> {
  members(args: A, ctx: EffectContext<T>): readonly Seat[]
  readonly describe: Describe<A>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds ops of every argument type; each is checked where it is written
type Any = any
export type AnyOp = OpMeanings<Any, Any>
export type AnyTest = TestMeanings<Any, Any>
export type AnyGroup = GroupMeanings<Any, Any>

/** An op with its meanings; called, it makes the effects that cards hold. */
export interface Op<N extends string, A, M = unknown> {
  (args: A): { readonly op: N } & A
  readonly opName: N
  readonly meanings: M
  /** Was this effect made by this op? Then its arguments are typed. */
  is(effect: Effect | undefined): effect is { readonly op: N } & A
}

/** Puts a name and its meanings together. */
export function nameOp<N extends string, A, M>(name: N, meanings: M): Op<N, A, M> {
  const is = (effect: Effect | undefined): effect is { readonly op: N } & A => effect?.op === name
  return Object.assign((args: A) => ({ ...args, op: name }), { opName: name, meanings, is })
}

/** The ops, conditions and groups of a game, and the rules its general ops cite. */
export interface OpRegistry {
  readonly ops: ReadonlyMap<string, AnyOp>
  readonly tests: ReadonlyMap<string, AnyTest>
  readonly groups: ReadonlyMap<string, AnyGroup>
  /** Rule ids for the questions that `may` and `choose` put. */
  readonly rules: { readonly may: string; readonly choose: string }
}

/** Meanings under a name, whatever their arguments. */
export type Named<M, N extends string = string> = { readonly opName: N; readonly meanings: M }

/** Collects ops by their names; a name used twice is a fault. */
export function collectOps(spec: {
  ops: readonly Named<AnyOp>[]
  tests: readonly Named<AnyTest>[]
  groups: readonly Named<AnyGroup>[]
  rules: OpRegistry['rules']
}): OpRegistry {
  return { ops: byName(spec.ops), tests: byName(spec.tests), groups: byName(spec.groups), rules: spec.rules }
}
function byName<M>(ops: readonly Named<M>[]): Map<string, M> {
  const map = new Map<string, M>()
  for (const { opName, meanings } of ops) {
    if (map.has(opName)) throw new RulesFault(`Two ops are called ${opName}`)
    map.set(opName, meanings)
  }
  return map
}

function found<M>(map: ReadonlyMap<string, M> | undefined, effect: Effect): M {
  const meanings = map?.get(effect.op)
  if (!meanings) throw new RulesFault(`No op is called ${effect.op}`)
  return meanings
}
const registryOf = (ctx: EffectContext<Any>): OpRegistry | undefined => (ctx.table as Table).game.ops

/** Performs an effect. */
export function perform(effect: Effect, ctx: EffectContext<Any>): Flow<void> {
  return found(registryOf(ctx)?.ops, effect).perform(effect, ctx) ?? NOTHING_TO_DO
}
/** Whether an effect can be performed now. */
export function isFeasible(effect: Effect, ctx: EffectContext<Any>): boolean {
  return found(registryOf(ctx)?.ops, effect).feasible(effect, ctx)
}
/** The worth of an effect to `you`; 0 if its op does not say. */
export function worthOf(effect: Effect, ctx: EffectContext<Any>): number {
  return found(registryOf(ctx)?.ops, effect).worth?.(effect, ctx) ?? 0
}
/** Whether a condition holds. */
export function holds(test: Effect, ctx: EffectContext<Any>): boolean {
  return found(registryOf(ctx)?.tests, test).holds(test, ctx)
}
/** The seats of a group. */
export function membersOf(group: Effect, ctx: EffectContext<Any>): readonly Seat[] {
  return found(registryOf(ctx)?.groups, group).members(group, ctx)
}
/** The text of an effect in one language. */
export function describeEffect(
  registry: OpRegistry,
  effect: Effect,
  language: Language,
  mood: Mood = 'imperative',
): string {
  const speak = (imperative: string, infinitive: string, third: string): string =>
    mood === 'imperative' ? imperative : mood === 'infinitive' ? infinitive : third
  const voice: Voice = Object.assign(speak, {
    mood,
    language,
    say: (nested: Effect, other?: Mood) => describeEffect(registry, nested, language, other ?? mood),
    test: (test: Effect) => found(registry.tests, test).describe[language](test, voice),
    group: (group: Effect) => found(registry.groups, group).describe[language](group, voice),
  })
  return found(registry.ops, effect).describe[language](effect, voice)
}
