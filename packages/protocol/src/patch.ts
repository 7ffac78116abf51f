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

/** What turns one plain value into another, as the JSON of a patch; empty: nothing. */
export function diffText(before: unknown, after: unknown): string {
  const diff: Diff = { path: [], ops: '', shared: null }
  compare(before, after, diff)
  return diff.ops && `[${diff.ops}]`
}
/**
 * The changes of some parts of a value, as they stand in a patch. They are written while the values are compared, since a
 * server does so for every seat and every move. What is the same object is not looked into, and lists that several had
 * before and have now are compared once for all of them, if they are `shared`.
 */
export function diffParts<T extends object>(
  before: T,
  after: T,
  parts: readonly (keyof T & string)[],
  shared: SharedLists | null = null,
): string {
  const diff: Diff = { path: [], ops: '', shared }
  for (const part of parts) {
    if (before[part] === after[part]) continue
    diff.path.push(part)
    compare(before[part], after[part], diff)
    diff.path.pop()
  }
  return diff.ops
}
/** By the list as it is now: what was written of its changes, and where. */
export type SharedLists = Map<readonly unknown[], { before: readonly unknown[]; path: Path; ops: string }>
type Path = readonly (string | number)[]
/** `path` is where we are: it grows and shrinks with the walk and is written only where something has changed. */
interface Diff {
  readonly path: (string | number)[]
  ops: string
  readonly shared: SharedLists | null
}

function compare(before: unknown, after: unknown, diff: Diff): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareShared(before, after, diff)
  else if (isFields(before) && isFields(after)) compareFields(before, after, diff)
  else add(diff, `["=",${pathText(diff.path)},${textOf(after)}]`)
}

function compareFields(before: Fields, after: Fields, diff: Diff): void {
  const { path } = diff
  for (const key in before)
    if (!Object.hasOwn(after, key)) {
      path.push(key)
      add(diff, `["-",${pathText(path)}]`)
      path.pop()
    }
  for (const key in after) {
    const now = after[key]
    if (before[key] === now && now !== undefined) continue
    path.push(key)
    if (Object.hasOwn(before, key)) compare(before[key], now, diff)
    else add(diff, `["=",${pathText(path)},${textOf(now)}]`)
    path.pop()
  }
}

function compareShared(before: unknown[], after: unknown[], diff: Diff): void {
  const { path, shared } = diff
  if (!shared) {
    compareLists(before, after, diff)
    return
  }
  let known = shared.get(after)
  if (known?.before !== before || !isAt(known.path, path)) {
    const own: Diff = { path, ops: '', shared }
    compareLists(before, after, own)
    known = { before, path: path.slice(), ops: own.ops }
    shared.set(after, known)
  }
  if (known.ops !== '') add(diff, known.ops)
}
function isAt(there: Path, here: Path): boolean {
  if (there.length !== here.length) return false
  for (let i = 0; i < here.length; i++) if (there[i] !== here[i]) return false
  return true
}

function compareLists(before: unknown[], after: unknown[], diff: Diff): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const removed = before.length - start - end
  const until = after.length - end
  if (before.length === after.length && areFew(before, after, start, until)) {
    for (let i = start; i < until; i++) {
      if (same(before[i], after[i])) continue
      diff.path.push(i)
      compare(before[i], after[i], diff)
      diff.path.pop()
    }
    return
  }
  let put = ''
  for (let i = start; i < until; i++) put += i === start ? textOf(after[i]) : `,${textOf(after[i])}`
  add(diff, `["~",${pathText(diff.path)},${start},${removed},[${put}]]`)
}

/** Whether so little has changed in a stretch that it is better told one by one; what several share is then told alike. */
function areFew(before: readonly unknown[], after: readonly unknown[], start: number, until: number): boolean {
  const most = Math.max(1, (until - start) >> 1)
  let changed = 0
  for (let i = start; i < until; i++) if (!same(before[i], after[i]) && ++changed > most) return false
  return true
}

function add(diff: Diff, op: string): void {
  diff.ops += diff.ops === '' ? op : `,${op}`
}
const keyTexts = new Map<string, string>()
const KEYS_KNOWN = 1000
function pathText(path: Path): string {
  let text = ''
  for (const key of path) text += `${text && ','}${typeof key === 'number' ? key : keyText(key)}`
  return `[${text}]`
}
function keyText(key: string): string {
  let text = keyTexts.get(key)
  if (text === undefined) {
    text = JSON.stringify(key)
    if (keyTexts.size < KEYS_KNOWN) keyTexts.set(key, text)
  }
  return text
}
const textOf = (value: unknown): string =>
  typeof value === 'number' && (value | 0) === value ? `${value}` : (JSON.stringify(value) ?? 'null')

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
