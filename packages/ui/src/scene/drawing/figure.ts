import type { Part, Subject } from '../scene.ts'
import { type Point, svg } from './markup.ts'
import { type Outline, readPath } from './path-points.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One drawing ready to be painted: the path, its outlines one by one (so that holes can be filled), and its box. */
export interface Shape {
  readonly path: string
  readonly outlines: readonly string[]
  readonly box: Box
  /** What of it is shown. */
  readonly crop?: Box
}

/** A subject: its shapes, back to front, and the box around them. */
export interface Figure {
  readonly shapes: readonly Shape[]
  readonly box: Box
}

/** Path data of a drawing by name, in a box of 512 × 512. */
export type Drawings = (name: string) => string

type Move = (point: Point) => Point

const SIDE = 512

const written = (outline: Outline, move: Move): string =>
  `${outline.map(({ by, points }) => by + points.map((point) => svg`${move(point)[0]} ${move(point)[1]}`).join(' ')).join('')}Z`

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Points that lie on the outline: the ends of its steps and a few between them. */
function pointsOn(outline: Outline): Point[] {
  let [x, y]: Point = [0, 0]
  return outline.flatMap(({ by, points }) => {
    const from: Point = [x, y]
    ;[x, y] = points.at(-1) ?? from
    if (by === 'M' || by === 'L') return points
    return [0.25, 0.5, 0.75, 1].map((t) => onCurve([from, ...points], t))
  })
}

/** De Casteljau. */
function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0] as Point
  const next = points.slice(1).map(([x, y], i): Point => {
    const [px, py] = points[i] as Point
    return [px + (x - px) * t, py + (y - py) * t]
  })
  return onCurve(next, t)
}

const common = (a: Box, b: Box | undefined): Box =>
  b
    ? {
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      }
    : a

/** Turns, mirrors, scales and places a drawing as its part says. */
function placing({ at = [0.5, 0.5], size = 1, turn = 0, mirror = false }: Part): Move {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return ([px, py]) => {
    const x = (px - SIDE / 2) * (mirror ? -1 : 1)
    const y = py - SIDE / 2
    return [at[0] * SIDE + x * cos - y * sin, at[1] * SIDE + x * sin + y * cos]
  }
}

function shapeOf(part: Part, drawings: Drawings, isMirrored: boolean): Shape {
  const outlines = readPath(drawings(part.of))
  const place = placing(part)
  const move: Move = (point) => {
    const [x, y] = place(point)
    return [isMirrored ? SIDE - x : x, y]
  }
  const box = boxOf(outlines.flatMap((outline) => pointsOn(outline).map(move)))
  const texts = outlines.map((outline) => written(outline, move))
  if (!part.crop) return { path: texts.join(''), outlines: texts, box }
  const [left, top, right, bottom] = part.crop
  const crop = boxOf([move([left * SIDE, top * SIDE]), move([right * SIDE, bottom * SIDE])])
  return { path: texts.join(''), outlines: texts, box: common(box, crop), crop }
}

/** The shapes of a subject, composed if it has several parts. */
export function figureOf(subject: Subject, drawings: Drawings, isMirrored = false): Figure {
  const parts = typeof subject === 'string' ? [{ of: subject }] : subject
  const shapes = parts.map((part) => shapeOf(part, drawings, isMirrored))
  const corners = shapes.flatMap(({ box }): Point[] => [
    [box.left, box.top],
    [box.right, box.bottom],
  ])
  return { shapes, box: boxOf(corners) }
}
