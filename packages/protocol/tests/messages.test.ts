import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AnswerAct, PHRASES, readToClient, readToServer } from '../src/index.ts'

const clientId = 'abcdefgh12'
const ok = (message: unknown) => readToServer(JSON.stringify(message)).ok

test('every kind of answer can be sent', () => {
  for (const answer of ['moth#3', 4, true, ['a', 'b'], [1, 2], { give: { gold: 2 }, to: 1 }])
    expect(ok({ type: 'answer', clientId, entries: 3, answer }), JSON.stringify(answer)).toBe(true)
})

test('a malformed message is refused, naming the wrong field', () => {
  expect(readToServer('{')).toEqual({ ok: false, reason: 'not JSON' })
  expect(ok({ type: 'answer', clientId: 'x', entries: 3, answer: 'a' })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: -1, answer: 'a' })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: 1, answer: 'a', seat: 2 })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: 1, answer: new Array(201).fill('a') })).toBe(false)
  expect(ok({ type: 'chat', clientId, text: 'line\u0000break' })).toBe(false)
  expect(ok({ type: 'dance', clientId })).toBe(false)
  expect(ok([1])).toBe(false)
})

test('an answer that is read the short way is exactly one that the schema takes', () => {
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('', '__proto__', -0, 1e300, 0.5, 10_000_001))
  const word = fc.string({ maxLength: 250 })
  const clientIds = fc.oneof(fc.constantFrom(clientId, 'short', 'with space in it'), word)
  const answers = fc.oneof(word, fc.double(), fc.boolean(), fc.array(word, { maxLength: 3 }), odd)
  const message = fc.record(
    { type: fc.constantFrom('answer', 'take'), clientId: clientIds, entries: fc.oneof(fc.nat(), odd), answer: answers },
    { requiredKeys: [] },
  )
  const more = fc.dictionary(fc.constantFrom('seat', '__proto__', 'toString'), odd, { maxKeys: 1 })
  fc.assert(
    fc.property(message, more, (fields, others) => {
      const text = JSON.stringify({ ...fields, ...others })
      const parsed = v.safeParse(AnswerAct, JSON.parse(text))
      const reading = readToServer(text)
      expect(reading.ok, text).toBe(parsed.success)
      if (reading.ok) expect(reading.message).toEqual(parsed.output)
    }),
    { numRuns: 3000 },
  )
})

test('a proposal too deep or too wide is refused', () => {
  const deep = { a: { b: { c: { d: { e: 1 } } } } }
  const wide = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`k${i}`, 1]))
  expect(ok({ type: 'answer', clientId, entries: 0, answer: deep })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: 0, answer: wide })).toBe(false)
})

test('messages of the server are checked too', () => {
  expect(readToClient(JSON.stringify({ type: 'done', clientId, seq: 4 })).ok).toBe(true)
  expect(readToClient(JSON.stringify({ type: 'refused', code: 'no-such-code', reason: '' })).ok).toBe(false)
})

test('every stock phrase is there in both languages', () => {
  for (const phrase of Object.values(PHRASES))
    expect([phrase.en, phrase.fr].every((text) => text.length > 0)).toBe(true)
})
