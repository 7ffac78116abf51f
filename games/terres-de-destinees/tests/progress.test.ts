import { holds } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { breakdown } from '../src/breakdown.ts'
import { DESTINS, PLAYING_CARDS } from '../src/cards/all-cards.ts'
import type { DestinCard, PlayingCard } from '../src/cards/card.ts'
import type { Table } from '../src/index.ts'
import { progress, wins } from '../src/progress.ts'
import { table } from './kit.ts'

const destin = (id: string): DestinCard => DESTINS.find((card) => card.id === id) as DestinCard
const card = (id: string): PlayingCard => PLAYING_CARDS.find((print) => print.id === id) as PlayingCard
const tableOf = (setup: Parameters<typeof table>[0]): Table => table(setup).table as unknown as Table

test('[destiny.common-for-all] progress counts cards of a family in play', () => {
  const t = tableOf({ rows: { 0: ['le-roi', 'chroniques-royales'] } })
  expect(progress(t, 0, destin('domination'))).toEqual({ have: 2, need: 5 })
  expect(progress(t, 0, destin('sang-royal'), [card('la-reine')])).toEqual({ have: 3, need: 4 })
  expect(progress(t, 1, destin('domination'))).toEqual({ have: 0, need: 5 })
})

test('[duo.support-no-destiny] cards of the support area do not bring a Destiny nearer', () => {
  const t = tableOf({ seats: 2, support: { 0: ['le-roi', 'la-reine'] } })
  expect(progress(t, 0, destin('sang-royal'))).toEqual({ have: 0, need: 4 })
})

test('[destiny.common-for-all] Harmony counts the cards that are missing at least', () => {
  expect(progress(tableOf({}), 0, destin('harmonie'))).toEqual({ have: 0, need: 6 })
  const t = tableOf({ rows: { 0: ['le-roi', 'la-reine', 'chroniques-royales', 'archere', 'chateau'] } })
  // Three families are missing, though one card would make six.
  expect(progress(t, 0, destin('harmonie'))).toEqual({ have: 3, need: 6 })
})

test('[destiny.common-for-all] Fortune counts the lead over the fullest other hand and wins at the end of a turn only', () => {
  const t = tableOf({ hands: { 0: 9, 1: 4, 2: 5 } })
  const lead = progress(t, 0, destin('fortune'))
  expect(lead).toEqual({ have: 5, need: 6 })
  expect(wins({ have: 6, need: 6 }, destin('fortune'))).toBe(false)
  expect(wins({ have: 5, need: 5 }, destin('domination'))).toBe(true)
})

test('a Destiny that waits for an event has no progress', () => {
  expect(progress(tableOf({}), 0, destin('assassin'))).toBeNull()
  expect(progress(tableOf({}), 0, destin('ange-gardien'))).toBeNull()
})

test('progress is full exactly when the goal about cards and Tokens holds', () => {
  const rows = [
    ['le-roi', 'la-reine', 'chroniques-royales', 'archere', 'chateau'],
    ['port', 'marche', 'foret-enchantee', 'vampire', 'golem', 'code-des-lois'],
    [],
  ]
  const t = tableOf({ rows: { 0: rows[0] ?? [], 1: rows[1] ?? [] }, jetons: { 1: ['bouclier', 'grace', 'bourse'] } })
  const happening = { on: 'step', cause: -1, saved: [], lost: [] } as const
  for (const seat of t.seats)
    for (const one of DESTINS as readonly DestinCard[]) {
      const now = progress(t, seat, one)
      if (now && one.goal.op !== 'hand-lead' && one.goal.op !== 'gained-by-powers')
        expect(wins(now, one)).toBe(holds(one.goal, { table: t, you: seat, happening }))
    }
})

test('the breakdown names both shared Destinies, one’s own, the hand and the cards in play', () => {
  const t = tableOf({ at: 'auction', hands: { 0: 4 }, rows: { 0: ['le-roi'] }, secret: { 0: 'sang-royal' } })
  expect(breakdown(t, 0)).toEqual([
    { source: 'domination', points: 1, need: 5 },
    { source: 'harmonie', points: 1, need: 6 },
    { source: 'sang-royal', points: 1, need: 4 },
    { source: 'hand', points: 4 },
    { source: 'in-play', points: 1 },
  ])
})
