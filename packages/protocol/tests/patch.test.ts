import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diffParts, diffText, type Patch, type SharedLists } from '../src/index.ts'

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

test('whatever has changed in lists of one length, and whoever shares them, the patch leads there', () => {
  const lists = fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { minLength: 1, maxLength: 12 })
  const changes = fc.array(fc.tuple(fc.nat(11), fc.array(fc.nat(3), { maxLength: 3 })), { maxLength: 6 })
  fc.assert(
    fc.property(lists, changes, (places, changed) => {
      let after = places
      for (const [at, list] of changed) if (at < after.length) after = after.with(at, list)
      const shared: SharedLists = new Map()
      for (const own of [0, 1, 2]) {
        const [from, to] = [
          { places, own: [0] },
          { places: after, own: [own] },
        ]
        const patch = JSON.parse(`[${diffParts(from, to, ['places', 'own'], shared)}]`) as Patch
        expect(applyPatch(from, patch)).toEqual(to)
      }
    }),
  )
})

test('however lists lie in lists, the patch that several share leads there', () => {
  const nested = fc.letrec<{ list: unknown }>((tie) => ({
    list: fc.array(fc.oneof({ maxDepth: 3 }, fc.nat(2), fc.constantFrom('a', null), tie('list')), { maxLength: 4 }),
  })).list
  fc.assert(
    fc.property(nested, nested, fc.array(fc.tuple(fc.nat(3), nested)), (before, after, changed) => {
      const shared: SharedLists = new Map()
      let like = before as unknown[]
      for (const [at, value] of changed) if (at < like.length) like = like.with(at, value)
      for (const now of [after, like, after, like]) {
        const patch = JSON.parse(`[${diffParts({ it: before }, { it: now }, ['it'], shared)}]`) as Patch
        expect(applyPatch({ it: before }, patch)).toEqual({ it: now })
      }
    }),
    { numRuns: 1000 },
  )
})

test('places that several see alike are put into words once, however many have changed', () => {
  const before = [[1], [2], [3]]
  const [one, two, three] = [
    [1, 7],
    [2, 7],
    [3, 7],
  ]
  const shared: SharedLists = new Map()
  const told = (places: number[][]) => JSON.parse(`[${diffParts({ places: before }, { places }, ['places'], shared)}]`)
  expect(told([one, two, three])).toEqual([
    ['~', ['places', 0], 1, 0, [7]],
    ['~', ['places', 1], 1, 0, [7]],
    ['~', ['places', 2], 1, 0, [7]],
  ])
  const words = [...shared.values()]
  expect(told([one, two, [8]])).toHaveLength(3)
  expect([...shared.values()].slice(0, 3)).toEqual(words)
  expect(shared.size).toBe(4)
})

test('a change that does not fit is not applied in part', () => {
  expect(() => applyPatch({ a: 1 }, [['~', ['a'], 0, 1, []]])).toThrow('does not fit')
  expect(() => applyPatch({ a: 1 }, [['=', ['b', 'c', 'd'], 1]])).toThrow('nothing at')
})
