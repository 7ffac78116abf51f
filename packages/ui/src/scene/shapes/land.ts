import { lines, type Point, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** Ends a ridge below the picture. */
export const closed = (path: string, { width, height }: Sheet): string =>
  `${path}L${width + 20} ${height + 20}L-20 ${height + 20}Z`

/** Everything below a level line. */
export const floor = ({ width, height }: Sheet, y: number): string => svg`M-20 ${y}H${width + 20}V${height + 20}H-20Z`

/** Soft hills around a height. */
export function hills(sheet: Sheet, y: number, rise: number, count = 4): string {
  const { random, width } = sheet
  const step = width / count
  const tops = upTo(count + 3).map(
    (i): Point => [(i - 1) * step + (random() - 0.5) * step * 0.5, y - (random() - 0.35) * rise],
  )
  tops[0] = [-20, tops[0]?.[1] ?? y]
  let path = svg`M-20 ${tops[0]?.[1] ?? y}`
  for (const [i, [x, top]] of tops.entries()) {
    const next = tops[i + 1]
    if (next) path += svg`Q${x} ${top} ${(x + next[0]) / 2} ${(top + next[1]) / 2}`
  }
  return closed(path + svg`L${width + 20} ${tops.at(-1)?.[1] ?? y}`, sheet)
}

/** Dunes with a steep side. */
export function dunes(sheet: Sheet, y: number, rise: number): string {
  const { random, width } = sheet
  let path = svg`M-20 ${y}`
  for (let x = -20; x < width + 20; ) {
    const w = width * (0.28 + random() * 0.3)
    const peak = x + w * (0.55 + random() * 0.2)
    const top = y - rise * (0.5 + random() * 0.6)
    path += svg`C${x + w * 0.3} ${y} ${peak - w * 0.12} ${top + rise * 0.12} ${peak} ${top}`
    path += svg`C${peak + w * 0.05} ${top + rise * 0.5} ${peak + w * 0.22} ${y} ${x + w} ${y}`
    x += w
  }
  return closed(path, sheet)
}

/** A range of mountains: its outline, its snow, its shaded sides. */
export function peaks(
  sheet: Sheet,
  y: number,
  rise: number,
  count = 5,
): { ridge: string; snow: string; shade: string } {
  const { random, width } = sheet
  const w = width / (count - 0.6)
  let [ridge, snow, shade] = [svg`M-20 ${y}`, '', '']
  for (const i of upTo(count)) {
    const left = (i - 0.3) * w
    const x = left + w * (0.42 + random() * 0.2)
    const top = y - rise * (0.5 + random() * 0.55)
    const up = y - top
    const end = y - rise * 0.08 * random()
    ridge += svg`L${left + w * 0.2} ${y - up * 0.42}L${x} ${top}L${x + w * 0.2} ${y - up * 0.5}L${x + w * 0.28} ${y - up * 0.44}L${left + w} ${end}`
    const s = up * 0.3
    snow += `${lines([x, top], [x - w * 0.105, top + s], [x - w * 0.03, top + s * 0.72], [x + w * 0.02, top + s * 1.05], [x + w * 0.07, top + s * 0.7], [x + w * 0.13, top + s * 1.02])}Z`
    shade += `${lines([x, top], [x + w * 0.02, top + s * 1.1], [x - w * 0.05, y], [x + w * 0.34, y], [x + w * 0.2, y - up * 0.5])}Z`
  }
  return { ridge: closed(ridge, sheet), snow, shade }
}

/** Rocks that rise towards the sides of the picture. */
export function rocks(sheet: Sheet, y: number, rise: number, count = 9): string {
  const { random, width } = sheet
  const step = width / count
  let path = svg`M-20 ${y}`
  for (const i of upTo(count + 1)) {
    const x = i * step
    const outward = Math.abs(i / count - 0.5) * 2
    const h = rise * (0.2 + random() * 0.5) * (0.25 + outward * 1.3)
    path += svg`L${x - step * 0.3} ${y - h * 0.8}L${x} ${y - h}L${x + step * 0.25} ${y - h * 0.55}`
  }
  return closed(path, sheet)
}

/** Stalactites that hang from above, longer at the sides. */
export function stalactites({ random, width }: Sheet, top: number, length: number, count: number): string {
  const step = (width + 40) / count
  let path = svg`M-20 -20L-20 ${top}`
  for (const i of upTo(count)) {
    const x = -20 + i * step
    const l = length * (0.25 + random() * 0.9) * (1.25 - Math.sin((Math.PI * (i + 0.5)) / count) * 0.75)
    const tip = x + step * (0.35 + random() * 0.3)
    path += svg`Q${tip - step * 0.12} ${top + l * 0.3} ${tip} ${top + l}Q${tip + step * 0.12} ${top + l * 0.3} ${x + step} ${top + length * 0.05 * random()}`
  }
  return `${path}L${width + 20} -20Z`
}
