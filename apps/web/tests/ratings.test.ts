import { expect, test } from 'vitest'
import { readRatings } from '../vite/ratings.ts'

const REPORT = `# Strength
<!-- lanterns -->
| level | budget | rating (95 %) |
| --- | --- | --- |
| random | 1 iterations | 0 ± 209 | 1306 |
| novice | 16 iterations | 461 ± 118 | 3621 |
| one novice against random | 2 | 30 |
<!-- end of lanterns -->
| master | 1 iterations | 900 ± 1 | 2 |
`

test('ratings are read by game and level, and nothing outside of a league', () => {
  expect(readRatings(REPORT)).toEqual({ lanterns: { random: 0, novice: 461 } })
})
