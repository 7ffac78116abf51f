import { expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

const argv = (lang: string) => [
  ...['play', '--game', 'donjon-quetes-trahisons', '--seats', '3', '--seed', 'a', '--bots', 'random', '--lang', lang],
]
/** A main quest, then a promise in the village, put together by questions: to the second of the others, for neutrality. */
const PROMISE = ['1', '2', 'p', '2', '6']

test('a proposal is put together by questions and read aloud before it is made', async () => {
  const { out } = await sablier(argv('en'), [...PROMISE, '3', '1', 'my axe, some day', '1', 'q'])
  expect(out).toContain('p: put your own proposal together')
  expect(out).toContain('To whom?\n   1  Computer 2\n   2  Computer 3\n')
  expect(out).toContain('What do you promise? How many gems?\n  (a number up to 40, Enter for none)')
  const draft = '3 gems, 1 face-down quest and a favour (“my axe, some day”) to Computer 3 for neutrality in the Arena'
  expect(out).toContain(`Promise ${draft}\n   1  Propose this\n`)
  expect(out).toMatch(/Seat 1 \(you\) promises 3 gems|Computer 3 declines/)
})

test('it is told in French too, and what is left empty is left out', async () => {
  const { out } = await sablier(argv('fr'), [...PROMISE, '2', '', '', '1', 'q'])
  expect(out).toContain('p: composer votre propre proposition')
  expect(out).toMatch(/Que promettez-vous\s\? Combien de gemmes\s\?\n {2}\(un nombre jusqu’à 40, Entrée pour aucun\)/)
  expect(out).toContain('Promettre 2 gemmes à Ordinateur 3 pour la neutralité dans l’Arène')
})

test('what means nothing is asked again, a draft can be begun anew, and there is a way back from every question', async () => {
  const typed = [...PROMISE, 'lots', '99', '1', '', '', '2', '1', '1', '', '', '', 'b', 'p', 'b', 'q']
  const { out } = await sablier(argv('en'), typed)
  expect(out.match(/Not understood\./g)).toHaveLength(2)
  expect(out).toContain('Promise 1 gem to Computer 3 for neutrality in the Arena\n')
  expect(out).toContain('Ask Computer 2 for help against the monster and promise nothing\n')
  expect(out.match(/What do you promise, to whom, and for what\?/g)).toHaveLength(3)
})

test('a proposal that a rule refuses is turned down with that rule', async () => {
  const { out } = await sablier(argv('en'), ['1', '2', 'p', '1', '7', '', '', '', '1', 'q'])
  expect(out).toContain('This answer is not possible.\n[alliance.currency] Help may be rewarded')
})

test('prices asked of everybody at once are put together in the same way, and several may be named', async () => {
  const argv = ['play', '--game', 'donjon-quetes-trahisons', '--seats', '4', '--seed', 'a', '--bots', 'random']
  const typed = ['1', 'p', '2', '', '1', '', '2', '1', '', '', '', '1', '1', 'q']
  const { out } = await sablier([...argv, '--lang', 'en'], typed)
  expect(out).toContain('Help for this price: 2 gems and the spoil Hungry Zombie, or else 1 gem\n   1  Propose this')
  expect(out).toContain('Seat 1 (you) offers help; price: 2 gems and the spoil Hungry Zombie, or else 1 gem.')
})
