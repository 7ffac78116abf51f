import { required } from '@sablier/kernel'
import { type NetParts, partsOf, type ValueParams } from './value-params.ts'

/** More seats than any game has, and more cards in the zones of a table. */
const MOST_SEATS = 8
const MOST_ROWS = 4096
/** Numbers further out than so many spreads say no more than that. */
const FAR = 5

/**
 * A small network that says how each seat of a table stands: its share of the win and its margin over the best of the others.
 * Each seat's inputs go through the same first layer; the second one sees a seat's own and the mean of the others'. Nothing is
 * allocated while it thinks: what it is given and what it says lies in arrays that are used again.
 */
export class ValueNet {
  /** The inputs of the seats: numbers seat by seat, rows seat by seat up to `rowEnd`, and the seats still in the game. */
  readonly numbers: Float32Array
  readonly rows = new Uint16Array(MOST_ROWS)
  readonly rowEnd = new Uint32Array(MOST_SEATS)
  readonly isIn = new Uint8Array(MOST_SEATS)
  /** The outputs: shares of the win and margins. */
  readonly share = new Float32Array(MOST_SEATS)
  readonly margin = new Float32Array(MOST_SEATS)
  /** The hidden layers seat by seat, and the mean of the others' first layer; whoever trains goes back through them. */
  readonly first: Float32Array
  readonly second: Float32Array
  readonly others: Float32Array
  readonly parts: NetParts
  private readonly sum: Float32Array

  constructor(readonly params: ValueParams) {
    const { size } = params
    this.parts = partsOf(size)
    this.numbers = new Float32Array(MOST_SEATS * size.numbers)
    this.first = new Float32Array(MOST_SEATS * size.first)
    this.second = new Float32Array(MOST_SEATS * size.second)
    this.others = new Float32Array(MOST_SEATS * size.first)
    this.sum = new Float32Array(size.first)
  }

  /** Brings the numbers of a seat to a common measure; called once for each seat before `evaluate`. */
  normalise(seat: number): void {
    const { size, mean, spread } = this.params
    const at = seat * size.numbers
    for (let i = 0; i < size.numbers; i++) {
      const z = (required(this.numbers[at + i]) - required(mean[i])) / required(spread[i])
      this.numbers[at + i] = z > FAR ? FAR : z < -FAR ? -FAR : z
    }
  }

  /** Judges the seats whose inputs were written and normalised. */
  evaluate(seats: number): void {
    let alive = 0
    this.sum.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      if (this.isIn[seat] === 0) continue
      alive++
      this.firstLayer(seat)
    }
    let total = 0
    let top = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      this.share[seat] = 0
      this.margin[seat] = 0
      if (this.isIn[seat] === 0) continue
      this.secondLayer(seat, alive)
      top = Math.max(top, required(this.share[seat]))
    }
    for (let seat = 0; seat < seats; seat++) {
      if (this.isIn[seat] === 0) continue
      this.share[seat] = Math.exp(required(this.share[seat]) - top)
      total += required(this.share[seat])
    }
    // Before anybody is in, all stand alike.
    for (let seat = 0; seat < seats; seat++)
      this.share[seat] = total > 0 ? required(this.share[seat]) / total : 1 / seats
  }

  private firstLayer(seat: number): void {
    const { size, weights } = this.params
    const { numbers, first, sum } = this
    const width = size.first
    const at = seat * width
    const bias = this.parts.firstBias
    for (let j = 0; j < width; j++) first[at + j] = required(weights[bias + j])
    const from = seat * size.numbers
    for (let i = 0; i < size.numbers; i++) {
      const x = required(numbers[from + i])
      if (x === 0) continue
      const row = i * width
      for (let j = 0; j < width; j++) first[at + j] = required(first[at + j]) + x * required(weights[row + j])
    }
    const end = required(this.rowEnd[seat])
    for (let k = seat === 0 ? 0 : required(this.rowEnd[seat - 1]); k < end; k++) {
      const row = (size.numbers + required(this.rows[k])) * width
      for (let j = 0; j < width; j++) first[at + j] = required(first[at + j]) + required(weights[row + j])
    }
    for (let j = 0; j < width; j++) {
      if (required(first[at + j]) < 0) first[at + j] = 0
      sum[j] = required(sum[j]) + required(first[at + j])
    }
  }

  private secondLayer(seat: number, alive: number): void {
    const { size, weights, marginScale } = this.params
    const { parts, first, second, others, sum } = this
    const at = seat * size.first
    const to = seat * size.second
    const part = alive > 1 ? 1 / (alive - 1) : 0
    for (let k = 0; k < size.second; k++) second[to + k] = required(weights[parts.secondBias + k])
    for (let j = 0; j < size.first; j++) {
      const own = required(first[at + j])
      const rest = (required(sum[j]) - own) * part
      others[at + j] = rest
      const a = parts.own + j * size.second
      const b = parts.others + j * size.second
      for (let k = 0; k < size.second; k++)
        second[to + k] = required(second[to + k]) + own * required(weights[a + k]) + rest * required(weights[b + k])
    }
    let win = 0
    let margin = required(weights[parts.marginBias])
    for (let k = 0; k < size.second; k++) {
      if (required(second[to + k]) < 0) second[to + k] = 0
      win += required(second[to + k]) * required(weights[parts.win + k])
      margin += required(second[to + k]) * required(weights[parts.margin + k])
    }
    this.share[seat] = win
    this.margin[seat] = margin * marginScale
  }
}
