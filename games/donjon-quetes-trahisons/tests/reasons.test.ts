import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Choice, Simulation, seedChance } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { challenged, drawn, table } from './kit.ts'

const reasonsFor = (t: TestTable, choice: Choice, ask = t.match.asks()[0] as Ask) =>
  bot.reasons?.(t.table, ask, choice) ?? []
const keys = (t: TestTable, option: string): string[] => reasonsFor(t, t.options.indexOf(option)).map(({ key }) => key)
/** What fills a reason for an option. */
const params = (t: TestTable, option: string, key: string) =>
  reasonsFor(t, t.options.indexOf(option)).find((reason) => reason.key === key)?.params

test('odds of a fight are told alone and with the best helper', () => {
  const t = drawn('minotaur')
  expect([keys(t, 'fight'), keys(t, 'call')]).toEqual([['odds'], ['call', 'odds-with']])
  expect(keys(t.answer('call'), 'stay-out')).toEqual(['owes-nothing', 'neutral'])
})

test('a purchase is judged by what it brings, and by what is saved for', () => {
  const t = table({ tracks: { gems: { 0: 8 } }, zones: { 'main-quest': { 0: ['q-edge'], 1: ['q-dragon'] } } })
  expect(keys(t, 'buy:double-axe')).toEqual(['for-quest', 'power'])
  expect(keys(t, 'buy:dagger')).toEqual(['power', 'saving'])
})

test('an object adds only what it has more than the one that is worn', () => {
  const wearing = (...worn: string[]) => table({ tracks: { gems: { 0: 9 } }, zones: { worn: { 0: worn } } })
  const bonus = (t: TestTable) => params(t, 'buy:short-sword', 'power')?.['n'] ?? 0
  expect(Number(bonus(wearing())) - Number(bonus(wearing('dagger')))).toBe(1)
  expect(keys(wearing('double-axe'), 'buy:short-sword')).toContain('no-better')
})

test('who sides with somebody learns which side is likely to win, and who must not', () => {
  const t = challenged({ tracks: { trophies: { 1: 11 }, arenas: 1 } })
  const ask = t.match.askOf(2) as Ask
  const defend = ask.items.indexOf('defender')
  expect(reasonsFor(t, defend, ask).map(({ key }) => key)).toEqual(['odds', 'near-victory'])
})

test('a main quest is judged by what it pays and costs, and by how much of it is there', () => {
  const t = table({
    at: 'main-quests',
    zones: {
      'main-quest': { 0: [], 1: [], 2: [], 3: [] },
      considered: { 0: ['q-hunter', 'q-edge'], 1: ['q-dragon'], 2: ['q-lucky'], 3: ['q-just'] },
      spoils: { 0: ['manticore'] },
    },
  })
  const ask = t.match.askOf(0) as Ask
  const told = (id: string) => {
    const n = ask.items.findIndex((piece) => t.table.card(piece as number).id === id)
    return Object.fromEntries(reasonsFor(t, n, ask).map((reason) => [reason.key, reason.params]))
  }
  expect(told('q-hunter')).toEqual({ 'quest-progress': { n: 1, of: 3 }, 'quest-pays': { n: 4, m: 2 } })
  expect(told('q-edge')).toHaveProperty('quest-shop')
})

test('the Priest alone is told which card lies on top of the Dungeon', () => {
  const choosing = (hero: string) =>
    table({ at: 'supplies', heroes: [hero], zones: { dungeon: ['trap', 'minotaur'] } }).answer('end')
  expect(params(choosing('priest'), 'draw', 'dungeon-known')).toEqual({ card: { card: 'minotaur' } })
  expect(keys(choosing('warrior'), 'draw')).toEqual(['dungeon-unknown'])
})

test('every reason has its text, whatever is asked', () => {
  for (let n = 0; n < 6; n++) {
    const simulation = Simulation.start(game, 2 + (n % 5), { target: 12 }, `reasons ${n}`)
    const chance = seedChance(`reasons ${n}`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      const choice = ask.randomChoice(chance)
      for (const { key } of bot.reasons?.(simulation.table, ask, choice) ?? []) expect(bot.texts).toHaveProperty(key)
      for (const idea of bot.suggest?.(simulation.table, ask, chance) ?? []) ask.decode(ask.encode(idea))
      simulation.choose(choice)
    }
  }
})
