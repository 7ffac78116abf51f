import { checkOptions, Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { stepsRound } from '../bot/features.ts'
import { bot } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { table } from './kit.ts'

test('the quick player answers legally, to the end, and mostly alive', { timeout: 60_000 }, () => {
  for (let seats = 1; seats <= 5; seats++)
    for (let n = 0; n < 4; n++) {
      const simulation = Simulation.start(
        game,
        seats,
        checkOptions(game, seats, { extra_cards: n % 2 === 1, benefits: 'asked' }),
        `bot ${seats} ${n}`,
      )
      const chance = seedChance(`bot ${n}`)
      for (let { ask } = simulation; ask; { ask } = simulation) {
        const choice = bot.policy(simulation.table, ask, chance)
        ask.decode(ask.encode(choice))
        simulation.choose(choice)
      }
      if (seats > 1) expect(simulation.result?.reason).toBe('fifth_certificate')
    }
})

test('the shares of the win add up to 1 and follow the lead', () => {
  const t = table({ at: 'movement', zones: { certificates: { 0: ['certificate_fortress', 'certificate_monastery'] } } })
  const shares = [0, 1].map((seat) => bot.value(t.table, seat))
  expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  expect(shares[0]).toBeGreaterThan(shares[1]!)
})

test('a certificate is bought when it can be', () => {
  const rich = table({ at: 'services', tracks: { position: { 0: 18 }, experience: { 0: 5 } } })
  expect(rich.ask.encode(bot.policy(rich.table, rich.ask, seedChance('x')))).toBe('certificate')
})

const answerOf = (t: ReturnType<typeof table>) => t.ask.encode(bot.policy(t.table, t.ask, seedChance('x')))

test('what adds nothing to the other arms is sold, what adds to them is kept', () => {
  const inTown = (...items: string[]) =>
    table({ at: 'services', tracks: { position: { 0: 8 }, gold: { 0: 0 } }, zones: { items: { 0: items } } })
  expect(answerOf(inTown('sword', 'dagger'))).toBe('sell.dagger')
  expect(answerOf(inTown('sword', 'wooden_shield'))).toBe('done')
})

test('a weapon is bought by somebody without, and not by somebody with a better one', () => {
  const inVillage = (...items: string[]) =>
    table({
      at: 'services',
      tracks: { position: { 0: 8 }, gold: { 0: 20 } },
      zones: { 'village-shop': ['rapier'], items: { 0: items } },
    })
  expect(answerOf(inVillage())).toBe('buy.rapier')
  expect(answerOf(inVillage('great_sword'))).toBe('done')
})

test('a potion is kept on the way until it is needed', () => {
  const withPotion = (lost: number) =>
    table({
      at: 'movement',
      tracks: { strength: { 0: 5 - lost }, 'lost-strength': { 0: lost } },
      zones: { items: { 0: ['potion_of_healing'] } },
    })
  expect(answerOf(withPotion(1))).not.toBe('use.potion_of_healing')
  expect(answerOf(withPotion(3))).toBe('use.potion_of_healing')
})

test('the shortest way round goes on, back, or both', () => {
  expect(stepsRound(0, [])).toBe(0)
  expect(stepsRound(0, [2, 6])).toBe(6)
  expect(stepsRound(0, [18, 14])).toBe(6)
  expect(stepsRound(0, [2, 14])).toBe(10)
})
