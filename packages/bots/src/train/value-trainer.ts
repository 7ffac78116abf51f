import { below, type Chance, seedChance } from '@sablier/kernel'
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
  fill(weights, parts.inputs, size.numbers * size.first, Math.sqrt(2 / (size.numbers + 1)), chance)
  // Cards begin as nothing: what they are worth is to be learned from games.
  fill(weights, parts.own, 2 * size.first * size.second, Math.sqrt(1 / size.first), chance)
  fill(weights, parts.win, size.second, Math.sqrt(1 / size.second), chance)
  const mean = new Float32Array(size.numbers)
  const spread = new Float32Array(size.numbers)
  measure(samples, mean, spread)
  return { size, mean, spread, marginScale: spreadOf(samples.margin), weights }
}

function fill(weights: Float32Array, from: number, count: number, spread: number, chance: Chance): void {
  // Twelve even numbers add up to a normal one, nearly.
  for (let i = 0; i < count; i++) {
    let sum = -6
    for (let n = 0; n < 12; n++) sum += below(chance, 1 << 16) / (1 << 16)
    weights[from + i] = sum * spread
  }
}

function measure({ numbers, isIn }: Samples, mean: Float32Array, spread: Float32Array): void {
  const width = mean.length
  const seats = isIn.reduce((sum, one) => sum + one, 0) || 1
  const sum = new Float64Array(width)
  const squares = new Float64Array(width)
  for (let s = 0; s < isIn.length; s++)
    if (isIn[s] === 1)
      for (let i = 0; i < width; i++) {
        const x = numbers[s * width + i] as number
        sum[i] = (sum[i] as number) + x
        squares[i] = (squares[i] as number) + x * x
      }
  for (let i = 0; i < width; i++) {
    const m = (sum[i] as number) / seats
    mean[i] = m
    spread[i] = Math.sqrt(Math.max(0, (squares[i] as number) / seats - m * m)) || 1
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
      const wanted = samples.share[at + seat] as number
      if (wanted > 0) surprise -= wanted * Math.log(Math.max(1e-4, this.net.share[seat] as number))
    }
    return surprise
  }

  /** Judges a position and adds the slope of its error to that of the batch. */
  learn(samples: Samples, at: number, seats: number): number {
    const surprise = this.judge(samples, at, seats)
    const { net, firstSlope } = this
    firstSlope.fill(0)
    let alive = 0
    for (let seat = 0; seat < seats; seat++) alive += net.isIn[seat] as number
    if (alive < 2) return surprise
    for (let seat = 0; seat < seats; seat++)
      if (net.isIn[seat] === 1) this.throughSecond(samples, at, seat, { seats, alive })
    for (let seat = 0; seat < seats; seat++) if (net.isIn[seat] === 1) this.throughFirst(seat)
    return surprise
  }

  /** One step by the slope of a batch of so many positions. */
  step(batch: number, settings: AdamSettings): void {
    for (let i = 0; i < this.slope.length; i++) this.slope[i] = (this.slope[i] as number) / batch
    this.adam.step(this.params.weights, this.slope, settings)
  }

  private load(samples: Samples, at: number, seats: number): void {
    const { net } = this
    const width = this.params.size.numbers
    const firstRow = at === 0 ? 0 : (samples.rowEnd[at - 1] as number)
    net.numbers.set(samples.numbers.subarray(at * width, (at + seats) * width))
    net.rows.set(samples.rows.subarray(firstRow, samples.rowEnd[at + seats - 1]))
    for (let seat = 0; seat < seats; seat++) {
      net.isIn[seat] = samples.isIn[at + seat] as number
      net.rowEnd[seat] = (samples.rowEnd[at + seat] as number) - firstRow
      if (net.isIn[seat] === 1) net.normalise(seat)
    }
    net.evaluate(seats)
  }

  private throughSecond(
    samples: Samples,
    at: number,
    seat: number,
    table: { readonly seats: number; readonly alive: number },
  ): void {
    const { net, slope, firstSlope, secondSlope } = this
    const { size, weights, marginScale } = this.params
    const { parts } = net
    const win = (net.share[seat] as number) - (samples.share[at + seat] as number)
    const wanted = Math.max(-FAR_MARGIN, Math.min(FAR_MARGIN, (samples.margin[at + seat] as number) / marginScale))
    const margin = MARGIN_PART * ((net.margin[seat] as number) / marginScale - wanted)
    add(slope, parts.marginBias, margin)
    const to = seat * size.second
    for (let k = 0; k < size.second; k++) {
      const y = net.second[to + k] as number
      secondSlope[k] =
        y > 0 ? win * (weights[parts.win + k] as number) + margin * (weights[parts.margin + k] as number) : 0
      add(slope, parts.win + k, win * y)
      add(slope, parts.margin + k, margin * y)
      add(slope, parts.secondBias + k, secondSlope[k] as number)
    }
    for (let j = 0; j < size.first; j++) {
      const own = net.first[seat * size.first + j] as number
      const rest = net.others[seat * size.first + j] as number
      const a = parts.own + j * size.second
      const b = parts.others + j * size.second
      let toOwn = 0
      let toOthers = 0
      for (let k = 0; k < size.second; k++) {
        const s = secondSlope[k] as number
        if (s === 0) continue
        toOwn += s * (weights[a + k] as number)
        toOthers += s * (weights[b + k] as number)
        add(slope, a + k, s * own)
        add(slope, b + k, s * rest)
      }
      add(firstSlope, seat * size.first + j, toOwn)
      const part = toOthers / (table.alive - 1)
      for (let other = 0; other < table.seats; other++)
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
      add(slope, net.parts.firstBias + j, firstSlope[at + j] as number)
    }
    for (let i = 0; i < size.numbers; i++) {
      const x = net.numbers[seat * size.numbers + i] as number
      if (x === 0) continue
      for (let j = 0; j < width; j++) add(slope, i * width + j, x * (firstSlope[at + j] as number))
    }
    const end = net.rowEnd[seat] as number
    for (let k = seat === 0 ? 0 : (net.rowEnd[seat - 1] as number); k < end; k++) {
      const row = (size.numbers + (net.rows[k] as number)) * width
      for (let j = 0; j < width; j++) add(slope, row + j, firstSlope[at + j] as number)
    }
  }
}

function add(numbers: Float32Array, at: number, by: number): void {
  numbers[at] = (numbers[at] as number) + by
}
