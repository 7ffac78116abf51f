import { upTo } from '@sablier/ui/scene'
import { house, mill } from './buildings.ts'
import { bush, crystal, dune, field, fir, haystack, oak, palm, peak } from './nature.ts'
import { type Ground, scatter } from './scatter.ts'
import { LEAVES, NEEDLES, nth, type Thing, type Tones } from './thing.ts'

const PEAKS = [
  [0.2, 0.5, 0.34, 0.42, 1],
  [0.5, 0.42, 0.42, 0.4, 2],
  [0.8, 0.52, 0.36, 0.44, 1],
  [0.34, 0.74, 0.44, 0.5, 0],
  [0.72, 0.82, 0.5, 0.56, 0],
  [0.12, 0.9, 0.3, 0.34, 0],
] as const

export function mountain(ground: Ground): Thing[] {
  const { random, at, patch, u, n } = ground
  const peaks = PEAKS.map(([x, y, w, h, far]) => {
    const [px, py] = at(x + (random() - 0.5) * 0.06, y + (random() - 0.5) * 0.05)
    return peak(random, px, py, { w: patch.w * w, h: patch.h * h, far })
  })
  const firs = scatter(ground, 9, [0.04, 0.8, 0.96, 0.97], (x, y) =>
    fir(x, y, u * (0.16 + random() * 0.06), nth(NEEDLES, n)),
  )
  return [...peaks, ...firs]
}

export function forest({ random, at, u, n }: Ground): Thing[] {
  return upTo(49).flatMap((k) => {
    const [i, j] = [k % 7, Math.floor(k / 7)]
    if (random() < 0.1) return []
    const [x, y] = at(
      0.03 + (i + (j % 2) * 0.5) / 7.2 + (random() - 0.5) * 0.05,
      0.24 + j * 0.115 + (random() - 0.5) * 0.03,
    )
    const s = u * (0.2 + random() * 0.09)
    return random() < (n % 2 ? 0.75 : 0.35)
      ? [fir(x, y, s * 1.18, nth(NEEDLES, i + j))]
      : [oak(x, y, s, nth(LEAVES, i * 2 + j))]
  })
}

const FIELDS = [
  [0.02, 0.44, 0.4, 0.2],
  [0.5, 0.4, 0.44, 0.18],
  [0.06, 0.74, 0.36, 0.22],
  [0.5, 0.72, 0.46, 0.24],
  [0.04, 0.98, 0.46, 0.18],
  [0.56, 0.98, 0.42, 0.18],
] as const
const EARTH: readonly Tones[] = [
  ['#d8c463', '#b89a3c'],
  ['#b9bd60', '#8f9c45'],
  ['#e2cf7c', '#c2a24a'],
  ['#9fb258', '#7c9144'],
]

export function plain(ground: Ground): Thing[] {
  const { random, at, patch, u, n } = ground
  const fields = FIELDS.map(([x, y, w, h], i) => {
    const [fx, fy] = at(x, y)
    return field(random, { x: fx, y: fy, w: patch.w * w, h: patch.h * h }, nth(EARTH, i + n))
  })
  const green = [
    ...scatter(ground, 7, [0.05, 0.3, 0.95, 0.95], (x, y, i) => bush(x, y, u * 0.07, nth(LEAVES, i)[0])),
    ...scatter(ground, 2, [0.06, 0.2, 0.94, 0.95], (x, y) => oak(x, y, u * 0.2, nth(LEAVES, 2))),
  ]
  return [...fields, ...green, ...farm(ground)]
}
/** What makes one plain differ from another. */
function farm({ at, u, n }: Ground): Thing[] {
  const hay = (x: number, y: number, s: number) => haystack(...at(x, y), u * s)
  if (n === 4 || n === 16) return [mill(...at(0.24, 0.52), u * 0.26)]
  if (n === 12) return [hay(0.22, 0.5, 0.07), hay(0.34, 0.54, 0.06), hay(0.2, 0.66, 0.07)]
  const [x, y] = at(0.16, 0.5)
  return [house({ x, y, w: u * 0.18, h: u * 0.1, roof: '#9a5a34' }), hay(0.36, 0.54, 0.06)]
}

export function desert({ random, at, patch, u }: Ground): Thing[] {
  const dunes = upTo(6).map((i) =>
    dune(...at(-0.02 + random() * 0.25, 0.34 + i * 0.12), patch.w * (0.55 + random() * 0.3), u),
  )
  return [
    ...dunes,
    crystal(...at(0.68, 0.6), u * 0.24, '#b98af0'),
    crystal(...at(0.8, 0.66), u * 0.17, '#8f7cf0'),
    crystal(...at(0.57, 0.66), u * 0.15, '#d6a2ff'),
    palm(...at(0.26, 0.6), u * 0.34, u),
    palm(...at(0.36, 0.64), u * 0.26, u),
  ]
}
