import { expect, test } from 'vitest'
import { plainReasons } from '../src/hint-reasons.ts'

/** Answers with so much of the win each, weighed in many worlds. */
const options = (...means: number[]) => means.map((mean) => ({ mean, spread: 0.2, visits: 10_000 }))
const said = (means: number[], isClear = true) => plainReasons(options(...means), 0, isClear).map(({ key }) => key)

test('an answer is called clearly better only where it is by more than chance, and by more than a hair', () => {
  expect(said([0.5, 0.4, 0.3])).toContain('hint.only-good')
  expect(said([0.35, 0.33, 0.1])).toContain('hint.ahead')
  expect(said([0.35, 0.33, 0.1])).not.toContain('hint.only-good')
})

test('where chance explains the lead, no answer is called the best', () => {
  const keys = said([0.5, 0.4, 0.3], false)
  expect(keys).toContain('hint.no-clear-best')
  expect(keys).not.toContain('hint.only-good')
  expect(keys).not.toContain('hint.ahead')
})
