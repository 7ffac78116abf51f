/** A share and the interval that holds it in 95 of 100 series. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** Wilson's interval of a share, good for few games and for shares near none and all. */
export function intervalOf(hits: number, tries: number): Interval {
  if (tries === 0) return { share: 0, low: 0, high: 1 }
  const share = hits / tries
  const middle = (share + Z ** 2 / (2 * tries)) / (1 + Z ** 2 / tries)
  const half = (Z / (1 + Z ** 2 / tries)) * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
