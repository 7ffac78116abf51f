import { type AnyGame, type LogTurn, logTurns, makeReader, type SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { countLines, keepSame, latestTurns, newestLines } from '../src/use-log-turns.ts'

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

/** Only what the log reads of a game. */
const both = (text: string) => ({ en: text, fr: text })
const game = { cards: [], text: { log: { drew: both('Draw {n}') } } } as unknown as AnyGame
const reading = { game, reader: makeReader(game, 'en', () => '') }
const drew = (n: number) => ({ type: 'said', rule: 'r', entry: n, key: 'drew', params: { n } }) as unknown as SeenEvent

test('only the newest stretch of a long log is worded, as many as are asked for, as the whole log has them', () => {
  const events = Array.from({ length: 1000 }, (_, n) => drew(n))
  const whole = logTurns(events, reading).flatMap(({ lines }) => lines)
  const few = latestTurns(events, reading, 10).flatMap(({ lines }) => lines)
  expect(few.length).toBeGreaterThanOrEqual(10)
  expect(few.length).toBeLessThan(300)
  expect(few).toEqual(whole.slice(-few.length))
  expect(latestTurns(events, reading, 600).flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(600)
  expect(latestTurns(events.slice(0, 3), reading, 10)).toEqual(logTurns(events.slice(0, 3), reading))
})
