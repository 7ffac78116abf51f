import type { TableInfo } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { allHere, awayIn, waitForAway } from '../src/online/who-is-away.ts'

const person = { id: 'somebody', name: 'Ada', language: 'en' }
const table = {
  seats: [{ person }, { person }, { person: null }],
  consent: { grace: 120_000, voting: 1, closing: 1 },
} as unknown as TableInfo
const nothingSaid = { seats: [], absent: [], spectators: 0, watching: [] }

test('before the server has said who is there, nobody is said to be away, nor everybody to be there', () => {
  expect(awayIn(table, nothingSaid)).toEqual([])
  expect(allHere(table, nothingSaid)).toBe(false)
})
test('the absent are those the server names; all are there if everybody seated is', () => {
  expect(awayIn(table, { ...nothingSaid, seats: [0], absent: [{ seat: 1, since: 0 }] })).toEqual([1])
  expect(allHere(table, { ...nothingSaid, seats: [0, 1] })).toBe(true)
})
test('a game begins without those who are away once the last of them has been gone for thirty seconds', () => {
  const absent = [
    { seat: 0, since: 1000 },
    { seat: 1, since: 5000 },
    { seat: 2, since: 9000 },
  ]
  expect(waitForAway(table, { ...nothingSaid, absent }, 6000)).toBe(29_000)
  expect(waitForAway(table, { ...nothingSaid, absent }, 40_000)).toBe(0)
})
