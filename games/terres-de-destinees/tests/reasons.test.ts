import type { Ask, Choice } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { bot } from '../bot/index.ts'
import { table } from './kit.ts'

const reasonsFor = (t: TestTable, ask: Ask, choice: Choice) => bot.reasons?.(t.table, ask, choice) ?? []
/** The reasons for an option by key, with what fills them. */
const told = (t: TestTable, option: string) =>
  Object.fromEntries(reasonsFor(t, t.ask, t.options.indexOf(option)).map(({ key, params }) => [key, params]))

const KINGDOM = ['capitaine-de-la-garde', 'juge', 'bourgmestre'] as const

/** Seat 0 collects Kingdom cards in secret and has three of the four. */
const collecting = (hand: readonly string[]) =>
  table({ secret: { 0: 'sang-royal' }, rows: { 0: KINGDOM }, hands: { 0: hand }, common: ['erudit', 'fortune'] })

test('a card is judged by the Destiny that it fulfils, counts for, or does nothing for', () => {
  const t = collecting(['chateau', 'vampire', 'code-des-lois'])
  expect(told(t, 'chateau')['wins']).toMatchObject({ destin: { card: 'sang-royal' } })
  expect(told(t, 'vampire')).toHaveProperty('idle')
  const first = table({
    secret: { 0: 'sang-royal' },
    hands: { 0: ['chateau', 'vampire'] },
    common: ['erudit', 'fortune'],
  })
  expect(told(first, 'chateau')['counts']).toMatchObject({ destin: { card: 'sang-royal' }, n: 1, of: 4 })
})

test('a card that another player is known to want is said to serve them, a secret Destiny is not betrayed', () => {
  const offering = (rows: readonly string[], common: string, secret: string) =>
    told(
      table({
        common: [common, 'fortune'],
        secret: { 0: 'magnat', 1: secret },
        rows: { 1: rows },
        hands: { 0: ['code-des-lois', 'vampire'] },
      }),
      'code-des-lois',
    )
  const books = offering(['grimoire-de-sorts', 'druide', 'espionne', 'voyante', 'changeur'], 'erudit', 'rentier')
  expect(books['wins-for']).toMatchObject({ seat: { seat: 1 }, destin: { card: 'erudit' } })
  expect(offering(KINGDOM, 'grand-domaine', 'sang-royal')).not.toHaveProperty('wins-for')
})

test('a face-down offer is unknown to all but its seller', () => {
  const t = table({ rows: { 0: ['druide'] }, hands: { 0: ['chateau', 'vampire', 'goule'] } })
  t.answer('chateau').answer(true)
  expect(told(t, '1')).toHaveProperty('unknown-card')
  expect(told(t, '1')).not.toHaveProperty('worth')
})

test('a bid is judged by the card, by its price and by the hand that is left; a pass by who gets the card', () => {
  const t = collecting(['chateau', 'vampire', 'code-des-lois', 'goule']).answer('chateau')
  expect(t.ask.seat).not.toBe(0)
  expect(told(t, '5')).toMatchObject({ 'thin-hand': { n: 1 } })
  expect(told(t, '1')).toMatchObject({ 'keeps-hand': { n: 5 } })
  expect(told(t, 'pass')).toHaveProperty('spends-nothing')
  t.answer('2')
  expect(told(t, 'pass')['goes-to']).toEqual({ seat: { seat: 1 }, n: 2 })
})

test('cards that are given away are judged by the dearest of them, for the giver and for the receiver', () => {
  const t = table({
    secret: { 1: 'sang-royal' },
    rows: { 1: KINGDOM, 0: ['grimoire-de-sorts', 'druide', 'espionne', 'voyante', 'changeur'] },
    hands: { 0: ['vampire', 'goule'], 1: ['chateau', 'code-des-lois', 'spectre', 'banshee'] },
    common: ['erudit', 'fortune'],
  })
  t.answer('vampire').answer(false).answer('1')
  while (t.ask.spec.text === 'raise') t.answer('pass')
  expect(t.ask.spec.text).toBe('give')
  const given = (id: string) => {
    const n = t.ask.items.findIndex((piece) => t.table.card(piece as number).id === id)
    return reasonsFor(t, t.ask, [n]).map(({ key }) => key)
  }
  expect(given('chateau')).toContain('wins')
  expect(given('code-des-lois')).toContain('wins-for')
})

test('a player to aim at is judged by what is known of their Destinies and by their hand', () => {
  const t = table({
    at: 'effects',
    seats: 3,
    rows: { 0: ['espionne'], 1: ['grimoire-de-sorts', 'livre-de-comptes'] },
    hands: { 1: 2 },
    common: ['erudit', 'fortune'],
  })
  expect(told(t, t.options.find((option) => option.startsWith('espionne')) as string)).toHaveProperty('gains')
  t.answer(t.options.find((option) => option.startsWith('espionne')) as string)
  expect(told(t, 'seat.1')).toMatchObject({ 'stands-at': { destin: { card: 'erudit' }, n: 2, of: 6 }, holds: { n: 2 } })
  expect(told(t, 'seat.2')).not.toHaveProperty('stands-at')
})
