import type { JsonText } from './message-text.ts'
import { type Fields, isFields, type Patch } from './patch.ts'

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

/** The patch, as JSON, that turns one plain value into another; empty: they are equal. */
export function diffText(before: unknown, after: unknown): JsonText<Patch> | '' {
  return patchText(diffAt(ROOT, before, after))
}
/** Operations as a whole patch; empty: none. */
export const patchText = (ops: string): JsonText<Patch> | '' => ops && (`[${ops}]` as JsonText<Patch>)

const SPOTS_KNOWN = 5000
let spotsKnown = 0
/** A spot in a value. The same few change all the time: their paths are put into words once. */
export class Spot {
  readonly path: string
  private readonly inside = new Map<string | number, Spot>()
  constructor(private readonly keys: string) {
    this.path = `[${keys}]`
  }
  within(key: string | number): Spot {
    const known = this.inside.get(key)
    if (known) return known
    const text = JSON.stringify(key)
    const spot = new Spot(this.keys === '' ? text : `${this.keys},${text}`)
    if (spotsKnown < SPOTS_KNOWN) {
      spotsKnown++
      this.inside.set(key, spot)
    }
    return spot
  }
}
/** The value itself. */
export const ROOT = new Spot('')

/** Writes the operations that turn the value at a spot into another, while the two are compared. */
export function diffAt(at: Spot, before: unknown, after: unknown): string {
  if (before === after) return ''
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(at, before, after)
  if (isFields(before) && isFields(after)) return diffFields(at, before, after)
  return setAt(at, after)
}
/** Puts a value at a spot. */
const setAt = (at: Spot, value: unknown): string => `["=",${at.path},${textOf(value)}]`
/** One change after others. */
export const joined = (ops: string, more: string): string => (ops === '' || more === '' ? ops + more : `${ops},${more}`)

function diffFields(at: Spot, before: Fields, after: Fields): string {
  let ops = ''
  for (const key in before) if (!Object.hasOwn(after, key)) ops = joined(ops, `["-",${at.within(key).path}]`)
  for (const key in after) {
    const now = after[key]
    if (before[key] === now && now !== undefined) continue
    const spot = at.within(key)
    ops = joined(ops, Object.hasOwn(before, key) ? diffAt(spot, before[key], now) : setAt(spot, now))
  }
  return ops
}

/** The same for lists: the stretch that has changed is put in the place of the old one. */
function diffLists(at: Spot, before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return ''
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const until = after.length - end
  if (before.length === after.length && areFew(before, after, start, until))
    return diffItems(at, before, after, { start, until })
  let put = ''
  for (let i = start; i < until; i++) put += i === start ? textOf(after[i]) : `,${textOf(after[i])}`
  return `["~",${at.path},${start},${before.length - start - end},[${put}]]`
}

/** Whether so little has changed in a stretch that it is better told one by one. */
function areFew(before: readonly unknown[], after: readonly unknown[], start: number, until: number): boolean {
  const most = Math.max(1, (until - start) >> 1)
  let changed = 0
  for (let i = start; i < until; i++) if (!same(before[i], after[i]) && ++changed > most) return false
  return true
}
function diffItems(
  at: Spot,
  before: readonly unknown[],
  after: readonly unknown[],
  { start, until }: { readonly start: number; readonly until: number },
): string {
  let ops = ''
  for (let i = start; i < until; i++)
    if (!same(before[i], after[i])) ops = joined(ops, diffAt(at.within(i), before[i], after[i]))
  return ops
}

const textOf = (value: unknown): string =>
  typeof value === 'number' && (value | 0) === value ? `${value}` : (JSON.stringify(value) ?? 'null')
