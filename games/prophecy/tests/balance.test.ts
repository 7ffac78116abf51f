import { checkOptions, Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { game } from '../src/index.ts'

// For the figures of docs/balance/prophecy.md: MEASURE_BALANCE=600 npx vitest run --project prophecy balance
const GAMES = Number(process.env['MEASURE_BALANCE'] ?? 6)

/** Plays games of the quick player against itself. */
function measure(seats: number) {
  const turns: number[] = []
  const byOrder = Array.from({ length: seats }, () => 0)
  const ends: Record<string, number> = {}
  const characters: Record<string, { games: number; wins: number }> = {}
  let deaths = 0
  for (let n = 0; n < GAMES; n++) {
    const simulation = Simulation.start(game, seats, checkOptions(game, seats), `b${seats} ${n}`)
    const { table } = simulation
    const chance = seedChance(`c${n}`)
    for (let { ask } = simulation; ask; { ask } = simulation) simulation.choose(bot.policy(table, ask, chance))
    const [winner] = simulation.result?.winners ?? []
    for (const seat of table.seats) {
      const { id } = table.card(table.zone('character', seat).pieces[0] as number)
      const { games, wins } = characters[id] ?? { games: 0, wins: 0 }
      characters[id] = { games: games + 1, wins: wins + (seat === winner ? 1 : 0) }
    }
    const reason = simulation.result?.reason ?? ''
    ends[reason] = (ends[reason] ?? 0) + 1
    deaths += table.seats.filter((seat) => table.track('fallen', seat) > 0).length
    if (winner === undefined) continue
    turns.push(table.track('turns', winner))
    const order = (winner - (table.fact('first') as number) + seats) % seats
    byOrder[order] = (byOrder[order] ?? 0) + 1 / GAMES
  }
  turns.sort((a, b) => a - b)
  const at = (share: number) => turns[Math.floor(share * (turns.length - 1))]
  return {
    seats,
    ends,
    turns: [at(0.1), at(0.5), at(0.9)],
    byOrder,
    deathsPerPlayer: deaths / GAMES / seats,
    characters,
  }
}

test('games between equal players end by certificates, in the expected number of turns', { timeout: 300_000 }, () => {
  for (let seats = 1; seats <= 5; seats++) {
    const figures = measure(seats)
    if (process.env['MEASURE_BALANCE']) console.info(JSON.stringify(figures))
    if (seats === 1) continue
    expect(figures.turns[1]).toBeGreaterThan(15)
    expect(figures.turns[1]).toBeLessThan(50)
    expect(figures.deathsPerPlayer).toBeLessThan(0.2)
  }
})
