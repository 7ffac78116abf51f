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
  expect(out).toMatch(/\n {2}Hand:\n {4}\S/)
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
  for (const row of rows) expect(row).toMatch(/^ {2}FUTURE: (?:Locations|Characters|Events):$/)
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
  const argv = ['play', '--game', 'thiefs-fortune', '--seats', '1', '--seed', 'twin90']
  const { out } = await sablier(argv, ['1', '1', '1', 'c', 'q'])
  const twins = out.match(/^ +[23] {2}Tea House\. .*Favor: .*$/gm) ?? []
  expect(new Set(twins).size).toBe(2)
  const read = out.split('\n').filter((line) => line.startsWith('  Location. Loot: '))
  expect(read.map((line) => line.slice(18, 24))).toEqual(['1 Gem ', '1 Lamp', '1 Time'])
})

test('one card to be chosen takes one number', async () => {
  const argv = ['play', '--game', 'terres-de-destinees', '--seats', '3', '--bots', 'random', '--seed', 'pay4']
  const { out } = await sablier(argv, ['1', 'q'])
  expect(out).toContain('(one number)')
})

const TERRES = ['play', '--game', 'terres-de-destinees', '--seats', '2', '--seed', 'a1']
const PROPHECY = ['play', '--game', 'prophecy', '--seats', '2', '--seed', 'a1']

test('an amount is typed as it is asked for, and one out of reach is refused by its rule', async () => {
  const { out } = await sablier(TERRES, ['1', '99', 'q'])
  expect(out).toMatch(/^ +0 {2}Pass\n +4 {2}Bid 4\n +5 {2}Bid 5$/m)
  expect(out).toContain('This answer is not possible.\n[duo.bid-limits]')
  expect((await sablier(TERRES, ['1', '4', 'q'])).out).toContain('Seat 1 (you) bids 4.')
})

test('any card and any rule can be read at any question, however it is spelt', async () => {
  const { out } = await sablier([...TERRES, '--lang', 'fr'], ['c recolte', 'r dépasser la', 'c Zorro', 'r Zorro', 'q'])
  expect(out).toContain('> Récolte\n  Jeton 4\n')
  expect(out).toContain('[bid.must-raise]')
  expect(out).toMatch(/Aucune carte ne s’appelle «\sZorro\s»\./)
  expect(out).toMatch(/Aucune règle ne parle de «\sZorro\s»\./)
})

test('the cards that only the player sees are named as they come', async () => {
  const { out } = await sablier(TERRES, ['q'])
  expect(out).toMatch(/^New to you, Hand: (?:[^,\n]+, ){7}[^,\n]+$/m)
  expect(out).toMatch(/^New to you, Secret Destiny: \S/m)
})

test('each card to choose from says what it does, what it costs or what it is good for', async () => {
  const { out } = await sablier(TERRES, ['q'])
  const options = out.match(/^ +\d {2}.*$/gm) ?? []
  expect(options).toHaveLength(8)
  for (const option of options) expect(option).toMatch(/^ +\d {2}[^.]+\. (?:Kingdom|Trade|Magic|Necromancy).*\.$/)
})

test('cards lie in their order, one by one, and what only the rules count is left out', async () => {
  const { out } = await sablier(TERRES, ['t', 'q'])
  expect(out).not.toContain('×')
  expect(out).toMatch(/^ {4}Shield, Shield, Shield, Shield, Shield, Shield\. Token 1\./m)
  expect(out).not.toMatch(/Something changed|Turns taken|Saved with/)
})

test('spaces are called as on the map', async () => {
  const { out } = await sablier(PROPHECY, ['t', 'q'])
  expect(out).toContain('Space Magic Tower')
  expect(out).toContain('Certificates, Magic Tower: 10 cards face down')
})

test.each([80, 66])('on a terminal of %i columns no line is longer', async (columns) => {
  const argv = [...PROPHECY, '--lang', 'fr']
  const { out } = await runWith(argv, ['t', 'c', 'r', '1', '1', 't', 'q'][Symbol.iterator](), {
    columns: () => columns,
  })
  expect(out.split('\n').filter((line) => line.length > columns)).toEqual([])
})
