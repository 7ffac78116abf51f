import type { Result } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { withoutResigned } from '../src/online/without-resigned.ts'

const seatsOf = (...aways: (string | null)[]) => aways.map((away) => ({ away })) as TableInfo['seats']
const winnersOf = (winners: number[], ...aways: (string | null)[]) => {
  const result: Result = { winners, scores: aways.map(() => 3), reason: 'end' }
  return withoutResigned(result, seatsOf(...aways)).winners
}

test('a person who resigned does not win, even if a computer player won for the seat; one who was only away does', () => {
  expect(winnersOf([0, 1, 2], null, 'resigned', 'clock')).toEqual([0, 2])
  expect(winnersOf([1], null, 'resigned', null)).toEqual([])
})

test('the only one who has not resigned wins, unless the game itself let nobody win', () => {
  expect(winnersOf([1], null, 'resigned')).toEqual([0])
  expect(winnersOf([], null, 'resigned')).toEqual([])
  expect(winnersOf([], null)).toEqual([])
})
