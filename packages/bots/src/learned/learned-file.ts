import { required } from '@sablier/kernel'
import { fromBase64, toBase64 } from './base64.ts'
import { type NetSize, partsOf, type ValueParams } from './value-params.ts'

/** A value network as it is kept in a game's bot folder. */
export interface LearnedValue {
  /** The inputs of a seat, in this order, with mean and spread. */
  readonly numbers: readonly string[]
  readonly mean: readonly number[]
  readonly spread: readonly number[]
  /** Cards in zones that have a row of their own. */
  readonly rows: readonly string[]
  readonly first: number
  readonly second: number
  readonly marginScale: number
  /** The weights in 16 bits each as base64, and what one step stands for in each part of them. */
  readonly steps: readonly number[]
  readonly weights: string
}

const LARGEST = 32767

/** Where the parts begin that have a step of their own: the rows of the first layer, its bias, the second layer and the last one. */
function sections(size: NetSize): number[] {
  const { firstBias, own, secondBias, win, marginBias, length } = partsOf(size)
  const cards = size.numbers * size.first
  return [0, cards, firstBias, own, secondBias, win, marginBias, length]
}

/** Writes a network down. Cards that were never met are left out. */
export function packValue(params: ValueParams, numbers: readonly string[], rows: readonly string[]): LearnedValue {
  const { size, weights } = withoutUnmet(params, rows)
  const kept = rows.filter((_, row) => isMet(params, row))
  const coarse = new Int16Array(weights.length)
  const bounds = sections(size)
  const steps = bounds.slice(1).map((to, i) => {
    const from = required(bounds[i])
    let most = 0
    for (let n = from; n < to; n++) most = Math.max(most, Math.abs(required(weights[n])))
    const step = most / LARGEST || 1
    for (let n = from; n < to; n++) coarse[n] = Math.round(required(weights[n]) / step)
    return step
  })
  return {
    numbers,
    mean: [...params.mean],
    spread: [...params.spread],
    rows: kept,
    first: size.first,
    second: size.second,
    marginScale: params.marginScale,
    steps,
    weights: toBase64(new Uint8Array(coarse.buffer)),
  }
}

/** Reads a network back for what is read of a seat now: numbers that came after it count nothing, those that went are left out. */
export function unpackValue(file: LearnedValue, now: readonly string[]): ValueParams {
  const { size, mean, spread, marginScale, weights } = asPacked(file)
  const from = now.map((name) => file.numbers.indexOf(name))
  const rest = weights.subarray(size.numbers * size.first)
  const fitted = new Float32Array(now.length * size.first + rest.length)
  from.forEach((row, i) => {
    if (row >= 0) fitted.set(weights.subarray(row * size.first, (row + 1) * size.first), i * size.first)
  })
  fitted.set(rest, now.length * size.first)
  return {
    size: { ...size, numbers: now.length },
    mean: Float32Array.from(from, (row) => mean[row] ?? 0),
    spread: Float32Array.from(from, (row) => spread[row] ?? 1),
    marginScale,
    weights: fitted,
  }
}

function asPacked(file: LearnedValue): ValueParams {
  const size = { numbers: file.numbers.length, rows: file.rows.length, first: file.first, second: file.second }
  const coarse = new Int16Array(fromBase64(file.weights).buffer)
  const weights = new Float32Array(coarse.length)
  const bounds = sections(size)
  file.steps.forEach((step, i) => {
    for (let n = required(bounds[i]); n < required(bounds[i + 1]); n++) weights[n] = required(coarse[n]) * step
  })
  return {
    size,
    mean: Float32Array.from(file.mean),
    spread: Float32Array.from(file.spread),
    marginScale: file.marginScale,
    weights,
  }
}

function isMet({ size, weights }: ValueParams, row: number): boolean {
  const from = (size.numbers + row) * size.first
  return weights.subarray(from, from + size.first).some((weight) => weight !== 0)
}

function withoutUnmet(params: ValueParams, rows: readonly string[]): Pick<ValueParams, 'size' | 'weights'> {
  const { size, weights } = params
  const met = rows.flatMap((_, row) => (isMet(params, row) ? [row] : []))
  const cards = size.numbers * size.first
  const after = cards + size.rows * size.first
  const kept = new Float32Array(weights.length - (size.rows - met.length) * size.first)
  kept.set(weights.subarray(0, cards))
  met.forEach((row, i) => {
    const from = cards + row * size.first
    kept.set(weights.subarray(from, from + size.first), cards + i * size.first)
  })
  kept.set(weights.subarray(after), cards + met.length * size.first)
  return { size: { ...size, rows: met.length }, weights: kept }
}
