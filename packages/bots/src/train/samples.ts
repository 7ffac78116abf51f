import { required } from '@sablier/kernel'
/** Positions of games with what came of them, laid out flat: seat by seat, position by position. */
export interface Samples {
  /** Seats at the table of each position. */
  readonly seats: Uint8Array
  /** By seat: whether it is still in the game; the numbers of the seats; where each seat's rows end, and the rows. */
  readonly isIn: Uint8Array
  readonly numbers: Float32Array
  readonly rowEnd: Uint32Array
  readonly rows: Uint16Array
  /** The targets to learn, by seat: the share of the win, and the margin. */
  readonly share: Float32Array
  readonly margin: Float32Array
}

type Part = keyof Samples
type Numbers = Samples[Part]

const MAKERS: Readonly<Record<Part, (length: number) => Numbers>> = {
  seats: (n) => new Uint8Array(n),
  isIn: (n) => new Uint8Array(n),
  numbers: (n) => new Float32Array(n),
  rowEnd: (n) => new Uint32Array(n),
  rows: (n) => new Uint16Array(n),
  share: (n) => new Float32Array(n),
  margin: (n) => new Float32Array(n),
}
export const PARTS = Object.keys(MAKERS) as Part[]

/** Samples one after the other. */
export function joinSamples(all: readonly Samples[]): Samples {
  const joined = Object.fromEntries(PARTS.map((part) => [part, joinPart(all, part)])) as unknown as Samples
  // Where rows end counts from the beginning of all of them.
  let rows = 0
  let at = 0
  for (const { rowEnd, rows: own } of all) {
    for (let i = 0; i < rowEnd.length; i++) joined.rowEnd[at + i] = required(rowEnd[i]) + rows
    at += rowEnd.length
    rows += own.length
  }
  return joined
}

function joinPart(all: readonly Samples[], part: Part): Numbers {
  const length = all.reduce((sum, samples) => sum + samples[part].length, 0)
  const joined = MAKERS[part](length)
  let at = 0
  for (const samples of all) {
    joined.set(samples[part], at)
    at += samples[part].length
  }
  return joined
}

/** A few bytes for each part's length, then the parts. */
export function packSamples(samples: Samples): Uint8Array {
  const lengths = Uint32Array.from(PARTS, (part) => samples[part].length)
  const parts = [lengths, ...PARTS.map((part) => samples[part])]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** Samples as `packSamples` packed them. */
export function unpackSamples(bytes: Uint8Array): Samples {
  const lengths = new Uint32Array(bytes.slice(0, 4 * PARTS.length).buffer)
  let at = lengths.byteLength
  const entries = PARTS.map((part, i) => {
    const made = MAKERS[part](required(lengths[i]))
    new Uint8Array(made.buffer).set(bytes.subarray(at, at + made.byteLength))
    at += made.byteLength
    return [part, made] as const
  })
  return Object.fromEntries(entries) as unknown as Samples
}
