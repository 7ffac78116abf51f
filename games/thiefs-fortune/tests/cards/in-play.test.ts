import { resample } from '@sablier/kernel'
import { randomPlayout } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { ALL_CARDS } from '../../src/cards/all-cards.ts'
import { game } from '../../src/game.ts'

const OPTIONS = { commonFuture: true, achievement: 'a-thiefs-fortune', level: 'normal' }
const PLAYED = ['future', 'present-locations', 'present-characters', 'present-events', 'past']

test('every card comes into play within 2,000 random games', { timeout: 120_000 }, () => {
  const unseen = new Set(ALL_CARDS.filter((card) => card.type !== 'achievement').map((card) => card.id))
  for (let n = 0; n < 2000 && unseen.size > 0; n++) {
    const { table } = randomPlayout(game, 2 + (n % 3), OPTIONS, `in play ${n}`).simulation
    for (const seat of table.seats)
      for (const zone of PLAYED) for (const piece of table.zone(zone, seat).pieces) unseen.delete(table.card(piece).id)
  }
  expect([...unseen]).toEqual([])
})

test('a world dealt anew keeps each deck to its type', () => {
  const { table } = randomPlayout(game, 3, OPTIONS, 'resample').simulation
  resample(table, 1, [1, 2, 3, 4])
  for (const [deck, type] of [
    ['location-deck', 'location'],
    ['character-deck', 'character'],
    ['event-deck', 'event'],
  ] as const)
    for (const piece of table.zone(deck).pieces) expect(game.cards[table.state.face[piece] as number]?.type).toBe(type)
})
