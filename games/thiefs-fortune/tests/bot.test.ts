import { hint } from '@sablier/bots'
import { Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { game } from '../src/game.ts'
import { looting } from './kit.ts'

const OPTIONS = { commonFuture: true, achievement: 'a-thiefs-fortune', level: 'normal' }

/** A game in which one seat plays by policy and the others at random; returns the winners. */
function duel(seed: string, seats: number, clever: number): readonly number[] {
  const simulation = Simulation.start(game, seats, OPTIONS, seed)
  const chance = seedChance(`${seed} answers`)
  for (let { ask } = simulation; ask; { ask } = simulation)
    simulation.choose(ask.seat === clever ? bot.policy(simulation.table, ask, chance) : ask.randomChoice(chance))
  return simulation.result?.winners ?? []
}

test('the policy wins nearly always against players who answer at random', { timeout: 60_000 }, () => {
  let won = 0
  for (let i = 0; i < 24; i++) if (duel(`duel ${i}`, 2 + (i % 3), i % 2).includes(i % 2)) won++
  expect(won).toBeGreaterThanOrEqual(23)
})

test('values are shares: they add up to one and follow the points', () => {
  for (const seats of [2, 3, 4]) {
    const { table } = Simulation.start(game, seats, OPTIONS, `value ${seats}`)
    const sum = table.seats.reduce((total, seat) => total + bot.value(table, seat), 0)
    expect(sum).toBeCloseTo(1)
    const before = bot.value(table, 1)
    table.cite('ability.words').add('fortune', 10, 1)
    expect(bot.value(table, 1)).toBeGreaterThan(before)
  }
})

test('a solo game is worth more the nearer its goal is', () => {
  const { table } = Simulation.start(game, 1, OPTIONS, 'solo value')
  const before = bot.value(table, 0)
  table.cite('ability.words').add('fortune', 20, 0)
  expect(bot.value(table, 0)).toBeGreaterThan(before)
})

test('a hint gives two or three reasons for each option', { timeout: 60_000 }, () => {
  const { match } = looting({
    zones: { future: { 0: ['armory-2', 'duel-1', 'guide-1'] } },
    marks: { gem: { 'armory-2': 1, 'duel-1': 2, 'guide-1': 2 } },
  })
  const found = hint({ match, seat: 0, bot, seed: 'hint', budget: { iterations: 40 } })
  expect(found?.options.length).toBeGreaterThan(1)
  for (const { reasons } of found?.options ?? []) {
    expect(reasons.length).toBeGreaterThanOrEqual(2)
    expect(reasons.length).toBeLessThanOrEqual(3)
    for (const { key } of reasons) expect(found?.texts[key]?.fr).toBeTruthy()
  }
})
