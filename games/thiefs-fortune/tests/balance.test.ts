import { expect, test } from 'vitest'
import { IN_THE_BOX } from '../src/procedures/supply.ts'
import { RESOURCES } from '../src/resource.ts'
import { type Figures, measure } from './measure.ts'

/**
 * Prints the figures of docs/balance/thiefs-fortune.md. Many games by the policy, for every number of seats:
 * `MEASURE_BALANCE=600 npx vitest run --project thiefs-fortune balance`; players who think:
 * add `BALANCE_ITERATIONS=16`, and `BALANCE_SEATS=4 BALANCE_FROM=0` for a part.
 */
const WANTED = process.env['MEASURE_BALANCE']
const GAMES = Number(WANTED ?? 4)
const number = (name: string): number => Number(process.env[name] ?? 0)
const SEATS = number('BALANCE_SEATS') > 0 ? [number('BALANCE_SEATS')] : [2, 3, 4]

/** Whether a game came by with the tokens in the box. */
const fits = (peak: Figures['peaks'][number]): boolean => RESOURCES.every((kind) => peak[kind] <= IN_THE_BOX[kind])

/** The most tokens out of the Supply at once: in half of the games, in 99 of 100, in all. */
function peaksOf({ peaks }: Figures): Record<string, number[]> {
  return Object.fromEntries(
    RESOURCES.map((kind) => {
      const sorted = peaks.map((peak) => peak[kind]).sort((a, b) => a - b)
      return [kind, [0.5, 0.99, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)]
    }),
  )
}

function report(figures: Figures): string {
  const { seats, games, peaks, pairs, scores, bySeat, reached } = figures
  const sorted = [...scores].sort((a, b) => a - b)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return JSON.stringify({
    seats,
    games,
    within: peaks.filter(fits).length,
    peaks: peaksOf(figures),
    pairs,
    mean,
    at: [0.1, 0.5, 0.9].map((share) => sorted[Math.floor(share * (sorted.length - 1))]),
    bySeat,
    reached,
  })
}

test('games between equal players end, and the tokens in the box do for them', { timeout: 36_000_000 }, () => {
  for (const seats of SEATS) {
    const figures = measure(seats, {
      games: GAMES,
      from: number('BALANCE_FROM'),
      iterations: number('BALANCE_ITERATIONS'),
    })
    if (WANTED) console.info(report(figures))
    expect(figures.scores).toHaveLength(GAMES * seats)
    expect(figures.peaks.filter(fits)).toHaveLength(GAMES)
  }
})
