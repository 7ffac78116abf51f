import { Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { playByPolicy } from './play-by-policy.ts'

test('the policy answers every question legally and its games end, for every table', () => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const advanced of [false, true]) {
      const { simulation } = playByPolicy(`bot ${seats}`, seats, { advanced }, 10)
      expect(simulation.result).not.toBeNull()
    }
})
test('values are shares of one game: between 0 and 1, together 1', () => {
  const simulation = Simulation.start(game, 4, { advanced: true }, 'values')
  const chance = seedChance('values')
  for (let i = 0; i < 120 && simulation.ask; i++) {
    const { table, ask } = simulation
    const shares = table.seats.map((seat) => bot.value(table, seat))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
    simulation.choose(ask.randomChoice(chance))
  }
})
test('the policy beats random players clearly', () => {
  let won = 0
  const games = 60
  for (let i = 0; i < games; i++) {
    const simulation = Simulation.start(game, 4, { advanced: false }, `versus ${i}`)
    const chance = seedChance(`versus ${i}`)
    for (let { ask } = simulation; ask; { ask } = simulation)
      simulation.choose(ask.seat === i % 4 ? bot.policy(simulation.table, ask, chance) : ask.randomChoice(chance))
    if (simulation.result?.winners.includes(i % 4)) won++
  }
  expect(won).toBeGreaterThan(games * 0.6)
})
test('a bid is explained by what the card is worth', () => {
  const simulation = Simulation.start(game, 3, { advanced: false }, 'reasons')
  const chance = seedChance('reasons')
  simulation.choose(simulation.ask?.randomChoice(chance) ?? 0)
  const { ask, table } = simulation
  if (!ask) throw new Error('nobody is asked')
  const [first] = bot.reasons?.(table, ask, 1) ?? []
  expect(Object.keys(bot.texts ?? {})).toContain(first?.key)
})
