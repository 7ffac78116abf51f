import { lines, type Point, svg, upTo } from '../drawing/markup.ts'
import type { Random } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { closed } from './land.ts'

/** A wood of firs. */
export function pines(sheet: Sheet, y: number, unit: number): string {
  const { random, width } = sheet
  let path = svg`M-20 ${y}`
  for (let x = -20; x < width + 20; ) {
    const w = unit * (0.4 + random() * 0.35)
    const h = unit * (1 + random() * 1.1)
    const middle = x + w / 2
    let [left, right] = ['', '']
    for (const i of upTo(4)) {
      const low = y - (h * i) / 4
      const half = w * 0.62 * (1 - i / 4.4)
      left += svg`L${middle - half} ${low}L${middle - half * 0.5} ${low - h * 0.16}`
      right = svg`L${middle + half * 0.5} ${low - h * 0.16}L${middle + half} ${low}` + right
    }
    path += `${left}${svg`L${middle} ${y - h * 1.08}`}${right}`
    x += w * 0.82
  }
  return closed(path, sheet)
}

/** Round crowns of leafy trees. */
export function crowns(sheet: Sheet, y: number, unit: number): string {
  const { random, width } = sheet
  let path = svg`M-20 ${y}`
  for (let x = -20; x < width + 20; ) {
    const w = unit * (0.4 + random() * 0.5)
    path += svg`a${w / 2} ${w * (0.45 + random() * 0.3)} 0 0 1 ${w} 0`
    x += w
  }
  return closed(path, sheet)
}

/** A cypress or poplar. */
export const cypress = (x: number, y: number, tall: number): string =>
  svg`M${x - tall * 0.02} ${y}v${-tall * 0.12}C${x - tall * 0.2} ${y - tall * 0.2} ${x - tall * 0.1} ${y - tall * 0.75} ${x} ${y - tall}C${x + tall * 0.1} ${y - tall * 0.75} ${x + tall * 0.2} ${y - tall * 0.2} ${x + tall * 0.02} ${y - tall * 0.12}v${tall * 0.12}z`

/** A palm; `lean` is -1 or 1. */
export function palm(x: number, y: number, tall: number, lean = 1): string {
  let path = svg`M${x} ${y}q${tall * 0.1 * lean} ${-tall * 0.5} ${tall * 0.02 * lean} ${-tall}l${tall * 0.05} 0q${tall * 0.12 * lean} ${tall * 0.5} ${tall * 0.03} ${tall}z`
  const [cx, cy] = [x + tall * 0.03 * lean, y - tall]
  for (const i of upTo(7)) {
    const angle = -2.9 + i * 0.45
    const long = tall * (0.42 + 0.08 * Math.sin(i * 2))
    const [cos, sin] = [Math.cos(angle) * long, Math.sin(angle) * long]
    path += svg`M${cx} ${cy}Q${cx + cos * 0.5} ${cy + sin - tall * 0.06} ${cx + cos} ${cy + sin * 0.7 + tall * 0.12}Q${cx + cos * 0.45} ${cy + sin * 0.6} ${cx} ${cy + tall * 0.04}z`
  }
  return path
}

interface Branch {
  readonly long: number
  readonly wide: number
  /** How often it will fork. */
  readonly left: number
}

/** A tree without leaves, grown by chance. */
export function bareTree(random: Random, x: number, y: number, { tall, lean }: { tall: number; lean: number }): string {
  let path = ''
  const branch = (from: Point, angle: number, { long, wide, left }: Branch): void => {
    const to = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long] as const
    const [nx, ny] = [Math.cos(angle + 1.57) * wide, Math.sin(angle + 1.57) * wide]
    path += `${lines([from[0] - nx, from[1] - ny], [to[0] - nx * 0.62, to[1] - ny * 0.62], [to[0] + nx * 0.62, to[1] + ny * 0.62], [from[0] + nx, from[1] + ny])}Z`
    const count = left === 0 ? 0 : left > 2 ? 3 : 2
    for (const i of upTo(count)) {
      const spread = (i - (count - 1) / 2) * (0.75 + random() * 0.4) + (random() - 0.5) * 0.3
      branch(to, angle + spread, { long: long * (0.6 + random() * 0.18), wide: wide * 0.6, left: left - 1 })
    }
  }
  branch([x, y], -1.57 + lean, { long: tall * 0.36, wide: tall * 0.05, left: 4 })
  return path
}

/** Leaves that hang from above. */
export function leaves({ random, width }: Sheet, y: number, count: number): string {
  const w = (width + 40) / count
  const edge = upTo(count).map(() => svg`a${w / 2} ${w * (0.35 + random() * 0.5)} 0 0 1 ${-w} 0`)
  return svg`M-20 -20H${width + 20}V${y}${edge.join('')}Z`
}
