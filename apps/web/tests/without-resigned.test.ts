import type { Result } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { withoutResigned } from '../src/online/without-resigned.ts'

test('who has resigned does not win, even if a computer player has won for the seat; who was only away does', () => {
  const result: Result = { winners: [0, 1, 2], scores: [3, 3, 3], reason: 'end' }
  const seats = [null, 'resigned', 'clock'].map((away) => ({ away })) as TableInfo['seats']
  expect(withoutResigned(result, seats)).toEqual({ ...result, winners: [0, 2] })
})
