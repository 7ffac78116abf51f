import * as v from 'valibot'
import { expect, test } from 'vitest'
import { distinctNames, SessionBody } from '../src/index.ts'

const isName = (name: string): boolean => v.safeParse(SessionBody, { name, language: 'fr' }).success

test('people may be called what can be read or seen', () => {
  for (const name of [
    'Ada',
    'Zoé',
    'Łukasz 2',
    '👩‍🚀 Ada',
    '👨‍👩‍👧',
    '🏴‍☠️',
    '李小龙',
    'e\u0301va',
    '김',
    '!?',
    '☺️',
    'علی\u200cرضا',
    'ශ\u0dca\u200dරී',
    '🇫🇷',
    '1️⃣',
    '👍🏽',
  ])
    expect(isName(name), name).toBe(true)
})
test('nobody is called what cannot be seen', () => {
  const unseen = [
    '',
    '   ',
    'A\nda',
    'A\u200bda',
    'Ada\u200d',
    '\u200d',
    '\u200d👩',
    'A\u200dda',
    '\u202eadA',
    'A\u0007',
    '\u3164',
    '\u2800',
    '\u115f',
    'Ada\u3164',
    '\ufe0f',
    '\u0301',
    '\ud83d',
    'A\u200cda',
    'علی\u200c',
    '\u200cعلی',
  ]
  for (const name of unseen) expect(isName(name), JSON.stringify(name)).toBe(false)
})

test('[M2] a name that looks like one with its number is marked too', () => {
  const names = distinctNames(['Anna', 'Anna', 'Anna (2)', 'Аnna 2'])
  expect(names).toEqual([
    { name: 'Anna', lookalike: false },
    { name: 'Anna (2)', lookalike: true },
    { name: 'Anna (2) (2)', lookalike: true },
    { name: 'Аnna 2', lookalike: true },
  ])
})
