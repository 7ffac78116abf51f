import { NOTHING_KEPT } from '@sablier/ui'
import { expect, test, vi } from 'vitest'
import { readKept, storeKept } from '../src/table/kept.ts'

test('a half-worded offer is there again after a reload, and a table forgets what was answered', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  const offer = { question: 'what do you offer?', chosen: [], draft: { to: 2, give: { gold: 3 }, want: {} } }
  storeKept('here', offer)
  expect(readKept('here')).toEqual(offer)
  expect(readKept('elsewhere')).toEqual(NOTHING_KEPT)
  storeKept('here', NOTHING_KEPT)
  expect(stored.size).toBe(0)
})
