import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { LEVELS, levelPlayer, playMatch, tuningFor } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

const bot = { ...lanternsBot, levels: { adept: { turns: 1, cutoff: 5 }, master: { turns: 3, cutoff: 20 } } }

test('the master sees its own next turn at every table', () => {
  expect(tuningFor('master', bot, 2)).toMatchObject({ turns: 3, cutoff: 20 })
  expect(tuningFor('master', bot, 4)).toMatchObject({ turns: 5, cutoff: 40 })
})
test('a player that looks one turn ahead does so at every table', () => {
  expect(tuningFor('adept', bot, 4)).toEqual(tuningFor('adept', bot, 2))
  expect(tuningFor('novice', bot, 4)).toEqual(tuningFor('novice', bot, 2))
})
test('levels that a game does not set are like the nearest that it sets', () => {
  expect(tuningFor('champion', bot, 2)).toMatchObject({ turns: 3, cutoff: 20, noise: 0 })
  expect(tuningFor('expert', bot, 2)).toMatchObject({ turns: 3, cutoff: 20 })
  expect(tuningFor('expert', bot, 2).noise).toBeGreaterThan(0)
})
test('there are six levels above chance, and tables stored with the former ones still name levels', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(7)
  expect(LEVELS).toEqual(expect.arrayContaining(['random', 'novice', 'adept', 'master']))
})
test('a beginner is better than chance and worse than a novice', () => {
  const wins = (level: 'beginner' | 'novice'): number => {
    let won = 0
    for (let n = 0; n < 60; n++) {
      const players = [
        levelPlayer({ level, bot: lanternsBot, budget: { iterations: 16 } }),
        levelPlayer({ level: 'random', bot: lanternsBot }),
      ]
      const own = n % 2
      const result = playMatch({ game: lanterns, players: own ? players.reverse() : players, seed: `${n >> 1}` })
      if (result?.winners.includes(own)) won += 1 / result.winners.length
    }
    return won
  }
  const [beginner, novice] = [wins('beginner'), wins('novice')]
  expect(beginner).toBeGreaterThan(33)
  expect(beginner).toBeLessThan(novice)
})
