import { expect, test, vi } from 'vitest'
import { runWith, sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a simulation reports speed, ends, lengths, scores and cards as one JSON document', async () => {
  const { code, out, err } = await sablier(['sim', '--game', 'lanterns', '--seats', '3', '--games', '20', '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const report = JSON.parse(out)
  expect(report).toMatchObject({ game: 'lanterns', seats: 3, games: 20, finished: 20, stuck: 0, ends: { dawn: 20 } })
  expect(report.decisionsPerSecond).toBeGreaterThan(0)
  expect(report.gamesPerSecond).toBeGreaterThan(0)
  expect(report.lengths.min).toBeGreaterThan(10)
  expect(report.scores).toHaveLength(3)
  expect(report.cards.unused).toEqual([])
})

test('the same seed gives the same games', async () => {
  const lengths = async (seed: string) => {
    const { out } = await sablier(['sim', '--game', 'lanterns', '--games', '5', '--seed', seed, '--json'])
    return JSON.parse(out).lengths
  }
  expect(await lengths('a')).toEqual(await lengths('a'))
  expect(await lengths('a')).not.toEqual(await lengths('b'))
})

test('thinking players can be mixed with random ones', async () => {
  const argv = [
    'sim',
    '--game',
    'lanterns',
    '--games',
    '1',
    '--option',
    'nights=1',
    '--bots',
    'novice,random',
    '--json',
  ]
  const { out } = await sablier(argv)
  expect(JSON.parse(out)).toMatchObject({ finished: 1, bots: ['novice', 'random'] })
})

test('the report for people names the numbers that matter', async () => {
  const { out } = await sablier(['sim', '--game', 'lanterns', '--games', '5'])
  expect(out).toMatch(/5 of 5 games finished, 0 stuck/)
  expect(out).toMatch(/decisions\/s, .* games\/s/)
})

test('a progress bar is drawn on a terminal and nowhere else', async () => {
  let clock = 0
  const shown = { showsProgress: true, now: () => (clock += 200) }
  const argv = ['sim', '--game', 'lanterns', '--games', '3']
  expect((await runWith(argv, [][Symbol.iterator](), shown)).err).toContain('█')
  expect((await sablier(argv)).err).toBe('')
})
