import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diffText, type Patch, ViewPatch } from '../src/index.ts'

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

test('places far apart are told one by one, what lies between is not', () => {
  const before = [[1], [2], [3], [4], [5], [6]]
  const after = before.with(1, []).with(5, [6, 7])
  expect(diff(before, after)).toEqual([
    ['~', [1], 0, 1, []],
    ['~', [5], 1, 0, [7]],
  ])
  expect(
    diff(
      before,
      before.map(([n]) => [(n ?? 0) + 1]),
    ),
  ).toHaveLength(1)
})

test('however lists lie in lists, the patch leads there', () => {
  const nested = fc.letrec<{ list: unknown }>((tie) => ({
    list: fc.array(fc.oneof({ maxDepth: 3 }, fc.nat(2), fc.constantFrom('a', null), tie('list')), { maxLength: 4 }),
  })).list
  fc.assert(
    fc.property(nested, nested, (before, after) => {
      expect(applyPatch({ it: before }, diff({ it: before }, { it: after }))).toEqual({ it: after })
    }),
    { numRuns: 1000 },
  )
})

test('whatever several viewers are told of their places, each comes to see its own', () => {
  const place = fc.array(fc.nat(3), { maxLength: 3 })
  const places = fc.array(place, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(places, places, place, (before, common, secret) => {
      const patch = new ViewPatch()
      for (let viewer = 0; viewer < 4; viewer++) {
        const now = common.with(viewer, secret)
        patch.next()
        patch.part('entries', 1, 2)
        for (const [index, seen] of now.entries()) patch.place(index, before[index] as number[], seen)
        patch.part('canUndo', false, viewer === 1)
        const told = JSON.parse(patch.text()) as Patch
        expect(applyPatch({ state: { places: before }, entries: 1, canUndo: false }, told)).toEqual({
          state: { places: now },
          entries: 2,
          canUndo: viewer === 1,
        })
      }
    }),
  )
})

test('a change that does not fit is not applied in part', () => {
  expect(() => applyPatch({ a: 1 }, [['~', ['a'], 0, 1, []]])).toThrow('does not fit')
  expect(() => applyPatch({ a: 1 }, [['=', ['b', 'c', 'd'], 1]])).toThrow('nothing at')
})
