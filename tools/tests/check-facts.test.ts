import { expect, test } from 'vitest'
import { findFactFaults } from '../src/check-facts.ts'
import { renderFacts } from '../src/render-facts.ts'

const names = { fact: 'name', from: 'rulebook', section: '12', at: ['name.fr'], cards: { 'inn-*': ['Auberge'] } }

test('a fact of no known kind, from nowhere, without a value or told twice is found', () => {
  expect(findFactFaults([names])).toEqual([])
  expect(findFactFaults([{ ...names, fact: 'colour' }])).toEqual(['entry 1 has no known fact (colour)'])
  expect(findFactFaults([{ ...names, from: 'hearsay' }])).toEqual(['entry 1 comes from nowhere known (hearsay)'])
  expect(findFactFaults([{ ...names, section: '' }])).toEqual(['entry 1 does not say where it stands'])
  expect(findFactFaults([{ ...names, cards: { 'inn-*': [] } }])).toEqual(['name of inn-* has 0 values for 1 paths'])
  expect(findFactFaults([names, names])).toEqual(['name of inn-* is told twice'])
})

test('a fact of which only a part is known says so', () => {
  expect(renderFacts([{ ...names, fact: 'numbers', partly: true }])).toContain(
    "{ numbers: 'rulebook', partly: ['numbers'] }",
  )
})

test('a name that the source has in one language only was translated here', () => {
  expect(renderFacts([names])).toContain("'inn-*': { name: 'rulebook', translated: 'en' },")
  expect(renderFacts([{ ...names, at: ['name.en', 'name.fr'] }])).toContain("'inn-*': { name: 'rulebook' },")
})
