import { describe, expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

const oneLine = /^sablier: [^\n]+\n$/

describe('wrong usage exits 2 with one clear line', () => {
  test.each([
    [['dance'], 'there is no command "dance"'],
    [['sim'], '--game is missing'],
    [['sim', '--game', 'chess'], 'there is no game "chess"'],
    [['sim', '--game', 'lanterns', '--seats', '9'], '--seats: expected a whole number from 2 to 4'],
    [['sim', '--game', 'lanterns', '--games', 'many'], '--games: expected a whole number'],
    [['sim', '--game', 'lanterns', '--bots', 'genius'], 'there is no level "genius"'],
    [['sim', '--game', 'lanterns', '--iterations', '0'], '--iterations: expected a whole number from 1'],
    [['sim', '--game', 'lanterns', '--option', 'moon=1'], 'has no option "moon"'],
    [['sim', '--game', 'lanterns', '--option', 'nights=3'], 'expected one of'],
    [['sim', '--game', 'lanterns', '--option', 'constructor=1'], 'has no option "constructor"'],
    [['sim', '--game', 'lanterns', '--option', '__proto__=1'], 'has no option "__proto__"'],
    [['sim', '--game', 'lanterns', '--loud'], "Unknown option '--loud'"],
    [['sim', '--game', 'lanterns', '--games', '1', 'stray'], "sim: Unexpected argument 'stray'"],
    [['cards', 'stray', '--game', 'lanterns'], "cards: Unexpected argument 'stray'"],
    [['rules', '--game', 'lanterns', 'stray'], "rules: Unexpected argument 'stray'"],
    [['bench', 'stray', '--game', 'lanterns'], "bench: Unexpected argument 'stray'"],
    [['play', '--game', 'lanterns', 'stray'], "play: Unexpected argument 'stray'"],
    [['league', '--game', 'lanterns', 'stray'], "league: Unexpected argument 'stray'"],
    [['admin', 'self-check', 'stray'], 'admin self-check: expected nothing more'],
    [['cards', '--game', 'lanterns', '--lang', 'la'], '--lang: expected en or fr'],
    [['verify'], 'expected the name of one record file'],
    [['replay', 'a', 'b'], 'expected the name of one record file'],
    [['play', '--game', 'lanterns', '--seat', '7'], '--seat: expected a seat from 0 to 1 or none'],
    [['league', '--game', 'lanterns', '--levels', 'master'], '--levels: expected at least two of'],
    [['league', '--game', 'lanterns', '--seats', '7'], '--seats: expected numbers from 2 to 4'],
    [['league', '--game', 'lanterns', '--games', '4,many'], '--games: expected numbers from 1 to 999999, found "many"'],
    [['league', '--game', 'lanterns', '--iterations', '1,2,3'], "--iterations: expected the master's number"],
    [['bench', '--game', 'chess'], 'there is no game "chess"'],
    [['rules', '--uncovered', '--game', 'chess'], 'there is no ledger of "chess"'],
  ])('%j', async (argv, reason) => {
    const { code, out, err } = await sablier(argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(oneLine)
    expect(err).toContain(reason)
  })
})

test('without a command the overview is printed and the exit code says that something is missing', async () => {
  const { code, out } = await sablier([])
  expect(code).toBe(2)
  expect(out).toContain('sablier sim --game G')
})

test('every command explains itself', async () => {
  const { out } = await sablier(['help'])
  const names = [...out.matchAll(/^sablier (\w+) /gm)].map(([, name]) => name as string)
  expect(names).toEqual(expect.arrayContaining(['play', 'sim', 'replay', 'verify', 'cards', 'rules']))
  for (const name of names) expect((await sablier([name, '--help'])).code).toBe(0)
})
