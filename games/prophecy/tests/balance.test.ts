import { expect, test } from 'vitest'
import { measure } from './measure.ts'

/**
 * Prints the figures of docs/balance/prophecy.md. Many games by the policy, for every number of seats:
 * `MEASURE_BALANCE=600 npx vitest run --project prophecy balance`; players who think, at one table:
 * add `BALANCE_ITERATIONS=16 BALANCE_SEATS=4 BALANCE_FROM=0`, and `BALANCE_RACE=34` for another race of one.
 */
const WANTED = process.env['MEASURE_BALANCE']
const GAMES = Number(WANTED ?? 6)
const number = (name: string): number => Number(process.env[name] ?? 0)
const SEATS = number('BALANCE_SEATS') > 0 ? [number('BALANCE_SEATS')] : [1, 2, 3, 4, 5]

test('games between equal players end by certificates, in the expected number of turns', {
  timeout: 36_000_000,
}, () => {
  for (const seats of SEATS) {
    const figures = measure(seats, {
      games: GAMES,
      from: number('BALANCE_FROM'),
      iterations: number('BALANCE_ITERATIONS'),
      options: number('BALANCE_RACE') > 0 ? { race: number('BALANCE_RACE') } : {},
    })
    if (WANTED) console.info(JSON.stringify(figures))
    if (seats === 1) continue
    expect(figures.turns[1]).toBeGreaterThan(15)
    expect(figures.turns[1]).toBeLessThan(50)
    expect(figures.deathsPerPlayer).toBeLessThan(0.2)
  }
})
