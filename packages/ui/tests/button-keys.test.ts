import { expect, test } from 'vitest'
import { buttonKeys } from '../src/ask/button-keys.ts'

test('few buttons are pressed by a letter of their own words, never by one that means something at every table', () => {
  expect(buttonKeys(['Draw 1 Event', 'Discard', 'End my turn'])).toEqual(['d', 'i', 'e'])
  expect(buttonKeys(['Undo', 'Échanger'])).toEqual(['n', 'e'])
})

test('many buttons are pressed by numbers as far as those go', () => {
  expect(buttonKeys(Array.from({ length: 11 }, (_, n) => `Space ${n}`)).slice(7)).toEqual(['8', '9', null, null])
})
