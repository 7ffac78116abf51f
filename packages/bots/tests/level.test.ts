import { expect, test } from 'vitest'
import { tuningFor } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

const bot = { ...lanternsBot, levels: { adept: { turns: 1, cutoff: 5 }, master: { turns: 3, cutoff: 20 } } }

test('the master sees its own next turn at every table', () => {
  expect(tuningFor('master', bot, 2)).toMatchObject({ turns: 3, cutoff: 20 })
  expect(tuningFor('master', bot, 4)).toMatchObject({ turns: 5, cutoff: 40 })
})
test('who looks no further than a turn does so at every table', () => {
  expect(tuningFor('adept', bot, 4)).toEqual(tuningFor('adept', bot, 2))
  expect(tuningFor('novice', bot, 4)).toEqual(tuningFor('novice', bot, 2))
})
