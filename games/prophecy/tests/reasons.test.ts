import type { TestTable } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { SPACES } from '../src/board.ts'
import type { CreatureCard } from '../src/cards/card.ts'
import { fightOdds } from '../src/odds.ts'
import type { Table } from '../src/shape.ts'
import { AT, fight, type Setup, table } from './kit.ts'

const reasonsFor = (t: TestTable, choice: number) => bot.reasons?.(t.table, t.ask, choice) ?? []
/** The reasons for an option by key, with what fills them. */
const told = (t: TestTable, option: string) =>
  Object.fromEntries(reasonsFor(t, t.options.indexOf(option)).map(({ key, params }) => [key, params]))

/** How often in 100 seat 0 wins with Strength against what it meets. */
function won(t: TestTable): number {
  const creature = t.table.card(t.ask.source as number) as unknown as CreatureCard
  const table = t.table as unknown as Table
  return Math.round(100 * fightOdds(table, 0, { creature, type: 'strength', space: SPACES[AT.plain]! }).won)
}

test('a fight is judged by its odds, and by the Magic that it costs', () => {
  const t = fight('old_pirate', { tracks: { willpower: { 0: 4 } } })
  expect(Object.keys(told(t, 'fight.strength'))).toEqual(['odds', 'risk'])
  expect(told(t, 'fight.strength')['odds']).toEqual({ n: won(t) })
})

test('Magic paid to fight with Strength leaves the Strength as it is', () => {
  const t = fight('skeletal_wizard', { tracks: { willpower: { 0: 4 } } })
  const paid = t.ask.items.findIndex((item) => (item as { text: string }).text === 'fight.strength-paid')
  expect(reasonsFor(t, paid)).toContainEqual(expect.objectContaining({ key: 'odds', params: { n: won(t) } }))
  expect(reasonsFor(t, paid)).toContainEqual(expect.objectContaining({ key: 'magic-price', params: { n: 2 } }))
})

const moving = (setup: Setup = {}) =>
  table({ at: 'movement', ...setup, tracks: { position: { 0: AT.village }, gold: { 0: 3 }, ...setup.tracks } })

test('a move is judged by what waits in the space and by the way to a certificate', () => {
  const t = moving({ zones: { space: { 7: ['old_pirate'] }, covered: { 9: ['noble_lion'] } } })
  expect(told(t, 'walk.7')['creature-there']).toMatchObject({ card: { card: 'old_pirate' } })
  expect(told(t, 'walk.9')).toHaveProperty('unknown-there')
  expect(told(t, 'horse.10')['gold-left']).toEqual({ n: 2 })
})

test('a hidden card is never named', () => {
  const covered = (card: string) => told(moving({ zones: { covered: { 9: [card] } } }), 'walk.9')
  expect(covered('noble_lion')).toEqual(covered('imp'))
})

test('a guild is judged by what its certificate still lacks', () => {
  const at = (experience: number, gold: number, zones: Setup['zones'] = {}) =>
    told(moving({ zones, tracks: { experience: { 0: experience }, gold: { 0: gold } } }), 'horse.10')
  expect(at(2, 9)['lacks-experience']).toEqual({ n: 3 })
  expect(at(5, 2)['lacks-gold']).toEqual({ n: 3 })
  expect(at(5, 9)).toHaveProperty('certificate-there')
  expect(at(5, 9, { certificates: { 0: ['certificate_magic_tower'] } })).toHaveProperty('certificate-owned')
})

test('an item is judged by what it adds to the others, to buy it and to sell it', () => {
  const inVillage = (...items: string[]) =>
    table({
      at: 'services',
      tracks: { position: { 0: AT.village }, gold: { 0: 20 } },
      zones: { 'village-shop': ['rapier'], items: { 0: items } },
    })
  expect(told(inVillage(), 'buy.rapier')).toHaveProperty('stronger')
  expect(told(inVillage('great_sword'), 'buy.rapier')).toHaveProperty('no-stronger')
  expect(told(inVillage('sword', 'dagger'), 'sell.dagger')).toHaveProperty('no-weaker')
  expect(told(inVillage('sword'), 'sell.sword')).toHaveProperty('weaker')
})

test('work is judged by what it brings towards certificates and by the Health that is left', () => {
  const t = table({
    at: 'services',
    tracks: { position: { 0: AT.fortress }, strength: { 0: 3 }, experience: { 0: 1 }, stayed: 1 },
  })
  expect(told(t, 'work-fortress')).toMatchObject({ 'experience-after': { n: 3, m: 25 }, 'health-left': { n: 2 } })
})
