import { Match, seedFrom } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { questionOf } from '../src/table/question-of.ts'

/** Two seats of Donjon that are asked at once for their first choice. */
async function bothAreAsked(): Promise<Match> {
  const box = await findGame('donjon-quetes-trahisons')?.load()
  if (!box) throw new Error('There is no such game')
  const match = new Match({ game: box.game, seats: 2, options: {}, seed: seedFrom('both are asked', []) })
  expect(match.view(0).waiting).toEqual([0, 1])
  return match
}
const answerOf = (match: Match, seat: number) => match.view(seat).ask?.options[0]?.id

test('a question stays the same one while others answer theirs, and while they take that back', async () => {
  const match = await bothAreAsked()
  const mine = questionOf(match.view(0))
  match.answer(1, answerOf(match, 1))
  expect(questionOf(match.view(0))).toBe(mine)
  match.undo(1)
  expect(questionOf(match.view(0))).toBe(mine)
})

test('one’s own answer opens another question or none, and taking it back the former', async () => {
  const match = await bothAreAsked()
  const first = questionOf(match.view(0))
  match.answer(0, answerOf(match, 0))
  const after = questionOf(match.view(0))
  expect(after).not.toBe(first)
  match.undo(0)
  expect(questionOf(match.view(0))).toBe(first)
})

test('after one’s own answer the same words are another question', async () => {
  const { ask } = (await bothAreAsked()).view(0)
  expect(questionOf({ ask, lastOwn: 4 })).not.toBe(questionOf({ ask, lastOwn: 3 }))
  expect(questionOf({ ask: null, lastOwn: 4 })).toBe(questionOf({ ask: null, lastOwn: 3 }))
})
