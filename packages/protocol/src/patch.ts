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
  const diff: Diff = { at: ROOT, ops: '', shared: null }
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
  const diff: Diff = { at: ROOT, ops: '', shared }
  for (const part of parts) if (before[part] !== after[part]) compareAt(part, before[part], after[part], diff)
  return diff.ops
}
/** By the list as it is now: what was written of its changes, and where. */
export type SharedLists = Map<readonly unknown[], { before: readonly unknown[]; at: Place; ops: string }>
/** `at` is where we are: it changes with the walk, and its text is written only where something has changed. */
interface Diff {
  at: Place
  ops: string
  readonly shared: SharedLists | null
}

const PLACES_KNOWN = 5000
let placesKnown = 0
/** A place in a value. The same few change all the time: their paths are put into words once. */
class Place {
  readonly path: string
  private readonly inside = new Map<string | number, Place>()
  constructor(private readonly keys: string) {
    this.path = `[${keys}]`
  }
  within(key: string | number): Place {
    const known = this.inside.get(key)
    if (known) return known
    const text = JSON.stringify(key)
    const place = new Place(this.keys === '' ? text : `${this.keys},${text}`)
    if (placesKnown < PLACES_KNOWN) {
      placesKnown++
      this.inside.set(key, place)
    }
    return place
  }
}
const ROOT = new Place('')

function compareAt(key: string | number, before: unknown, after: unknown, diff: Diff): void {
  const { at } = diff
  diff.at = at.within(key)
  compare(before, after, diff)
  diff.at = at
}
function compare(before: unknown, after: unknown, diff: Diff): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareShared(before, after, diff)
  else if (isFields(before) && isFields(after)) compareFields(before, after, diff)
  else add(diff, `["=",${diff.at.path},${textOf(after)}]`)
}

function compareFields(before: Fields, after: Fields, diff: Diff): void {
  const { at } = diff
  for (const key in before) if (!Object.hasOwn(after, key)) add(diff, `["-",${at.within(key).path}]`)
  for (const key in after) {
    const now = after[key]
    if (before[key] === now && now !== undefined) continue
    if (Object.hasOwn(before, key)) compareAt(key, before[key], now, diff)
    else add(diff, `["=",${at.within(key).path},${textOf(now)}]`)
  }
}

function compareShared(before: unknown[], after: unknown[], diff: Diff): void {
  if (!diff.shared) compareLists(before, after, diff)
  else if (before.length !== after.length || !Array.isArray(before[0])) compareKnown(before, after, diff, diff.shared)
  else for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) compareOne(i, before[i], after[i], diff)
}
/** One of many lists, such as a place among all places: told by itself, so that it is compared once for all who see it alike. */
function compareOne(index: number, before: unknown, after: unknown, diff: Diff): void {
  const { at, shared } = diff
  diff.at = at.within(index)
  if (shared && Array.isArray(before) && Array.isArray(after)) compareKnown(before, after, diff, shared)
  else compare(before, after, diff)
  diff.at = at
}
function compareKnown(before: unknown[], after: unknown[], diff: Diff, shared: SharedLists): void {
  const { at } = diff
  let known = shared.get(after)
  if (known?.before !== before || known.at !== at) {
    const own: Diff = { at, ops: '', shared }
    compareLists(before, after, own)
    known = { before, at, ops: own.ops }
    shared.set(after, known)
  }
  if (known.ops !== '') add(diff, known.ops)
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
    for (let i = start; i < until; i++) if (!same(before[i], after[i])) compareAt(i, before[i], after[i], diff)
    return
  }
  let put = ''
  for (let i = start; i < until; i++) put += i === start ? textOf(after[i]) : `,${textOf(after[i])}`
  add(diff, `["~",${diff.at.path},${start},${removed},[${put}]]`)
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
