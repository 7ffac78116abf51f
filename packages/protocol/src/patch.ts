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
type Path = (string | number)[]
type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether two plain values are the same to the last leaf. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !same((a as Fields)[key], (b as Fields)[key])) return false
  return true
}

/** What turns one plain value into another. Nothing to change gives an empty list. Parts that are the same object are not looked into. */
export function diff(before: unknown, after: unknown): Patch {
  const ops: Patch = []
  collect(before, after, [], ops)
  return ops
}

/** `path` is where we are: it grows and shrinks with the walk and is copied only where something has changed. */
function collect(before: unknown, after: unknown, path: Path, ops: Patch): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) collectList(before, after, path, ops)
  else if (isFields(before) && isFields(after)) collectFields(before, after, path, ops)
  else ops.push(['=', path.slice(), after])
}

function collectFields(before: Fields, after: Fields, path: Path, ops: Patch): void {
  for (const key in before) if (!Object.hasOwn(after, key)) ops.push(['-', [...path, key]])
  for (const key in after) {
    const now = after[key]
    if (!Object.hasOwn(before, key)) ops.push(['=', [...path, key], now])
    else if (before[key] !== now) {
      path.push(key)
      collect(before[key], now, path, ops)
      path.pop()
    }
  }
}

function collectList(before: unknown[], after: unknown[], path: Path, ops: Patch): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const removed = before.length - start - end
  const put = after.length - start - end
  if (removed === 1 && put === 1) {
    path.push(start)
    collect(before[start], after[start], path, ops)
    path.pop()
  } else ops.push(['~', path.slice(), start, removed, after.slice(start, after.length - end)])
}

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
