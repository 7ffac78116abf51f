import { seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { TUNING } from '../src/index.ts'
import { overlook } from '../src/search/select.ts'
import { Edge, Node } from '../src/search/tree.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** How many of so many answers come to mind. */
function left(answers: number, oversight: number, seed = 'mind'): number {
  const node = new Node()
  for (let n = 0; n < answers; n++) node.edges.set(`${n}`, new Edge(n, null))
  overlook(node, { bot: lanternsBot, tuning: { ...TUNING, oversight }, chance: seedChance(seed) })
  return node.edges.size
}

test('a player that overlooks nothing considers every answer', () => {
  expect(left(1000, 0)).toBe(1000)
})
test('a player that overlooks one answer in ten considers about nine, never the same nine', () => {
  expect(left(1000, 0.1)).toBeGreaterThan(870)
  expect(left(1000, 0.1)).toBeLessThan(930)
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => left(1000, 0.1, seed))).size).toBeGreaterThan(1)
})
test('one answer always comes to mind', () => {
  expect(left(8, 1)).toBe(1)
  expect(left(1, 1)).toBe(1)
})
