import { type AnyGame, logTurns, makeReader, plain, type SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'

const both = (text: string) => ({ en: text, fr: text })
// Only what the log reads of a game.
const game = {
  cards: [],
  text: {
    log: { took: both('{seat} takes {n}.'), full: both('The forest is full.') },
    phases: { day: both('Day'), night: both('Night') },
    words: {},
    zones: {},
    ends: {},
  },
} as unknown as AnyGame

const took = (entry: number, seat: number, n = 1) => ({
  type: 'said',
  rule: 'r',
  entry,
  key: 'took',
  params: { seat: { seat }, n },
})
const full = (entry: number) => ({ type: 'said', rule: 'r', entry, key: 'full', params: {} })
const passed = (entry: number, seat: number) => ({ type: 'turn-passed', rule: 'r', entry, seat })
const begun = (entry: number, phase: string) => ({ type: 'phase-begun', rule: '', entry, phase, round: 1 })
const rolled = (entry: number) => ({ type: 'rolled', rule: 'r', entry, seat: 0, sides: 6, values: [3], purpose: '' })

const read = (events: readonly object[]) =>
  logTurns(events as SeenEvent[], { game, reader: makeReader(game, 'en', (seat) => `P${seat}`) }).map(
    ({ seat, lines }) => [
      seat,
      lines.map(({ nodes, times }) => (times > 1 ? `${plain(nodes)} ×${times}` : plain(nodes))),
    ],
  )

test('the log is grouped by turns, whoever is named in them', () => {
  const events = [passed(1, 0), took(1, 0), took(2, 1), passed(3, 1), took(3, 1), passed(4, 0), took(4, 0)]
  expect(read(events)).toEqual([
    [0, ['P0 takes 1.', 'P1 takes 1.']],
    [1, ['P1 takes 1.']],
    [0, ['P0 takes 1.']],
  ])
})

test('where the turn does not pass, it is grouped by who acted; lines of one answer stay together', () => {
  expect(read([took(1, 0), took(1, 1, 2), took(2, 0), took(3, 1)])).toEqual([
    [0, ['P0 takes 1.', 'P1 takes 2.', 'P0 takes 1.']],
    [1, ['P1 takes 1.']],
  ])
})

test('where the turn passes, its phases stay together under one name', () => {
  const turn = (entry: number, seat: number) => [passed(entry, seat), begun(entry, 'day'), took(entry, seat)]
  const events = [...turn(1, 0), begun(2, 'night'), took(2, 0), ...turn(3, 1), ...turn(4, 0)]
  expect(read(events)).toEqual([
    [0, ['Day', 'P0 takes 1.', 'Night', 'P0 takes 1.']],
    [1, ['Day', 'P1 takes 1.']],
    [0, ['Day', 'P0 takes 1.']],
  ])
})

test('where the turn does not pass, a phase begins a new group', () => {
  expect(read([took(1, 0), begun(2, 'night'), took(2, 0)]).map(([, lines]) => lines)).toEqual([
    ['P0 takes 1.'],
    ['Night'],
    ['P0 takes 1.'],
  ])
})

test('lines repeated in a row, or after the same answer, appear once with a count; dice do not', () => {
  expect(read([full(1), took(1, 0), full(1), full(1)])).toEqual([[null, ['The forest is full. ×3', 'P0 takes 1.']]])
  expect(read([full(1), full(2)])).toEqual([[null, ['The forest is full. ×2']]])
  expect(read([rolled(1), rolled(1)])[0]?.[1]).toHaveLength(2)
})
