import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balance-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n')
const run = (file: string, ...more: string[]) => sablier(['balance', '--iterations', '0', '--file', file, ...more])

test('a stopped series goes on where it stopped and comes to the same games', async () => {
  const whole = join(folder, 'whole.jsonl')
  const cut = join(folder, 'cut.jsonl')
  const table = ['--game', 'lanterns', '--seats', '3']
  const { out } = await run(whole, ...table, '--games', '4')
  await run(cut, ...table, '--games', '2')
  const second = await run(cut, ...table, '--games', '4')
  expect(linesOf(cut)).toEqual(linesOf(whole))
  expect(second.out).toBe(out)
  expect(out).toContain('4 games')
})

test('games of another table are refused', async () => {
  const file = join(folder, 'games.jsonl')
  await run(file, '--game', 'lanterns', '--seats', '3', '--games', '1')
  const { code, err } = await run(file, '--game', 'lanterns', '--seats', '2', '--games', '1')
  expect(code).toBe(2)
  expect(err).toContain('another table')
})

test('shares, components, goals and cards are told with intervals', async () => {
  const table = ['--game', 'thiefs-fortune', '--seats', '2', '--games', '3', '--json']
  const { out } = await run(join(folder, 'thief.jsonl'), ...table)
  const { games, shares, box, cards, ends } = JSON.parse(out)
  expect(games).toBe(3)
  const pairs = shares.filter(({ kind }: { kind: string }) => kind === 'pair')
  expect(pairs.reduce((sum: number, { dealt }: { dealt: number }) => sum + dealt, 0)).toBe(6)
  expect(box.all.tries).toBe(3)
  expect(box.kinds.map(({ inBox }: { inBox: number }) => inBox)).toEqual([32, 32, 32, 36, 36])
  expect(cards.length).toBeGreaterThan(50)
  for (const { low, share, high } of ends) expect(low <= share && share <= high).toBe(true)
})
