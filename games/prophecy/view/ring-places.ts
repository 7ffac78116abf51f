/** Spaces along one long side of the board, corners included; the short sides take the rest. */
const LONG = 7
const SHORT = 3
/** How much more room than the other spaces an upper corner has below it, for its name. */
const CORNER = 0.25
/** How far the road lies from the edge of the board, in percent. */
export const EDGE = { x: 7, y: 11 } as const

const along = (from: number, to: number, share: number): number => from + (to - from) * share

/** Where a space lies, in percent of the board: clockwise from the upper left corner. */
export function placeOf(n: number): { left: number; top: number } {
  const [right, bottom] = [100 - EDGE.x, 100 - EDGE.y]
  if (n < LONG) return { left: along(EDGE.x, right, n / (LONG - 1)), top: EDGE.y }
  const down = (nth: number) => along(EDGE.y, bottom, (nth + CORNER) / (SHORT + 1 + CORNER))
  if (n < LONG + SHORT) return { left: right, top: down(n - LONG + 1) }
  if (n < 2 * LONG + SHORT) return { left: along(right, EDGE.x, (n - LONG - SHORT) / (LONG - 1)), top: bottom }
  return { left: EDGE.x, top: down(2 * (LONG + SHORT) - n) }
}

/** On which side of a space its name stands: inwards on the short sides, below on the long ones. */
export function nameSideOf(n: number): 'below' | 'left' | 'right' {
  if (n >= LONG && n < LONG + SHORT) return 'left'
  return n >= 2 * LONG + SHORT ? 'right' : 'below'
}
