import { expect, test } from 'vitest'
import { type Direction, nearestSpot, nextSpot, type Spot } from '../src/choose/next-spot.ts'

/** Two rows of three: 0 1 2 above, 3 4 5 below. */
const spots: Spot[] = [0, 1, 2, 3, 4, 5].map((n) => ({
  left: (n % 3) * 100,
  top: Math.floor(n / 3) * 150,
  width: 80,
  height: 120,
}))
const from = (n: number, direction: Direction): number => nextSpot(spots, spots[n] as Spot, direction)

test('arrows go to what lies next in their direction, straight ahead first', () => {
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(4, 'ArrowUp')).toBe(1)
  expect(from(2, 'ArrowDown')).toBe(5)
  expect(from(5, 'ArrowLeft')).toBe(4)
})

test('past the last one arrows go on from the other end of the same row', () => {
  expect(from(2, 'ArrowRight')).toBe(0)
  expect(from(3, 'ArrowLeft')).toBe(5)
  expect(from(1, 'ArrowUp')).toBe(4)
})

test('with nothing else there is nowhere to go, and after an answer one goes on from what is nearest', () => {
  expect(nextSpot([], spots[0] as Spot, 'ArrowUp')).toBe(-1)
  expect(nearestSpot(spots, { left: 190, top: 140, width: 80, height: 120 })).toBe(5)
})

test('a row is walked to its end, though something in the next one is nearer', () => {
  const row = (top: number, lefts: number[]) => lefts.map((left) => ({ left, top, width: 20, height: 20 }))
  const spots = [...row(0, [100, 200]), ...row(30, [10, 110, 210])]
  expect(nextSpot(spots, { left: 0, top: 0, width: 20, height: 20 }, 'ArrowRight')).toBe(0)
  expect(nextSpot(spots, { left: 100, top: 0, width: 20, height: 20 }, 'ArrowRight')).toBe(1)
  expect(nextSpot(spots, { left: 200, top: 0, width: 20, height: 20 }, 'ArrowRight')).toBe(0)
})
