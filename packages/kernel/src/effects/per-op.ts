import type { Effect, Op } from './op.ts'

/** A function of the effects of one op, with its arguments typed. */
interface Case<More extends readonly unknown[], R> {
  readonly op: string
  readonly read: (effect: Effect, ...more: More) => R
}

/** One case of `perOp`. */
export function onOp<N extends string, A, More extends readonly unknown[], R>(
  op: Op<N, A>,
  read: (effect: { readonly op: N } & A, ...more: More) => R,
): Case<More, R> {
  return { op: op.opName, read: (effect, ...more) => read(effect as { readonly op: N } & A, ...more) }
}

/** Reads an effect by its op; undefined where there is no case for it. */
export function perOp<More extends readonly unknown[], R>(
  cases: readonly Case<More, R>[],
): (effect: Effect, ...more: More) => R | undefined {
  const byOp = new Map(cases.map(({ op, read }) => [op, read]))
  return (effect, ...more) => byOp.get(effect.op)?.(effect, ...more)
}

/** A value for each of some ops, found by an effect; undefined for the others. */
export function valuePerOp<V>(
  values: readonly (readonly [op: { readonly opName: string }, value: V])[],
): (effect: Effect | undefined) => V | undefined {
  const byOp = new Map(values.map(([{ opName }, value]) => [opName, value]))
  return (effect) => (effect === undefined ? undefined : byOp.get(effect.op))
}
