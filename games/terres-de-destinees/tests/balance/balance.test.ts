import { expect, test } from 'vitest'
import { render, tally } from './tally.ts'

// The figures of docs/balance: BALANCE_GAMES=500 npx vitest run --project terres-de-destinees balance
// With ten random answers in a hundred: BALANCE_SLIPS=10 before it.
const games = Number(process.env['BALANCE_GAMES'] ?? 12)
const slips = Number(process.env['BALANCE_SLIPS'] ?? 0)

test('games by computer players end by Destinies or eliminations, and no seat is left out', () => {
  const tallies = [2, 3, 4, 5, 6].flatMap((seats) =>
    [false, true].map((advanced) => tally(seats, advanced, games, slips)),
  )
  for (const sum of tallies) expect([...sum.byEnd.values()].reduce((a, b) => a + b, 0)).toBe(games)
  const stopped = tallies.reduce(
    (n, sum) => n + (sum.byEnd.get('standstill') ?? 0) + (sum.byEnd.get('sixty-rounds') ?? 0),
    0,
  )
  expect(stopped).toBe(0)
  if (process.env['BALANCE_GAMES']) console.log(render(tallies))
}, 600_000)
