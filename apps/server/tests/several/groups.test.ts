import { expect, test } from 'vitest'
import { Groups, groupOf } from '../../src/fanout/groups.ts'
import { newId } from '../../src/new-id.ts'

test('tables fall into groups of like size', () => {
  const sizes = new Map<number, number>()
  for (let i = 0; i < 25_600; i++) {
    const group = groupOf(newId(9))
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  expect(sizes.size).toBe(256)
  expect(Math.max(...sizes.values())).toBeLessThan(200)
  expect(groupOf('abcdefghijkl')).toBe(groupOf('abcdefghijkl'))
})

test('a group is listened to from its first table to its last', () => {
  const groups = new Groups()
  expect(groups.add('one')).toBe(true)
  expect(groups.add('one')).toBe(false)
  expect(groups.isHeard('one')).toBe(false)
  expect([...groups.listening(groupOf('one'))]).toEqual(['one'])
  expect(groups.isHeard('one')).toBe(true)
  expect(groups.delete('two')).toBe(false)
  expect(groups.delete('one')).toBe(true)
  expect(groups.isHeard('one')).toBe(false)
  expect([...groups.listening(groupOf('one'))]).toEqual([])
  expect(groups.isHeard('one')).toBe(false)
})

test('whatever was listened to is deaf after the connection was lost', () => {
  const groups = new Groups()
  groups.add('one')
  groups.listening(groupOf('one'))
  groups.lost()
  expect(groups.isHeard('one')).toBe(false)
  expect(groups.all()).toEqual([groupOf('one')])
})
