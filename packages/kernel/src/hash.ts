import type { State } from './state.ts'

/** Two 32-bit lanes mixed value by value: fast, canonical, not for secrets. */
class Mixer {
  private a = 0x9e3779b1 | 0
  private b = 0x85ebca6b | 0

  number(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x01000193) ^ (this.b >>> 15)
    this.b = Math.imul(this.b + value, 0x27d4eb2f) ^ (this.a >>> 13)
  }
  numbers(values: readonly number[]): void {
    this.number(values.length)
    // The same as number by number, with the lanes at hand: every answer of a match is hashed with the whole state.
    let { a, b } = this
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number
      a = Math.imul(a ^ value, 0x01000193) ^ (b >>> 15)
      b = Math.imul(b + value, 0x27d4eb2f) ^ (a >>> 13)
    }
    this.a = a
    this.b = b
  }
  text(value: string): void {
    this.number(value.length)
    for (let i = 0; i < value.length; i++) this.number(value.charCodeAt(i))
  }
  digest(): string {
    return hex(this.a) + hex(this.b)
  }
}
const BYTES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))
const hex = (n: number): string =>
  `${BYTES[n >>> 24]}${BYTES[(n >>> 16) & 255]}${BYTES[(n >>> 8) & 255]}${BYTES[n & 255]}`

/** JSON with sorted keys: the same value always gives the same text. By hand, since every entry of a match is written so. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let inside = ''
  if (Array.isArray(value)) {
    for (const item of value) inside += `${inside && ','}${canonicalJson(item)}`
    return `[${inside}]`
  }
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key]
    if (item !== undefined) inside += `${inside && ','}${JSON.stringify(key)}:${canonicalJson(item)}`
  }
  return `{${inside}}`
}

const factTexts = new WeakMap<object, string>()

/** Facts are never changed in place, so their text is made once. */
function mixFact(mix: Mixer, value: unknown): void {
  if (typeof value === 'number' && (value | 0) === value) mix.number(value)
  else if (value === null || typeof value !== 'object') mix.text(canonicalJson(value))
  else {
    let text = factTexts.get(value)
    if (text === undefined) {
      text = canonicalJson(value)
      factTexts.set(value, text)
    }
    mix.text(text)
  }
}

/** One short text that stands for the whole state. */
export function hashState(state: State): string {
  const mix = new Mixer()
  mix.text(state.phase)
  mix.numbers([state.step, state.active, state.round, state.nextKey])
  mix.numbers(state.face)
  mix.numbers(state.key)
  mix.numbers(state.home)
  mix.numbers(state.known)
  for (const place of state.places) mix.numbers(place)
  mix.numbers(state.tracks)
  mix.numbers(state.marks)
  for (const value of state.facts) mixFact(mix, value)
  mix.numbers(state.chance)
  mix.text(canonicalJson(state.result))
  return mix.digest()
}

/** Chains a text, or two, onto a hash: the hash of answer n stands for the whole game up to it. */
export function chainHash(before: string, part: string, other?: string): string {
  const mix = new Mixer()
  mix.text(before)
  mix.text(part)
  if (other !== undefined) mix.text(other)
  return mix.digest()
}
