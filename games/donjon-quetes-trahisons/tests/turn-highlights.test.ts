import type { LogTurn, TurnLine } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { turnHighlights } from '../view/ledger/turn-highlights.ts'

const ME = 0

const line = (entry: number, key: string, seat: number, card: string | null = null): TurnLine => ({
  key: `${entry} ${key}`,
  tone: 'said',
  times: 1,
  nodes: [
    { kind: 'seat', seat, text: `seat ${seat}` },
    ...(card === null ? [] : [{ kind: 'card' as const, card, text: card }]),
    { kind: 'words', text: key },
  ],
  event: { type: 'said', key, params: {}, rule: 'r', entry },
})
const turn = (seat: number, ...lines: TurnLine[]): LogTurn => ({ key: `turn of ${seat}`, seat, lines })
const read = (turns: readonly LogTurn[], since: number) =>
  turnHighlights(turns, since, ME).map(({ seat, card, lines }) => [
    seat,
    card,
    lines.map((nodes) => nodes.at(-1)?.text),
  ])

test('a turn comes down to its results, with the card it was about', () => {
  const fight = turn(
    2,
    line(4, 'card-drawn', 2, 'mummy'),
    line(5, 'help-called', 2),
    line(5, 'leader-power', 2),
    line(5, 'monster-beaten', 2, 'mummy'),
  )
  expect(read([fight], 3)).toEqual([[2, 'mummy', ['card-drawn', 'monster-beaten']]])
})

test('more than a glance takes goes on in the next picture', () => {
  const lines = ['a', 'b', 'c', 'd'].map((key) => line(4, key, 2))
  expect(read([turn(2, ...lines)], 3).map(([, , said]) => said)).toEqual([['a', 'b', 'c'], ['d']])
})

test('what one did oneself and what came before is left out', () => {
  expect(read([turn(2, line(2, 'object-bought', 2)), turn(ME, line(4, 'object-bought', ME))], 3)).toEqual([])
  expect(read([turn(ME, line(4, 'word-broken', 1))], 3)).toEqual([[ME, null, ['word-broken']]])
})
