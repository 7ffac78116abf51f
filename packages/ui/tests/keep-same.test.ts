import type { LogTurn, SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { countLines, keepSame, newestLines } from '../src/use-log-turns.ts'

const event = (entry: number): SeenEvent => ({ type: 'turn-passed', seat: 0, rule: 'r', entry }) as SeenEvent
const nodes = [{ kind: 'words', text: 'draws' }] as const
const [first, second] = [event(1), event(2)]
const line = (of: SeenEvent, times = 1) => ({ key: `${of.entry}`, nodes, event: of, tone: 'said', times }) as const
const turn = (key: string, lines: LogTurn['lines']): LogTurn => ({ key, seat: 0, lines })

test('turns of the log that say the same stay the same objects, so that only what is new is drawn', () => {
  const before = [turn('a', [line(first)]), turn('b', [line(second)])]
  const after = keepSame([turn('a', [line(first)]), turn('b', [line(second), line(event(3))])], before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  expect(after[1]?.lines[0]).toBe(before[1]?.lines[0])
})

test('a line that was told once more is drawn again', () => {
  const before = [turn('a', [line(first)])]
  expect(keepSame([turn('a', [line(first, 2)])], before)[0]).toEqual(turn('a', [line(first, 2)]))
})

test('the newest lines are drawn, whole turns as the objects they are', () => {
  const turns = [turn('a', [line(first), line(second)]), turn('b', [line(event(3))])]
  const newest = newestLines(turns, 2)
  expect(newest.map(({ lines }) => lines.map(({ key }) => key))).toEqual([['2'], ['3']])
  expect(newest[1]).toBe(turns[1])
  expect(newestLines(turns, 3)).toEqual(turns)
  expect(countLines(turns)).toBe(3)
})
