import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { acting, told } from '../kit.ts'

const event = (card: string, setup: TableSetup = {}) =>
  acting({ ...setup, zones: { 'present-events': { 0: [card] }, ...setup.zones } })
const character = (card: string, setup: TableSetup = {}) =>
  acting({ ...setup, zones: { 'present-characters': { 0: [card] }, ...setup.zones } })

test('[event.must-be-performable] Danger can be reduced only where there is some', () => {
  const stock = { sword: { 0: 4 } }
  expect(event('purse-for-the-guard-1', { tracks: stock }).refusal('activate.purse-for-the-guard-1')).toBe(
    'event.must-be-performable',
  )
  expect(event('purse-for-the-guard-1', { tracks: { ...stock, danger: { 0: 1 } } }).options).toContain(
    'activate.purse-for-the-guard-1',
  )
})

test('[card.body-guard-not-common] [common.no-added-danger] Danger is moved by a rule for each direction', () => {
  const own = character('body-guard-1', {
    zones: { 'present-characters': { 0: ['body-guard-1'] }, future: { 0: ['duel-1', 'duel-2'] } },
    marks: { gem: { 'duel-1': 1, 'duel-2': 1 } },
    tracks: { danger: { 0: 2 } },
  }).answer('activate.body-guard-1')
  expect([own.ask.rule, own.options]).toEqual(['card.body-guard-not-common', ['duel-1', 'duel-2']])
  own.answer('duel-1')
  expect(told(own, 'added').map(({ rule }) => rule)).toEqual(['card.body-guard-not-common'])
  const other = event('scapegoat-1', {
    zones: { 'present-events': { 0: ['scapegoat-1'] }, future: { 1: ['duel-1', 'duel-2'] } },
    marks: { gem: { 'duel-1': 1, 'duel-2': 1 } },
    tracks: { danger: { 0: 2 } },
  }).answer('activate.scapegoat-1')
  expect([other.ask.rule, other.options]).toEqual(['common.no-added-danger', ['duel-1', 'duel-2']])
  other.answer('duel-2').answer(2)
  expect(told(other, 'added')).toMatchObject([{ rule: 'common.no-added-danger' }])
  expect(other.track('danger', 0)).toBe(0)
})
