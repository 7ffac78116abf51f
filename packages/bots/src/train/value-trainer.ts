import { below, type Chance, required, seedChance } from '@sablier/kernel'
import { ValueNet } from '../learned/value-net.ts'
import { type NetSize, partsOf, type ValueParams } from '../learned/value-params.ts'
import { Adam, type AdamSettings } from './adam.ts'
import type { Samples } from './samples.ts'

/** How much a wrong margin counts beside a wrong share. */
const MARGIN_PART = 0.1
/** Margins further out than so many spreads are as good as these. */
const FAR_MARGIN = 3

/** New parameters: small random weights, and the measure of the samples that were there first. */
export function newParams(size: NetSize, samples: Samples, seed: string): ValueParams {
  const parts = partsOf(size)
  const weights = new Float32Array(parts.length)
  const chance = seedChance(`${seed} weights`)
  const draw = (from: number, count: number, spread: number): void => {
    for (let i = from; i < from + count; i++) weights[i] = spread * normal(chance)
  }
  draw(parts.inputs, size.numbers * size.first, Math.sqrt(2 / (size.numbers + 1)))
  // Cards begin as nothing: what they are worth is to be learned from games.
  draw(parts.own, 2 * size.first * size.second, Math.sqrt(1 / size.first))
  draw(parts.win, size.second, Math.sqrt(1 / size.second))
  const mean = new Float32Array(size.numbers)
  const spread = new Float32Array(size.numbers)
  measure(samples, mean, spread)
  return { size, mean, spread, marginScale: spreadOf(samples.margin), weights }
}

/** A normal number, nearly: twelve even ones added up. */
function normal(chance: Chance): number {
  let sum = -6
  for (let n = 0; n < 12; n++) sum += below(chance, 1 << 16) / (1 << 16)
  return sum
}

function measure({ numbers, isIn }: Samples, mean: Float32Array, spread: Float32Array): void {
  const width = mean.length
  const seats = isIn.reduce((sum, one) => sum + one, 0) || 1
  const sum = new Float64Array(width)
  const squares = new Float64Array(width)
  for (let s = 0; s < isIn.length; s++)
    if (isIn[s] === 1)
      for (let i = 0; i < width; i++) {
        const x = required(numbers[s * width + i])
        sum[i] = required(sum[i]) + x
        squares[i] = required(squares[i]) + x * x
      }
  for (let i = 0; i < width; i++) {
    const m = required(sum[i]) / seats
    mean[i] = m
    spread[i] = Math.sqrt(Math.max(0, required(squares[i]) / seats - m * m)) || 1
  }
}

function spreadOf(numbers: Float32Array): number {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1)
  return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length || 1)) || 1
}

/** Teaches a network what came of positions. */
export class ValueTrainer {
  readonly net: ValueNet
  readonly adam: Adam
  private readonly slope: Float32Array
  private readonly firstSlope: Float32Array
  private readonly secondSlope: Float32Array

  constructor(readonly params: ValueParams) {
    this.net = new ValueNet(params)
    this.adam = new Adam(params.weights.length)
    this.slope = new Float32Array(params.weights.length)
    this.firstSlope = new Float32Array(this.net.first.length)
    this.secondSlope = new Float32Array(params.size.second)
  }

  /** Judges a position; returns how surprising its outcome is. `at` is where its seats begin. */
  judge(samples: Samples, at: number, seats: number): number {
    this.load(samples, at, seats)
    let surprise = 0
    for (let seat = 0; seat < seats; seat++) {
      const wanted = required(samples.share[at + seat])
      if (wanted > 0) surprise -= wanted * Math.log(Math.max(1e-4, required(this.net.share[seat])))
    }
    return surprise
  }

  /** Judges a position and adds the slope of its error to that of the batch. */
  learn(samples: Samples, at: number, seats: number): number {
    const surprise = this.judge(samples, at, seats)
    const { net, firstSlope } = this
    firstSlope.fill(0)
    let alive = 0
    for (let seat = 0; seat < seats; seat++) alive += required(net.isIn[seat])
    if (alive < 2) return surprise
    for (let seat = 0; seat < seats; seat++) {
      if (net.isIn[seat] === 0) continue
      this.throughLast(samples, at, seat)
      this.throughSecond(seat, seats, alive)
    }
    for (let seat = 0; seat < seats; seat++) if (net.isIn[seat] === 1) this.throughFirst(seat)
    return surprise
  }

  /** One step by the slope of a batch of so many positions. */
  step(batch: number, settings: AdamSettings): void {
    for (let i = 0; i < this.slope.length; i++) this.slope[i] = required(this.slope[i]) / batch
    this.adam.step(this.params.weights, this.slope, settings)
  }

  private load(samples: Samples, at: number, seats: number): void {
    const { net } = this
    const width = this.params.size.numbers
    const firstRow = at === 0 ? 0 : required(samples.rowEnd[at - 1])
    net.numbers.set(samples.numbers.subarray(at * width, (at + seats) * width))
    net.rows.set(samples.rows.subarray(firstRow, samples.rowEnd[at + seats - 1]))
    for (let seat = 0; seat < seats; seat++) {
      net.isIn[seat] = required(samples.isIn[at + seat])
      net.rowEnd[seat] = required(samples.rowEnd[at + seat]) - firstRow
      if (net.isIn[seat] === 1) net.normalise(seat)
    }
    net.evaluate(seats)
  }

  /** From the error of what was said of a seat back to its second layer. `at` is where the seats of the position begin. */
  private throughLast(samples: Samples, at: number, seat: number): void {
    const { net, slope, secondSlope } = this
    const { size, weights, marginScale } = this.params
    const { parts } = net
    const win = required(net.share[seat]) - required(samples.share[at + seat])
    const wanted = Math.max(-FAR_MARGIN, Math.min(FAR_MARGIN, required(samples.margin[at + seat]) / marginScale))
    const margin = MARGIN_PART * (required(net.margin[seat]) / marginScale - wanted)
    add(slope, parts.marginBias, margin)
    const to = seat * size.second
    for (let k = 0; k < size.second; k++) {
      const y = required(net.second[to + k])
      secondSlope[k] = y > 0 ? win * required(weights[parts.win + k]) + margin * required(weights[parts.margin + k]) : 0
      add(slope, parts.win + k, win * y)
      add(slope, parts.margin + k, margin * y)
      add(slope, parts.secondBias + k, required(secondSlope[k]))
    }
  }

  /** From the second layer of a seat back to the first one of all seats. */
  private throughSecond(seat: number, seats: number, alive: number): void {
    const { net, slope, firstSlope, secondSlope } = this
    const { size, weights } = this.params
    const { parts } = net
    for (let j = 0; j < size.first; j++) {
      const own = required(net.first[seat * size.first + j])
      const rest = required(net.others[seat * size.first + j])
      const a = parts.own + j * size.second
      const b = parts.others + j * size.second
      let toOwn = 0
      let toOthers = 0
      for (let k = 0; k < size.second; k++) {
        const s = required(secondSlope[k])
        if (s === 0) continue
        toOwn += s * required(weights[a + k])
        toOthers += s * required(weights[b + k])
        add(slope, a + k, s * own)
        add(slope, b + k, s * rest)
      }
      add(firstSlope, seat * size.first + j, toOwn)
      const part = toOthers / (alive - 1)
      for (let other = 0; other < seats; other++)
        if (other !== seat && net.isIn[other] === 1) add(firstSlope, other * size.first + j, part)
    }
  }

  private throughFirst(seat: number): void {
    const { net, slope, firstSlope } = this
    const { size } = this.params
    const width = size.first
    const at = seat * width
    for (let j = 0; j < width; j++) {
      if (net.first[at + j] === 0) firstSlope[at + j] = 0
      add(slope, net.parts.firstBias + j, required(firstSlope[at + j]))
    }
    for (let i = 0; i < size.numbers; i++) {
      const x = required(net.numbers[seat * size.numbers + i])
      if (x === 0) continue
      for (let j = 0; j < width; j++) add(slope, i * width + j, x * required(firstSlope[at + j]))
    }
    const end = required(net.rowEnd[seat])
    for (let k = seat === 0 ? 0 : required(net.rowEnd[seat - 1]); k < end; k++) {
      const row = (size.numbers + required(net.rows[k])) * width
      for (let j = 0; j < width; j++) add(slope, row + j, required(firstSlope[at + j]))
    }
  }
}

function add(numbers: Float32Array, at: number, by: number): void {
  numbers[at] = required(numbers[at]) + by
}
