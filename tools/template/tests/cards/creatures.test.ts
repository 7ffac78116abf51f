import { tableOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'

const table = tableOf(game)

test('[oil.gain] a moth adds one oil when a creature is laid beside it, up to nine', () => {
  const zones = { deck: [], hand: { 0: ['bat', 'bear'], 1: [] }, lair: { 0: ['moth'] } }
  expect(table({ at: 'draft', zones }).answer('bat').track('oil', 0)).toBe(3)
  expect(
    table({ at: 'draft', zones, tracks: { oil: { 0: 9 } } })
      .answer('bat')
      .track('oil', 0),
  ).toBe(9)
})

test('[light.gain] a toad turns a gain of oil into one light', () => {
  const zones = { deck: [], hand: { 0: ['bat', 'bear'], 1: [] }, lair: { 0: ['moth', 'toad'] } }
  expect(table({ at: 'draft', zones }).answer('bat').track('light', 0)).toBe(1)
})

test('[oil.lose] an owl takes one oil for the card it draws', () => {
  const t = table({ at: 'draft', zones: { deck: ['bear', 'bat', 'bat', 'bat', 'bat'], hand: { 0: ['owl'] } } })
  t.answerAs(0, 'owl').answerAs(1, 'bat').answer(true)
  expect(t.track('oil', 0)).toBe(1)
  expect(t.zone('hand', 0)).toContain('bear')
})

test('[ability.choice] a fox gives two oil or one light, as its owner chooses', () => {
  const laid = () => table({ at: 'draft', zones: { deck: [], hand: { 0: ['fox', 'bat'], 1: [] } } }).answer('fox')
  const [oil, light] = laid().options
  expect(laid().answer(oil).track('oil', 0)).toBe(4)
  expect(laid().answer(light).track('light', 0)).toBe(1)
})

test('[ability.order] whoever owns two abilities that answer at once says which comes first', () => {
  const zones = { deck: [], hand: { 0: ['fox', 'bat'], 1: [] }, lair: { 0: ['moth'] } }
  const t = table({ at: 'draft', zones }).answer('fox')
  expect(t.ask).toMatchObject({ seat: 0, rule: 'ability.order' })
})
