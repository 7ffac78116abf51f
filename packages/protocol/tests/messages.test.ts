import { expect, test } from 'vitest'
import { PHRASES, readToClient, readToServer } from '../src/index.ts'

const clientId = 'abcdefgh12'
const ok = (message: unknown) => readToServer(JSON.stringify(message)).ok

test('every kind of answer can be sent', () => {
  for (const answer of ['moth#3', 4, true, ['a', 'b'], [1, 2], { give: { gold: 2 }, to: 1 }])
    expect(ok({ type: 'answer', clientId, entries: 3, answer }), JSON.stringify(answer)).toBe(true)
})

test('what is not a message is refused with the field that is wrong', () => {
  expect(readToServer('{')).toEqual({ ok: false, reason: 'not JSON' })
  expect(ok({ type: 'answer', clientId: 'x', entries: 3, answer: 'a' })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: -1, answer: 'a' })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: 1, answer: 'a', seat: 2 })).toBe(false)
  expect(ok({ type: 'chat', clientId, text: 'line\u0000break' })).toBe(false)
  expect(ok({ type: 'dance', clientId })).toBe(false)
  expect(ok([1])).toBe(false)
})

test('a proposal too deep or too wide is refused', () => {
  const deep = { a: { b: { c: { d: { e: 1 } } } } }
  const wide = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`k${i}`, 1]))
  expect(ok({ type: 'answer', clientId, entries: 0, answer: deep })).toBe(false)
  expect(ok({ type: 'answer', clientId, entries: 0, answer: wide })).toBe(false)
})

test('what a server sends is checked too', () => {
  expect(readToClient(JSON.stringify({ type: 'done', clientId, seq: 4 })).ok).toBe(true)
  expect(readToClient(JSON.stringify({ type: 'refused', code: 'no-such-code', reason: '' })).ok).toBe(false)
})

test('every stock phrase is there in both languages', () => {
  for (const phrase of Object.values(PHRASES))
    expect([phrase.en, phrase.fr].every((text) => text.length > 0)).toBe(true)
})
