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

interface CardFigures {
  readonly name: string
  readonly open: { seats: number; winShare: number } | null
  readonly zones: Record<string, { seats: number; winShare: number; lead: number }>
  readonly picks: Record<string, { offered: number; chosen: number; blind: number }>
}
const cardFigures = async (games: string): Promise<{ par: number; byName: CardFigures[] }> => {
  const { out } = await sablier(['sim', '--game', 'lanterns', '--seats', '3', '--games', games, '--json'])
  return JSON.parse(out).cards
}
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

test('the wins and points of those who had a card are counted by seat', async () => {
  const { par, byName } = await cardFigures('40')
  expect(par).toBeCloseTo(1 / 3, 3)
  // Everybody has exactly one oath, so that all wins fall to owners of oaths and all leads even out.
  const oaths = byName.flatMap(({ zones }) => zones['oath'] ?? [])
  expect(sumOf(oaths.map(({ seats }) => seats))).toBe(3 * 40)
  expect(sumOf(oaths.map(({ seats, winShare }) => seats * winShare))).toBeCloseTo(40, 0)
  expect(sumOf(oaths.map(({ seats, lead }) => seats * lead))).toBeCloseTo(0, -1)
  // A Moth that lay in the lair and in the past of a seat counts once among what lay open before it.
  const { open, zones } = byName.find(({ name }) => name === 'Moth') as CardFigures
  const apart = ['lair', 'past', 'kept'].map((zone) => zones[zone]?.seats ?? 0)
  expect(open?.seats).toBeGreaterThanOrEqual(Math.max(...apart))
  expect(open?.seats).toBeLessThan(sumOf(apart))
})

test('a card counts as chosen beside how often a blind choice would have taken it', async () => {
  const { byName } = await cardFigures('40')
  const laid = byName.flatMap(({ picks }) => picks['draft.lay'] ?? [])
  expect(laid).toHaveLength(9)
  expect(laid.filter(({ offered, chosen }) => chosen < 1 || chosen > offered)).toEqual([])
  // One card is laid each time: blind choices add up to as many.
  const chosen = sumOf(laid.map((figures) => figures.chosen))
  expect(Math.abs(sumOf(laid.map(({ blind }) => blind)) - chosen)).toBeLessThan(1)
})

test('thinking players spend as many iterations as they are given', async () => {
  const argv = ['sim', '--game', 'lanterns', '--games', '1', '--option', 'nights=1', '--bots', 'novice', '--json']
  const scores = async (...more: string[]) => JSON.parse((await sablier([...argv, ...more])).out).scores
  const usual = await scores()
  expect(await scores('--iterations', '16')).toEqual(usual)
  expect(await scores('--iterations', '1')).not.toEqual(usual)
})

test('the report for people names the numbers that matter', async () => {
  const { out } = await sablier(['sim', '--game', 'lanterns', '--games', '5'])
  expect(out).toMatch(/5 of 5 games finished, 0 stuck/)
  expect(out).toMatch(/decisions\/s, .* games\/s/)
  expect(out).toMatch(/card open before a seat +seats +wins \(par 50\.0 %\)/)
  expect(out).toMatch(/draft\.lay\n {2}most: +\w+ \d\.\d, /)
})

test('a progress bar is drawn on a terminal and nowhere else', async () => {
  let clock = 0
  const shown = { showsProgress: true, now: () => (clock += 200) }
  const argv = ['sim', '--game', 'lanterns', '--games', '3']
  expect((await runWith(argv, [][Symbol.iterator](), shown)).err).toContain('█')
  expect((await sablier(argv)).err).toBe('')
})
