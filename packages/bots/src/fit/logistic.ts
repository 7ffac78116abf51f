import { required } from '@sablier/kernel'
/** One observation: what was measured, and the share of the win that came of it. */
export interface Observation {
  readonly x: readonly number[]
  readonly y: number
}

/** Steps that are enough for any logistic regression that is not hopeless. */
const STEPS = 12
/** Observations that are as good as certain count a little all the same. */
const LEAST_DOUBT = 1e-4

const sigmoid = (v: number): number => 1 / (1 + Math.exp(-v))
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, n, i) => sum + n * required(b[i]), 0)

/** The weights that make a sum of measures tell best who wins (Newton's method); `ridge` keeps them small where little is known. */
export function fitLogistic(seen: readonly Observation[], ridge: number): number[] {
  const size = seen[0]?.x.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = curveAt(seen, weights, ridge)
    const by = solve(bend, slope)
    weights = weights.map((w, i) => w + required(by[i]))
  }
  return weights
}

/** The slope of the likelihood and how it bends, at some weights. */
function curveAt(seen: readonly Observation[], weights: readonly number[], ridge: number) {
  const slope = weights.map((w) => -ridge * w)
  const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)))
  for (const { x, y } of seen) {
    const expected = sigmoid(dot(weights, x))
    const doubt = Math.max(LEAST_DOUBT, expected * (1 - expected)) / seen.length
    const off = (y - expected) / seen.length
    for (let i = 0; i < x.length; i++) {
      const xi = required(x[i])
      const row = required(bend[i])
      slope[i] = required(slope[i]) + off * xi
      for (let j = 0; j < x.length; j++) row[j] = required(row[j]) + doubt * xi * required(x[j])
    }
  }
  return { slope, bend }
}

/** Solves linear equations by elimination. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, required(right[i])])
  const cell = (i: number, j: number): number => required(rows[i]?.[j])
  for (let i = 0; i < rows.length; i++) {
    let pivot = i
    for (let r = i + 1; r < rows.length; r++) if (Math.abs(cell(r, i)) > Math.abs(cell(pivot, i))) pivot = r
    const chosen = required(rows[pivot])
    rows[pivot] = required(rows[i])
    rows[i] = chosen
    for (let r = 0; r < rows.length; r++) {
      const factor = r === i ? 0 : cell(r, i) / (cell(i, i) || 1e-12)
      if (factor !== 0) rows[r] = required(rows[r]).map((n, c) => n - factor * cell(i, c))
    }
  }
  return rows.map((row, i) => required(row.at(-1)) / (cell(i, i) || 1e-12))
}

/** How surprising the outcomes are to somebody who expected these shares, on average: 0.693 for one who knows nothing. */
export function surprise(pairs: readonly { readonly expected: number; readonly y: number }[]): number {
  const sum = pairs.reduce((total, { expected, y }) => {
    const p = Math.min(0.999, Math.max(0.001, expected))
    return total - y * Math.log(p) - (1 - y) * Math.log(1 - p)
  }, 0)
  return sum / pairs.length
}

/** The share that weights promise to what was measured. */
export const promised = (weights: readonly number[], x: readonly number[]): number => sigmoid(dot(weights, x))
