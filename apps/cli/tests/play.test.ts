import { expect, test, vi } from 'vitest'
import { runWith, sablier } from './fake-io.ts'
import { fileWith } from './record-in.ts'

vi.setConfig({ testTimeout: 60_000 })

const ARGV = ['play', '--game', 'lanterns', '--seed', 'evening', '--bots', 'random', '--option', 'nights=1']

/** Somebody who tries one kind of answer after the other until the game is over. */
function* stubborn(): Generator<string> {
  const tries = ['1', '1 2', '2 1', '0', '1 2 3', '2 1 3', '1 2 3 4', '-', '1 2 3 4 5', '1 2 3 4 5 6', '1 2 3 4 5 6 7']
  for (;;) yield* tries
}

test('a game is played to its end by typed lines, and its record is true', async () => {
  const file = fileWith('played.json', '')
  const { code, out } = await runWith([...ARGV, '--save', file], stubborn())
  expect(code).toBe(0)
  expect(out).toContain('Commitment of the dice and decks')
  expect(out).toMatch(/Winners?: /)
  expect(out).toContain('The secret behind it: evening')
  expect((await sablier(['verify', file])).code).toBe(0)
})

test('the rule behind a question, the cards, the table and the other language are one key away', async () => {
  const { out } = await sablier(ARGV, ['r', 'c', 't', 'l', 'q'])
  expect(out).toContain('[draft.lay] Everybody lays one creature at the same time.')
  expect(out).toMatch(/\n {2}(Gain|You may|If|Look)/)
  expect(out).toContain('Hand: ')
  expect(out).toContain('Chacun pose une créature en même temps.')
  expect(out).toContain('Partie quittée avant la fin.')
})

test('the whole game is told in French when asked for', async () => {
  const { out } = await runWith([...ARGV, '--lang', 'fr'], stubborn())
  expect(out).toMatch(/Victoire/)
  expect(out).not.toMatch(/Winner|Round|Not understood/)
})

test('an answer that means nothing, or that a rule refuses, leaves the question open', async () => {
  const { out } = await sablier(ARGV, ['moon', '1 2 3', 'q'])
  expect(out.match(/Not understood\./g)).toHaveLength(2)
  expect(out.match(/Everybody lays one creature/g)?.length).toBeGreaterThanOrEqual(3)
})

test('an answer can be taken back while nobody has learned from it', async () => {
  let typed = ['1', 'u', 'q']
  for (let tries = 0; tries < 6; tries++) {
    const { out } = await sablier(ARGV, typed)
    if (out.includes('u: take back')) {
      expect(out).toContain('Left before the end.')
      return
    }
    typed = ['1', ...typed]
  }
  expect.unreachable('nothing could be taken back')
})

test('a place where no record can be written is refused before the game begins', async () => {
  const { code, out, err } = await sablier([...ARGV, '--save', '/nowhere/at/all.json'], ['1'])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe('sablier: /nowhere/at/all.json: the record cannot be written (ENOENT)\n')
})

test('input that ends before the game does is told by the exit code', async () => {
  const { code, out } = await sablier(ARGV, ['1'])
  expect(code).toBe(1)
  expect(out).toContain('Left before the end.')
})

test('computers can be watched', async () => {
  const { code, out } = await sablier([...ARGV, '--seat', 'none', '--seats', '4'])
  expect(code).toBe(0)
  expect(out).toMatch(/Computer 4 lays /)
})

test('the cards of a FUTURE are read in rows by type', async () => {
  const argv = ['play', '--game', 'thiefs-fortune', '--seats', '1', '--seed', 'rows']
  const { out } = await sablier(argv, ['1', '2', '3', '1', '1', '1', 't', 'q'])
  const rows = out.split('\n').filter((line) => line.startsWith('  FUTURE'))
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row).toMatch(/^ {2}FUTURE: (?:Locations|Characters|Events): \S/)
  const order = ['Locations', 'Characters', 'Events'].map((type) => rows.findIndex((row) => row.includes(`${type}:`)))
  expect(order.filter((at) => at >= 0)).toEqual(rows.map((_, at) => at))
})

test('an answer that a rule refuses is turned down in the language of the player', async () => {
  const argv = ['play', '--game', 'thiefs-fortune', '--seats', '2', '--seed', 'rows', '--lang', 'fr']
  const { out } = await sablier(argv, ['1', '1', '1', '1', 'q'])
  expect(out).toContain('Cette réponse n’est pas possible.\n[planning.pass-two] Après chacune')
  expect(out).not.toContain('Expected')
})

test('cards of one name are told apart by what sets them apart, and read in the order of the options', async () => {
  const argv = ['play', '--game', 'thiefs-fortune', '--seats', '1', '--seed', 'twin10']
  const { out } = await sablier(argv, ['1', '1', '1', 'c', 'q'])
  const twins = out.match(/^ +[23] {2}Arms Dealer \(Favor: .*\)$/gm) ?? []
  expect(new Set(twins).size).toBe(2)
  const read = out.split('\n').filter((line) => line.startsWith('  Character, Foe. Loot: '))
  expect(read.map((line) => line.slice(24, 30))).toEqual(['2 Swor', '1 Swor'])
})

test('one card to be chosen takes one number', async () => {
  const argv = ['play', '--game', 'terres-de-destinees', '--seats', '3', '--bots', 'random', '--seed', 'pay4']
  const { out } = await sablier(argv, ['2', '2', '2', '2', '2', 'q'])
  expect(out).toContain('(one number)')
})
