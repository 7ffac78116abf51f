/** A box on the screen. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const middle = ({ left, top, width, height }: Spot) => ({ x: left + width / 2, y: top + height / 2 })
/** Straight ahead counts more than aside. */
const ASIDE = 2.2

/** Do two spots lie in one row? */
function isLevel(one: Spot, other: Spot): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return shared > Math.min(one.height, other.height) / 2
}

/**
 * The next of several spots in a direction: the nearest ahead, where straight ahead counts more than aside. To the left and right
 * it stays in its row while there is anything else in it. Past the last one it goes on from the other end, so that every spot is
 * reached. -1: there is none.
 */
export function nextSpot(spots: readonly Spot[], from: Spot, direction: Direction): number {
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const level = across ? spots.filter((spot) => isLevel(spot, from)) : []
  const inRow = nearestAhead(level, from, direction)
  return inRow < 0 ? nearestAhead(spots, from, direction) : spots.indexOf(level[inRow] as Spot)
}

function nearestAhead(spots: readonly Spot[], from: Spot, direction: Direction): number {
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1
  const here = middle(from)
  const found = { at: -1, far: Number.POSITIVE_INFINITY, wrap: -1, wrapFar: Number.POSITIVE_INFINITY }
  spots.forEach((spot, i) => {
    const there = middle(spot)
    const ahead = sign * (across ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x)
    if (ahead > 1) {
      const far = ahead + ASIDE * aside
      if (far < found.far) Object.assign(found, { at: i, far })
    } else if (ahead < -1) {
      const far = ahead + ASIDE * aside
      if (far < found.wrapFar) Object.assign(found, { wrap: i, wrapFar: far })
    }
  })
  return found.at >= 0 ? found.at : found.wrap
}

/** The spot nearest to another one; -1: there is none. */
export function nearestSpot(spots: readonly Spot[], to: Spot): number {
  const here = middle(to)
  const far = (spot: Spot) => Math.hypot(middle(spot).x - here.x, middle(spot).y - here.y)
  let best = -1
  spots.forEach((spot, i) => {
    if (best < 0 || far(spot) < far(spots[best] as Spot)) best = i
  })
  return best
}
