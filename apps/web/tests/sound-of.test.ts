import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { soundOf } from '../src/play/sound-of.ts'

const at = { rule: 'r', entry: 1 }
const paid = (seat: number, to: number): SeenEvent => ({
  type: 'track-changed',
  name: 'gold',
  seat,
  from: 2,
  to,
  ...at,
})
const rolled: SeenEvent = { type: 'rolled', seat: 0, sides: 6, values: [3], purpose: '', ...at }
const begun: SeenEvent = { type: 'phase-begun', phase: 'loot', round: 1, ...at }

test('of all that happened at once only the most telling is heard', () => {
  expect(soundOf([begun, paid(0, 5), rolled], 0)).toBe('dice')
  expect(soundOf([begun], 0)).toBe('phase')
  expect(soundOf([], 0)).toBe(null)
})

test('one hears what one gains and loses, not what others do', () => {
  expect(soundOf([paid(0, 5)], 0)).toBe('gain')
  expect(soundOf([paid(0, 1)], 0)).toBe('loss')
  expect(soundOf([paid(1, 5)], 0)).toBe(null)
  expect(soundOf([paid(1, 5)], null)).toBe(null)
})
