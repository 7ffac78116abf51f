import type { SeenAsk } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { answerOf, type Kept, NOTHING_KEPT, Picks, press } from '../src/choose/picks.ts'

const ask = (kind: SeenAsk['kind'], more: Partial<SeenAsk> = {}): SeenAsk => ({
  kind,
  seat: 0,
  rule: 'a.rule',
  text: 'a.rule',
  params: {},
  source: null,
  options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  refused: [],
  min: 1,
  max: 1,
  caps: null,
  candidates: [],
  ...more,
})
const kept = (change: Partial<Kept>): Kept => ({ ...NOTHING_KEPT, ...change })

test('picks for a question are still there after a look at another moment', () => {
  const picks = new Picks()
  picks.keep('how many?', { chosen: ['a'], draft: 7 })
  expect(picks.of('what then?')).toEqual(NOTHING_KEPT)
  expect(picks.of('how many?')).toEqual(kept({ question: 'how many?', chosen: ['a'], draft: 7, words: null }))
})

test('picks for the next question replace them', () => {
  const picks = new Picks(kept({ question: 'how many?', chosen: ['a'], draft: 7 }))
  picks.keep('what then?', { draft: [1, 2] })
  expect(picks.of('what then?')).toEqual(kept({ question: 'what then?', chosen: [], draft: [1, 2], words: null }))
  expect(picks.of('how many?')).toEqual(NOTHING_KEPT)
})

test('an option has a place on the table while at least one thing there stands for it', () => {
  const picks = new Picks()
  const [first, second] = [picks.place('a'), picks.place('a')]
  first()
  expect([...picks.placed.keys()]).toEqual(['a'])
  second()
  expect(picks.placed.size).toBe(0)
})

test('a press answers a single choice at once, or chooses it first where the table asks for two presses', () => {
  expect(press(ask('pick'), NOTHING_KEPT, 'b')).toEqual({ answer: 'b' })
  expect(press(ask('agree'), NOTHING_KEPT, 'no')).toEqual({ answer: false })
  expect(press(ask('pick'), NOTHING_KEPT, 'b', true)).toEqual({ chosen: ['b'] })
  expect(press(ask('pick'), kept({ chosen: ['b'] }), 'b', true)).toEqual({ answer: 'b' })
  expect(answerOf(ask('pick'), kept({ chosen: ['b'] }))).toBe('b')
})

test('several are gathered up to the most that may be chosen and given once', () => {
  const some = ask('pick-some', { min: 2, max: 2 })
  expect(press(some, kept({ chosen: ['a'] }), 'c')).toEqual({ chosen: ['a', 'c'] })
  expect(press(some, kept({ chosen: ['a', 'c'] }), 'b')).toEqual({})
  expect(press(some, kept({ chosen: ['a', 'c'] }), 'a')).toEqual({ chosen: ['c'] })
  expect(answerOf(some, kept({ chosen: ['a'] }))).toBeNull()
  expect(answerOf(some, kept({ chosen: ['a', 'c'] }))).toEqual(['a', 'c'])
  expect(answerOf(ask('order'), kept({ chosen: ['c', 'a'] }))).toBeNull()
})

test('presses share out a total up to each limit; one press more takes a share back', () => {
  const split = ask('split', { min: 3, caps: [1, 3, 3] })
  expect(press(split, NOTHING_KEPT, 'a')).toEqual({ draft: [1, 0, 0] })
  expect(press(split, kept({ draft: [1, 0, 0] }), 'a')).toEqual({ draft: [0, 0, 0] })
  expect(press(split, kept({ draft: [1, 2, 0] }), 'c')).toEqual({ draft: [1, 2, 0] })
  expect(answerOf(split, kept({ draft: [1, 1, 0] }))).toBeNull()
  expect(answerOf(split, kept({ draft: [1, 2, 0] }))).toEqual([1, 2, 0])
})
