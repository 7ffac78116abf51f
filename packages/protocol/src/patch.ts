import * as v from 'valibot'

const Key = v.union([v.string(), v.pipe(v.number(), v.integer())])
/** One change of a JSON value: set (`=`), remove (`-`) or replace a stretch of a list (`~` index, how many, by what). */
export const PatchOp = v.union([
  v.strictTuple([v.literal('='), v.array(Key), v.unknown()]),
  v.strictTuple([v.literal('-'), v.array(Key)]),
  v.strictTuple([v.literal('~'), v.array(Key), v.number(), v.number(), v.array(v.unknown())]),
])
export const Patch = v.array(PatchOp)
export type PatchOp = v.InferOutput<typeof PatchOp>
export type Patch = PatchOp[]
export type Fields = Record<string, unknown>

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The value after the changes; the value before is left as it was. Throws if the changes do not fit. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  let result = value
  for (const op of patch) result = applyAt(result, op, 0)
  return result
}

function applyAt(value: unknown, op: PatchOp, depth: number): unknown {
  const path = op[1]
  if (depth === path.length) {
    if (op[0] === '=') return op[2]
    if (op[0] === '~' && Array.isArray(value)) return value.toSpliced(op[2], op[3], ...op[4])
    throw new Error(`The change ${op[0]} does not fit at ${path.join('/')}`)
  }
  const key = path[depth] as string | number
  if (Array.isArray(value) && typeof key === 'number' && key < value.length)
    return value.with(key, applyAt(value[key], op, depth + 1))
  if (!isFields(value) || typeof key !== 'string') throw new Error(`There is nothing at ${path.join('/')}`)
  if (op[0] === '-' && depth === path.length - 1) {
    const { [key]: _, ...rest } = value
    return rest
  }
  return { ...value, [key]: applyAt(value[key], op, depth + 1) }
}
