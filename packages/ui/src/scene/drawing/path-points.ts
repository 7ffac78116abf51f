import { arcToCurves } from './arc-to-curves.ts'
import type { Point } from './markup.ts'

/** A step of a path, absolute: to a point in a straight line, by one control point, or by two. */
export interface Step {
  readonly by: 'M' | 'L' | 'Q' | 'C'
  readonly points: readonly Point[]
}
/** A closed outline. */
export type Outline = readonly Step[]

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }
const NUMBER = /-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?/y

/** Where the pen is while a path is read. */
class Pen {
  outlines: Step[][] = []
  private at: Point = [0, 0]
  private start: Point = [0, 0]
  /** The last control point and the kind of curve it belongs to: smooth curves mirror it. */
  private control: { readonly of: string; readonly point: Point } = { of: '', point: [0, 0] }

  close(): void {
    this.at = this.start
  }

  step(command: string, values: readonly number[]): void {
    const kind = command.toLowerCase()
    const [ox, oy] = command === kind ? this.at : [0, 0]
    const point = (i: number): Point => [(values[i] ?? 0) + ox, (values[i + 1] ?? 0) + oy]
    if (kind === 'm') this.move(point(0))
    else if (kind === 'l') this.draw('L', [point(0)])
    else if (kind === 'h') this.draw('L', [[(values[0] ?? 0) + ox, this.at[1]]])
    else if (kind === 'v') this.draw('L', [[this.at[0], (values[0] ?? 0) + oy]])
    else if (kind === 'c') this.draw('C', [point(0), point(2), point(4)])
    else if (kind === 's') this.draw('C', [this.mirrored('C'), point(0), point(2)])
    else if (kind === 'q') this.draw('Q', [point(0), point(2)])
    else if (kind === 't') this.draw('Q', [this.mirrored('Q'), point(0)])
    else for (const curve of arcToCurves(this.at, point(5), values)) this.draw('C', curve)
  }

  private mirrored(of: string): Point {
    const { of: last, point } = this.control
    return last === of ? [2 * this.at[0] - point[0], 2 * this.at[1] - point[1]] : this.at
  }

  private move(to: Point): void {
    this.outlines.push([{ by: 'M', points: [to] }])
    this.at = to
    this.start = to
    this.control = { of: '', point: to }
  }

  private draw(by: Step['by'], points: readonly Point[]): void {
    if (this.outlines.length === 0) this.move(this.at)
    this.outlines.at(-1)?.push({ by, points })
    this.control = { of: by, point: points.at(-2) ?? this.at }
    this.at = points.at(-1) ?? this.at
  }
}

/** The numbers after a command; the two flags of an arc may be written without a gap. */
function numbersOf(text: string, isArc: boolean): number[] {
  const found: number[] = []
  let at = 0
  while (at < text.length) {
    if (/[\s,]/.test(text[at] ?? '')) at++
    else if (isArc && [3, 4].includes(found.length % 7)) found.push(Number(text[at++]))
    else {
      NUMBER.lastIndex = at
      const number = NUMBER.exec(text)
      if (!number) throw new Error(`No number in a path: ${text.slice(at, at + 20)}`)
      found.push(Number(number[0]))
      at = NUMBER.lastIndex
    }
  }
  return found
}

/** The outlines of a path, in absolute points. */
export function readPath(d: string): Outline[] {
  const pen = new Pen()
  for (const part of d.match(/[a-df-zA-DF-Z][^a-df-zA-DF-Z]*/g) ?? []) {
    const command = part.charAt(0)
    if (command === 'z' || command === 'Z') {
      pen.close()
      continue
    }
    const count = ARGUMENTS[command.toLowerCase()] ?? 1
    const values = numbersOf(part.slice(1), command.toLowerCase() === 'a')
    for (let i = 0; i < values.length; i += count) {
      const follow = command === 'm' ? 'l' : command === 'M' ? 'L' : command
      pen.step(i ? follow : command, values.slice(i, i + count))
    }
  }
  return pen.outlines
}
