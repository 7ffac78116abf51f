import { expect, test } from 'vitest'
import { keptFor, NOTHING_KEPT } from '../src/table/kept.ts'

const set = { ...keptFor(NOTHING_KEPT, 'how many?'), chosen: ['a'], draft: 7 }

test('what is set for a question is there again after a look at another moment', () => {
  expect(keptFor(set, 'what then?')).toMatchObject({ chosen: [], draft: undefined })
  expect(keptFor(set, '')).toMatchObject({ chosen: [], draft: undefined })
  expect(keptFor(set, 'how many?')).toBe(set)
})

test('what is set for the next question takes its place', () => {
  const next = { ...keptFor(set, 'what then?'), draft: [1, 2] }
  expect(keptFor(next, 'what then?')).toEqual({ question: 'what then?', chosen: [], draft: [1, 2] })
  expect(keptFor(next, 'how many?')).toMatchObject({ chosen: [], draft: undefined })
})
