import { expect, test } from 'vitest'
import { sablier } from './fake-io.ts'

test('the benchmark reports its ratios as one JSON document', async () => {
  const { code, out, err } = await sablier([
    'bench',
    '--quick',
    '--rounds',
    '1',
    '--ms',
    '5',
    '--game',
    'lanterns',
    '--json',
  ])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { ratios, rates, costAfter, lengths } = JSON.parse(out)
  for (const name of ['silent', 'everything', 'growth', 'fork', 'resample', 'search'])
    expect(ratios[name], name).toBeGreaterThan(0)
  // Both engines play the same game, or the ratios would mean nothing.
  expect(lengths.game.ours / lengths.game.peer).toBeCloseTo(1, 0.7)
  expect(lengths.rollout.ours).toBeCloseTo(lengths.rollout.peer, 0)
  expect(rates['boardgame.io'].rounds).toHaveLength(1)
  expect(Object.keys(costAfter)).toEqual(['100', '1000', '10000'])
})

test('every game asked for has an entry of its own', async () => {
  const argv = ['bench', '--quick', '--rounds', '1', '--ms', '1', '--game', 'thiefs-fortune', '--no-search', '--json']
  const { out } = await sablier(argv)
  expect(JSON.parse(out).ratios['thiefs-fortune']).toBeGreaterThan(0)
})

test('every game asked for tells how many decisions a random game takes, for every number of seats', async () => {
  const argv = ['bench', '--quick', '--rounds', '1', '--ms', '1', '--game', 'thiefs-fortune', '--no-search']
  const { out } = await sablier([...argv, '--json'])
  const { decisions } = JSON.parse(out)
  expect(Object.keys(decisions)).toEqual(['thiefs-fortune'])
  const means: Record<string, number> = decisions['thiefs-fortune']
  expect(Object.keys(means)).toEqual(['1', '2', '3', '4'])
  for (const [seats, mean] of Object.entries(means)) expect(mean / Number(seats)).toBeGreaterThan(50)
  const read = await sablier(argv)
  expect(read.out).toContain(`a random game of thiefs-fortune: ${means['1']} decisions with 1, ${means['2']} decisions`)
})

test('the report for people names the floor of each ratio', async () => {
  const { out } = await sablier(['bench', '--quick', '--rounds', '1', '--ms', '1', '--game', 'lanterns', '--no-search'])
  expect(out).toMatch(/silent +[\d.,]+ .*≥ 100 +≥ 300/)
  expect(out).toMatch(/µs after 10,000 answers/)
})
