import { expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

const argv = (lang: string) => [
  ...['play', '--game', 'donjon-quetes-trahisons', '--seats', '3', '--seed', 'a', '--bots', 'random', '--lang', lang],
]
/** A main quest, then an offer in the village: to the second of the others, a promise for neutrality. */
const PROMISE = ['1', 'o1', '2', '2', '6']
/** For this turn, nothing asked for in return, and said as it was read aloud. */
const SAID = ['1', '1', '1', 'q']

test('an offer is put together by questions and read aloud before it is made', async () => {
  const { out } = await sablier(argv('en'), [...PROMISE, '3', '1', 'my axe, some day', ...SAID])
  expect(out).toContain('o1: Propose a trade')
  expect(out).toContain('To whom?\n   1  Computer 2\n   2  Computer 3\n')
  expect(out).toContain('What do you promise? What goods? How many gems?\n  (a number up to 40, Enter for none)')
  const draft = '3 gems, 1 face-down quest and a favour (“my axe, some day”) to Computer 3 for neutrality in the Arena'
  expect(out).toContain(`Promise ${draft}\n   1  Propose this\n`)
  expect(out).toContain(`Seat 1 (you) would promise ${draft}.`)
})

test('it is told in French too, and what is left empty is left out', async () => {
  const { out } = await sablier(argv('fr'), [...PROMISE, '2', '', '', ...SAID])
  expect(out).toContain('o1: Proposer un échange')
  expect(out).toMatch(/Que promettez-vous\s\? .*Combien de gemmes\s\?\n {2}\(un nombre jusqu’à 40, Entrée pour aucun\)/)
  expect(out).toContain('Promettre 2 gemmes à Ordinateur 3 pour la neutralité dans l’Arène')
})

test('meaningless input is asked again, a draft can be restarted, and every question can be left', async () => {
  const begun = [...PROMISE, 'lots', '99', '1', '', '', '1', '1', '2']
  const anew = ['1', '1', '2', '1', '', '', '', '1', '1']
  const { out } = await sablier(argv('en'), [...begun, ...anew, 'b', 'o1', 'b', 'q'])
  expect(out.match(/Not understood\./g)).toHaveLength(2)
  expect(out).toContain('Promise 1 gem to Computer 3 for neutrality in the Arena\n')
  expect(out).toContain('Offer Computer 2 help against the monster for nothing\n')
  expect(out.match(/Supplies: what do you do in the village\?/g)).toHaveLength(3)
})

test('an offer that a rule refuses is turned down with that rule', async () => {
  const { out } = await sablier(argv('en'), ['1', 'o1', '1', '2', '7', '', '', '', ...SAID])
  expect(out).toContain('This answer is not possible.\n[alliance.currency] Help may be rewarded')
})

test("the other's promise is composed in the same way, and several prices may be named", async () => {
  const [twoGems, oneGem] = [
    ['2', '', ''],
    ['1', '', ''],
  ] as const
  const theirNextMonster = ['2', '2', '2'] as const
  const prices = [...twoGems, ...theirNextMonster, '2', '1', ...oneGem, ...theirNextMonster, '1']
  const { out } = await sablier(argv('en'), ['1', 'o1', '1', '1', '2', '1', ...prices, '1', 'q'])
  expect(out).toContain('Help for this price: 2 gems, or else 1 gem\n   1  Propose this')
  expect(out).toContain('Seat 1 (you) would offer Computer 2 help against the monster for 2 gems, or else 1 gem.')
})
