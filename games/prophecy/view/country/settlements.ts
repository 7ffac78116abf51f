import { svg, upTo } from '@sablier/ui/scene'
import { house, type Tower, tent, tower } from './buildings.ts'
import { bush, fir, oak } from './nature.ts'
import { type Ground, scatter } from './scatter.ts'
import { INK, LEAVES, NEEDLES, nth, type Thing } from './thing.ts'

/** A house or a tower at a spot in parts of the space, measured in units. */
type Measures = readonly [x: number, y: number, w: number, h: number]
function homes({ at, u }: Ground, list: readonly (readonly [...Measures, roof: string, wall?: string])[]): Thing[] {
  return list.map(([px, py, w, h, roof, wall]) => {
    const [x, y] = at(px, py)
    return house({ x, y, w: u * w, h: u * h, roof, ...(wall && { wall }) })
  })
}
function keep({ at, u }: Ground, [px, py, w, h]: Measures, more: Partial<Tower> = {}): Thing {
  const [x, y] = at(px, py)
  return tower({ x, y, w: u * w, h: u * h, ...more })
}
const bushes = (ground: Ground, n: number, from: number, colour: string) =>
  scatter(ground, n, [0.03, from, 0.97, 0.97], (x, y) => bush(x, y, ground.u * 0.065, colour))

export function village(ground: Ground): Thing[] {
  return [
    ...scatter(ground, 6, [0.03, 0.24, 0.97, 0.34], (x, y) => oak(x, y, ground.u * 0.2, nth(LEAVES, 1))),
    ...homes(ground, [
      [0.1, 0.44, 0.17, 0.12, '#a8563a'],
      [0.34, 0.38, 0.16, 0.11, '#8a5f36'],
      [0.56, 0.42, 0.18, 0.12, '#b3603f'],
      [0.78, 0.4, 0.16, 0.12, '#9a4a34'],
      [0.02, 0.62, 0.18, 0.13, '#8a5f36'],
      [0.74, 0.6, 0.2, 0.14, '#b3503a'],
    ]),
    keep(ground, [0.47, 0.46, 0.1, 0.3], { cone: '#7a4a3a', steep: 1.2, wall: '#f0e2c4' }),
    ...bushes(ground, 4, 0.66, nth(LEAVES, 2)[0]),
  ]
}

const ROOFS = ['#b3503a', '#9c4434', '#c2633f', '#5a6fa0', '#7c5a86']

export function city(ground: Ground): Thing[] {
  const { random } = ground
  const quarter = upTo(28).map((k) => {
    const [i, j] = [k % 7, Math.floor(k / 7)]
    const x = 0.03 + i * 0.135 + (j % 2) * 0.05 + random() * 0.02
    const size = [0.12 + random() * 0.03, 0.1 + random() * 0.04] as const
    return [x, 0.34 + j * 0.1, ...size, nth(ROOFS, i * 3 + j), nth(['#f0e2c4', '#e2d0ac'], i)] as const
  })
  return [
    ...homes(ground, quarter),
    keep(ground, [0.28, 0.44, 0.13, 0.36], { cone: '#5a6fa0', steep: 1.8, flag: '#c8372f' }),
    keep(ground, [0.56, 0.4, 0.11, 0.42], { cone: '#b3503a', steep: 1.5, flag: '#f0b849' }),
    keep(ground, [0.76, 0.48, 0.12, 0.28], { cone: '#5a6fa0' }),
    wall(ground),
    keep(ground, [0, 0.76, 0.13, 0.26]),
    keep(ground, [0.86, 0.76, 0.13, 0.26]),
  ]
}
/** The wall of the City with its gate. */
function wall({ at, patch, u }: Ground): Thing {
  const [left, foot] = at(0, 0.74)
  const right = left + patch.w
  const merlons = upTo(14)
    .map((i) => {
      const x = left + patch.w * (0.02 + i * 0.07)
      return svg`M${x} ${foot - u * 0.16}h${patch.w * 0.04}v${-u * 0.04}h${-patch.w * 0.04}z`
    })
    .join('')
  return {
    foot,
    drawn:
      svg`<path d="M${left} ${foot}V${foot - u * 0.16}H${right}V${foot}Z${merlons}" fill="#cbbb9f" stroke="${INK}" stroke-width=".9"/>` +
      svg`<path d="M${left} ${foot - u * 0.08}H${right}" stroke="#8a7a68" stroke-width=".8"/>` +
      svg`<path d="M${left + patch.w * 0.44} ${foot}v${-u * 0.08}a${u * 0.065} ${u * 0.065} 0 0 1 ${u * 0.13} 0v${u * 0.08}z" fill="#3a2618" stroke="${INK}"/>`,
  }
}

export function fortress(ground: Ground): Thing[] {
  const { at, u } = ground
  const p = (px: number, py: number) => at(px, py).join(' ')
  const [gate, foot] = at(0.45, 0.68)
  return [
    {
      foot: at(0, 0.5)[1],
      drawn: svg`<path d="M${p(0.02, 0.86)}L${p(0.14, 0.6)}L${p(0.3, 0.5)}L${p(0.74, 0.5)}L${p(0.88, 0.62)}L${p(0.98, 0.88)}Z" fill="#8a7d74" stroke="${INK}"/>`,
    },
    keep(ground, [0.36, 0.6, 0.28, 0.5], { wall: '#cfc2ac', flag: '#c8372f' }),
    keep(ground, [0.2, 0.64, 0.16, 0.34]),
    keep(ground, [0.66, 0.64, 0.16, 0.34]),
    keep(ground, [0.3, 0.68, 0.42, 0.17], { wall: '#c4b59c', lit: '#c4b59c' }),
    {
      foot: foot + 0.1,
      drawn: svg`<path d="M${gate} ${foot}v${-u * 0.08}a${u * 0.05} ${u * 0.05} 0 0 1 ${u * 0.1} 0v${u * 0.08}z" fill="#2f1d14"/>`,
    },
    ...scatter(ground, 4, [0.02, 0.84, 0.98, 0.96], (fx, fy) => fir(fx, fy, u * 0.16, nth(NEEDLES, 0))),
  ]
}

export function magicTower(ground: Ground): Thing[] {
  const { at, u, patch } = ground
  const [x, y] = at(0.5, 0.24)
  const [hillX, hillY] = at(0.2, 0.84)
  const stone = { wall: '#bdb2de', dark: '#7c72a8', cone: '#6a4fc0', lit: '#ffe08a' }
  return [
    ...scatter(ground, 8, [0.02, 0.26, 0.98, 0.5], (fx, fy) => fir(fx, fy, u * 0.17, nth(NEEDLES, 2))),
    {
      foot: at(0, 0.3)[1],
      drawn: svg`<circle cx="${x}" cy="${y}" r="${u * 0.3}" fill="#c9a6ff" opacity=".5"/><circle cx="${x}" cy="${y}" r="${u * 0.17}" fill="#f2e2ff" opacity=".7"/>`,
    },
    {
      foot: at(0, 0.6)[1],
      drawn: svg`<path d="M${hillX} ${hillY}q${patch.w * 0.3} ${-u * 0.34} ${patch.w * 0.6} 0z" fill="#7a72a4" stroke="${INK}"/>`,
    },
    keep(ground, [0.42, 0.74, 0.22, 0.62], {
      ...stone,
      wall: '#cfc6ea',
      dark: '#8a80b8',
      cone: '#5a3fae',
      steep: 1.5,
      flag: '#f3c661',
    }),
    keep(ground, [0.33, 0.76, 0.12, 0.3], stone),
    keep(ground, [0.62, 0.77, 0.11, 0.22], stone),
  ]
}

export function monastery(ground: Ground): Thing[] {
  const { at, u } = ground
  const [x, y] = at(0.12, 0.8)
  const arches = upTo(5)
    .map(
      (i) =>
        svg`M${x + u * (0.04 + i * 0.15)} ${y}v${-u * 0.07}a${u * 0.05} ${u * 0.05} 0 0 1 ${u * 0.1} 0v${u * 0.07}z`,
    )
    .join('')
  return [
    ...scatter(ground, 5, [0.02, 0.3, 0.98, 0.42], (fx, fy) => oak(fx, fy, u * 0.24, nth(LEAVES, 2))),
    ...homes(ground, [[0.5, 0.66, 0.36, 0.2, '#8a5a3a', '#efe4cc']]),
    keep(ground, [0.3, 0.66, 0.18, 0.44], { wall: '#efe4cc', dark: '#c4b394', cone: '#6f8aa8' }),
    {
      foot: y,
      drawn:
        svg`<path d="M${x} ${y}v${-u * 0.16}h${u * 0.8}v${u * 0.16}z" fill="#e2d3b0" stroke="${INK}"/>` +
        svg`<path d="M${x - u * 0.02} ${y - u * 0.16}l${u * 0.05} ${-u * 0.06}h${u * 0.74}l${u * 0.05} ${u * 0.06}z" fill="#9a5a3a" stroke="${INK}"/>` +
        svg`<path d="${arches}" fill="#4a3626"/>`,
    },
    ...bushes(ground, 3, 0.86, nth(LEAVES, 1)[0]),
  ]
}

export function forestCamp(ground: Ground): Thing[] {
  const { at, u, random } = ground
  const [x, y] = at(0.5, 0.76)
  return [
    ...scatter(ground, 22, [0.02, 0.24, 0.98, 0.46], (fx, fy) =>
      random() < 0.6 ? fir(fx, fy, u * 0.26, nth(NEEDLES, 1)) : oak(fx, fy, u * 0.22, nth(LEAVES, 0)),
    ),
    tent(...at(0.3, 0.64), u * 0.34, ['#d8b878', '#a07a46']),
    tent(...at(0.66, 0.6), u * 0.36, ['#c98a5a', '#8c5634']),
    tent(...at(0.84, 0.72), u * 0.24, ['#d8b878', '#a07a46']),
    {
      foot: y,
      drawn:
        svg`<circle cx="${x}" cy="${y - u * 0.04}" r="${u * 0.14}" fill="#ffb84a" opacity=".45"/>` +
        svg`<path d="M${x - u * 0.06} ${y}q0 ${-u * 0.08} ${u * 0.04} ${-u * 0.1}q0 ${-u * 0.06} ${u * 0.03} ${-u * 0.08}q${u * 0.02} ${u * 0.06} ${u * 0.05} ${u * 0.1}q${u * 0.02} ${u * 0.06} 0 ${u * 0.08}z" fill="#ff8a2a" stroke="#7a2a0c"/>`,
    },
    ...scatter(ground, 5, [0.02, 0.84, 0.98, 0.97], (fx, fy) => fir(fx, fy, u * 0.22, nth(NEEDLES, 0))),
  ]
}

export function thievesGuild(ground: Ground): Thing[] {
  const { at, u, random } = ground
  const dark = ['#4a4658', '#5a4a52', '#3f4658']
  const [x, y] = at(0.34, 0.66)
  return [
    ...homes(
      ground,
      upTo(6).map(
        (i) => [0.04 + i * 0.16, 0.42 + (i % 2) * 0.03, 0.16, 0.16 + random() * 0.08, nth(dark, i), '#a89c8c'] as const,
      ),
    ),
    ...homes(ground, [
      [0.06, 0.62, 0.22, 0.22, '#3f3a4c', '#9a8e80'],
      [0.62, 0.62, 0.24, 0.24, '#4a3f52', '#a09484'],
    ]),
    keep(ground, [0.42, 0.64, 0.17, 0.46], {
      wall: '#8d8492',
      dark: '#5d5668',
      cone: '#2f2a3e',
      steep: 1.5,
      lit: '#ffc24a',
    }),
    {
      foot: y,
      drawn:
        svg`<circle cx="${x}" cy="${y - u * 0.12}" r="${u * 0.1}" fill="#ffc24a" opacity=".5"/>` +
        svg`<path d="M${x} ${y}v${-u * 0.12}" stroke="${INK}" stroke-width="1.6"/>` +
        svg`<circle cx="${x}" cy="${y - u * 0.12}" r="${u * 0.035}" fill="#ffe08a" stroke="${INK}"/>`,
    },
    ...bushes(ground, 4, 0.74, '#4a5a44'),
  ]
}
