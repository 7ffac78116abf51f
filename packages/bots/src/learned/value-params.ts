/** The sizes of a value network. */
export interface NetSize {
  /** Numbers that are read of a seat. */
  readonly numbers: number
  /** Cards in zones that have a row of their own. */
  readonly rows: number
  /** Units of the first and the second hidden layer. */
  readonly first: number
  readonly second: number
}

/** The parts of a network's parameters, one after the other in one array. */
export interface NetParts {
  /** Rows of the first layer: those of the numbers, then those of the cards, then what is always added. */
  readonly inputs: number
  readonly firstBias: number
  /** The second layer: from the seat's own first layer, from the mean of the others', and what is always added. */
  readonly own: number
  readonly others: number
  readonly secondBias: number
  /** The second layer's outputs for the win and the margin. */
  readonly win: number
  readonly margin: number
  readonly marginBias: number
  readonly length: number
}

/** Where each part of the parameters begins. */
export function partsOf({ numbers, rows, first, second }: NetSize): NetParts {
  const firstBias = (numbers + rows) * first
  const own = firstBias + first
  const others = own + first * second
  const secondBias = others + first * second
  const win = secondBias + second
  const margin = win + second
  const marginBias = margin + second
  return { inputs: 0, firstBias, own, others, secondBias, win, margin, marginBias, length: marginBias + 1 }
}

/** Everything a value network consists of. */
export interface ValueParams {
  readonly size: NetSize
  /** Mean and spread of each number in the games it was trained on. */
  readonly mean: Float32Array
  readonly spread: Float32Array
  /** The score that a margin of one stands for. */
  readonly marginScale: number
  readonly weights: Float32Array
}
