import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TOKENS = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')

type Vector = readonly [number, number, number]

/** How linear light reaches eyes of each kind (Machado, Oliveira and Fernandes 2009, full strength). */
const EYES: Readonly<Record<string, readonly [Vector, Vector, Vector]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function linear(name: string): Vector {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(TOKENS)?.[1] ?? ''
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

/** A colour in CIELAB, where distance is difference as people see it. */
function lab(light: Vector): Vector {
  const x = root(dot([0.4124, 0.3576, 0.1805], light) / 0.95047)
  const y = root(dot([0.2126, 0.7152, 0.0722], light))
  const z = root(dot([0.0193, 0.1192, 0.9505], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test('seat colours stay apart from each other and from the gold of "you may act", for colour-blind people too', () => {
  const names = [...[0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`), 'act-2']
  const close: string[] = []
  for (const [eye, rows] of Object.entries(EYES)) {
    const seen = names.map((name) => {
      const light = linear(name)
      return lab(rows.map((row) => Math.min(1, Math.max(0, dot(row, light)))) as unknown as Vector)
    })
    for (const [i, one] of seen.entries())
      for (const [j, other] of seen.entries()) {
        const apart = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
        if (i < j && !(apart >= 20)) close.push(`${eye}: ${names[i]} and ${names[j]} are ${apart.toFixed(1)} apart`)
      }
  }
  expect(close).toEqual([])
})
