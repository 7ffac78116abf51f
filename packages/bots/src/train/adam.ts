import { required } from '@sablier/kernel'
/** How Adam steps. */
export interface AdamSettings {
  readonly rate: number
  /** How far weights shrink with every step, as a part of the rate. */
  readonly decay: number
}

const BETA1 = 0.9
const BETA2 = 0.999
const EPSILON = 1e-8

/** The optimiser Adam: each weight steps by its own mean slope, measured by how far that slope varies. */
export class Adam {
  readonly mean: Float32Array
  readonly square: Float32Array
  steps = 0

  constructor(length: number) {
    this.mean = new Float32Array(length)
    this.square = new Float32Array(length)
  }

  /** Makes one step down the slope and clears it. */
  step(weights: Float32Array, slope: Float32Array, { rate, decay }: AdamSettings): void {
    this.steps++
    const { mean, square } = this
    const first = 1 - BETA1 ** this.steps
    const second = 1 - BETA2 ** this.steps
    for (let i = 0; i < weights.length; i++) {
      const g = required(slope[i])
      const m = BETA1 * required(mean[i]) + (1 - BETA1) * g
      const v = BETA2 * required(square[i]) + (1 - BETA2) * g * g
      mean[i] = m
      square[i] = v
      const w = required(weights[i])
      weights[i] = w - rate * (m / first / (Math.sqrt(v / second) + EPSILON) + decay * w)
    }
    slope.fill(0)
  }
}
