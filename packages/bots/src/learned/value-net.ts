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
  /** What is read of the seats: numbers seat by seat, rows seat by seat up to `rowEnd`, and who is still in the game. */
  readonly numbers: Float32Array
  readonly rows = new Uint16Array(MOST_ROWS)
  readonly rowEnd = new Uint32Array(MOST_SEATS)
  readonly isIn = new Uint8Array(MOST_SEATS)
  /** What comes out: shares of the win and margins. */
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
      const z = ((this.numbers[at + i] as number) - (mean[i] as number)) / (spread[i] as number)
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
      top = Math.max(top, this.share[seat] as number)
    }
    for (let seat = 0; seat < seats; seat++) {
      if (this.isIn[seat] === 0) continue
      this.share[seat] = Math.exp((this.share[seat] as number) - top)
      total += this.share[seat] as number
    }
    // Before anybody is in, all stand alike.
    for (let seat = 0; seat < seats; seat++)
      this.share[seat] = total > 0 ? (this.share[seat] as number) / total : 1 / seats
  }

  private firstLayer(seat: number): void {
    const { size, weights } = this.params
    const { numbers, first, sum } = this
    const width = size.first
    const at = seat * width
    const bias = this.parts.firstBias
    for (let j = 0; j < width; j++) first[at + j] = weights[bias + j] as number
    const from = seat * size.numbers
    for (let i = 0; i < size.numbers; i++) {
      const x = numbers[from + i] as number
      if (x === 0) continue
      const row = i * width
      for (let j = 0; j < width; j++) first[at + j] = (first[at + j] as number) + x * (weights[row + j] as number)
    }
    const end = this.rowEnd[seat] as number
    for (let k = seat === 0 ? 0 : (this.rowEnd[seat - 1] as number); k < end; k++) {
      const row = (size.numbers + (this.rows[k] as number)) * width
      for (let j = 0; j < width; j++) first[at + j] = (first[at + j] as number) + (weights[row + j] as number)
    }
    for (let j = 0; j < width; j++) {
      if ((first[at + j] as number) < 0) first[at + j] = 0
      sum[j] = (sum[j] as number) + (first[at + j] as number)
    }
  }

  private secondLayer(seat: number, alive: number): void {
    const { size, weights, marginScale } = this.params
    const { parts, first, second, others, sum } = this
    const at = seat * size.first
    const to = seat * size.second
    const part = alive > 1 ? 1 / (alive - 1) : 0
    for (let k = 0; k < size.second; k++) second[to + k] = weights[parts.secondBias + k] as number
    for (let j = 0; j < size.first; j++) {
      const own = first[at + j] as number
      const rest = ((sum[j] as number) - own) * part
      others[at + j] = rest
      const a = parts.own + j * size.second
      const b = parts.others + j * size.second
      for (let k = 0; k < size.second; k++)
        second[to + k] =
          (second[to + k] as number) + own * (weights[a + k] as number) + rest * (weights[b + k] as number)
    }
    let win = 0
    let margin = weights[parts.marginBias] as number
    for (let k = 0; k < size.second; k++) {
      if ((second[to + k] as number) < 0) second[to + k] = 0
      win += (second[to + k] as number) * (weights[parts.win + k] as number)
      margin += (second[to + k] as number) * (weights[parts.margin + k] as number)
    }
    this.share[seat] = win
    this.margin[seat] = margin * marginScale
  }
}
