import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diffText, type Patch } from '../src/index.ts'

const diff = (before: unknown, after: unknown): Patch => JSON.parse(diffText(before, after) || '[]')

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

test('a patch turns any plain value into any other', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = JSON.stringify(before)
      const patch = diff(before, after)
      expect(applyPatch(before, patch)).toEqual(after)
      expect(JSON.stringify(before)).toBe(kept)
    }),
    { numRuns: 2000 },
  )
})

test('equal values need no change', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(diff(value, structuredClone(value))).toEqual([])
    }),
  )
})

test('one card taken from a row is a small change', () => {
  const before = { row: Array.from({ length: 60 }, (_, i) => i), hand: [1, 2] }
  const after = { row: before.row.toSpliced(30, 1), hand: [1, 2, 30] }
  expect(diff(before, after)).toEqual([
    ['~', ['row'], 30, 1, []],
    ['~', ['hand'], 2, 0, [30]],
  ])
})

test('a change that does not fit is not applied in part', () => {
  expect(() => applyPatch({ a: 1 }, [['~', ['a'], 0, 1, []]])).toThrow('does not fit')
  expect(() => applyPatch({ a: 1 }, [['=', ['b', 'c', 'd'], 1]])).toThrow('nothing at')
})
