import { expect, test } from 'vitest'
import { seatName } from '../src/online/seat-name.ts'

test('[M2] a computer player is not called like a person at the table, nor like one who only seems to be called so', () => {
  expect(seatName(['Ada', null], 1)).toBe('Ysolde')
  for (const name of ['Ysolde', 'ysolde', 'Ysоlde']) {
    expect(seatName([name, null], 1), name).toBe('Ysolde (2)')
    expect(seatName([name, null], 0), name).toBe(name)
  }
  expect(seatName(['Ysolde', null, 'Ysolde (2)'], 1)).toBe('Ysolde (3)')
})
