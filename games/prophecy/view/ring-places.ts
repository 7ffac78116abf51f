import { SPACES } from '@sablier/prophecy'

/** The size of the drawing and of the ring in it. */
export const SIZE = { width: 1000, height: 600, rx: 432, ry: 236 } as const

/** Where a space lies, in percent of the board: the first one at the top, clockwise. */
export function placeOf(n: number): { left: number; top: number } {
  const angle = (n / SPACES.length) * 2 * Math.PI - Math.PI / 2
  return {
    left: 50 + (SIZE.rx / SIZE.width) * 100 * Math.cos(angle),
    top: 50 + (SIZE.ry / SIZE.height) * 100 * Math.sin(angle),
  }
}
