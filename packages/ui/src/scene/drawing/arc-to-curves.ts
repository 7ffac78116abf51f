import type { Point } from './markup.ts'

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** The middle of an arc on a unit circle, given its ends there. */
function middleOf(a: Point, b: Point, isOtherSide: boolean): Point {
  const dx = (b[0] - a[0]) / 2
  const dy = (b[1] - a[1]) / 2
  const half = dx * dx + dy * dy
  const out = Math.sqrt(Math.max(0, (1 - half) / half)) * (isOtherSide ? -1 : 1)
  return [(a[0] + b[0]) / 2 - dy * out, (a[1] + b[1]) / 2 + dx * out]
}

/** Cubic curves that follow an elliptic arc; `values` are the seven numbers of the SVG command. */
export function arcToCurves(from: Point, to: Point, values: readonly number[]): Point[][] {
  const [rx0 = 0, ry0 = 0, degrees = 0, isLarge = 0, isSweep = 0] = values
  if (rx0 === 0 || ry0 === 0 || (from[0] === to[0] && from[1] === to[1])) return [[from, to, to]]
  const tilt = (degrees * Math.PI) / 180
  const [mx, my] = turned([(from[0] - to[0]) / 2, (from[1] - to[1]) / 2], -tilt)
  const stretch = Math.max(1, Math.hypot(mx / rx0, my / ry0))
  const rx = Math.abs(rx0) * stretch
  const ry = Math.abs(ry0) * stretch
  const onCircle = (point: Point): Point => {
    const [x, y] = turned(point, -tilt)
    return [x / rx, y / ry]
  }
  const a = onCircle(from)
  const b = onCircle(to)
  const [cx, cy] = middleOf(a, b, isLarge === isSweep)
  const start = Math.atan2(a[1] - cy, a[0] - cx)
  let sweep = Math.atan2(b[1] - cy, b[0] - cx) - start
  if (isSweep && sweep < 0) sweep += 2 * Math.PI
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const back = (x: number, y: number): Point => turned([x * rx, y * ry], tilt)
  return Array.from({ length: count }, (_, i) => {
    const s = start + i * step
    const e = s + step
    const [cs, ss, ce, se] = [Math.cos(s), Math.sin(s), Math.cos(e), Math.sin(e)]
    return [
      back(cx + cs - reach * ss, cy + ss + reach * cs),
      back(cx + ce + reach * se, cy + se - reach * ce),
      i === count - 1 ? to : back(cx + ce, cy + se),
    ]
  })
}
