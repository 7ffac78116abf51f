import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { acting, looting, table } from '../kit.ts'
import { ruleBeside } from '../read-log.ts'

// The rule beside a question or a line is the one at work, not a neighbor of it.
const ONE_CARD: TableSetup = { zones: { future: { 0: ['docks-1'] } }, marks: { gem: { 'docks-1': 2 } } }
const withCharacter = (card: string, setup = ONE_CARD) =>
  acting({ ...setup, zones: { ...setup.zones, 'present-characters': { 0: [card] } } }).answer(`activate.${card}`)

test('Inside Job asks by the rule of activation, a Favor by its own', () => {
  const job = acting({
    zones: {
      'present-events': { 0: ['inside-job-1'] },
      'present-characters': { 0: ['hourglass-maker-1', 'hourglass-maker-2'] },
    },
  }).answer('activate.inside-job-1')
  expect(job.ask.rule).toBe('character.activate')
  const favor = table({
    at: 'favor',
    zones: {
      hand: { 0: ['duel-1', 'tea-house-3'], 1: ['duel-2', 'duel-3'] },
      'present-characters': { 0: ['beggar-1', 'beggar-2'] },
    },
  })
  favor.answerAs(0, 'duel-1').answerAs(1, 'duel-2').answer('ac')
  expect(favor.ask.rule).toBe('favor.activate-in-planning')
})

test('to take is a word of the card; only a Common card needs the rule of the Common FUTURE', () => {
  const marks = { gem: { 'docks-1': 2 }, time: { 'docks-1': 1 } }
  const own = withCharacter('apprentice-thief', { ...ONE_CARD, marks })
  expect(own.ask.rule).toBe('ability.words')
  expect(ruleBeside(own.answer('docks-1.gem'), 'P0 takes')).toBe('ability.words')
  const time = withCharacter('apprentice-thief', { ...ONE_CARD, marks }).answer('docks-1.time')
  expect(ruleBeside(time, 'P0 takes')).toBe('anatomy.non-basic-resources')
  const common = withCharacter('apprentice-thief', {
    zones: { ...ONE_CARD.zones, 'common-future': ['inn-1'] },
    marks: { gem: { 'docks-1': 2, 'inn-1': 2 } },
  })
  expect(common.ask.rule).toBe('common.in-every-future')
})

test('to add is a word of the card; only a Common card needs the rule of the Common FUTURE', () => {
  const own = withCharacter('blacksmith-1')
  expect(ruleBeside(own, 'P0 adds')).toBe('ability.words')
  const common = withCharacter('blacksmith-1', { ...ONE_CARD, zones: { 'common-future': ['docks-1'] } })
  expect(ruleBeside(common, 'P0 adds')).toBe('common.add-or-take')
})

test('an empty FUTURE ends the loot; Common cards are the reason only where there are some', () => {
  const line = 'P0 has no token left'
  expect(ruleBeside(looting({}), line)).toBe('loot.collect')
  const common = looting({ zones: { 'common-future': ['inn-1'] }, marks: { lamp: { 'inn-1': 1 } } })
  expect(ruleBeside(common, line)).toBe('common.no-looting')
})

test('a card drawn by an ability is told by the rule of drawing', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['guide-1'] } } }).answer('activate.guide-1')
  expect(ruleBeside(t, 'P0 draws a card')).toBe('universal.draw-into-future')
})

test('Danger is told by the rule that brings it', () => {
  const marks = { danger: { 'docks-1': 2 } }
  expect(
    ruleBeside(
      looting({ ...ONE_CARD, marks })
        .answer('docks-1.danger')
        .answer('done'),
      'P0 gets',
    ),
  ).toBe('loot.danger-to-track')
  const timed = acting({ ...ONE_CARD, marks, tracks: { time: 2 } }).answer('spend-time')
  expect(ruleBeside(timed, 'P0 gets 1 Danger')).toBe('time.danger')
  const assassin = acting({ zones: { 'present-characters': { 0: ['assassin-1'] } } }).answer('activate.assassin-1')
  expect(ruleBeside(assassin, 'P0 gets 1 Danger')).toBe('ability.words')
})

test('an Event that was used joins the PAST by its own rule, a pushed card by that of pushing', () => {
  const used = acting({ zones: { 'present-events': { 0: ['borrowed-time-1'] } } }).answer('activate.borrowed-time-1')
  expect(ruleBeside(used, 'Borrowed Time joins')).toBe('event.to-past')
  const scribe = acting({
    zones: { 'present-characters': { 0: ['beggar-1', 'scribe-1'] }, 'present-locations': { 0: ['inn-1'] } },
  })
  scribe.answer('activate.scribe-1')
  expect(scribe.ask.rule).toBe('present.pushed-to-past')
  expect(ruleBeside(scribe.answer('inn-1'), 'Inn joins')).toBe('present.pushed-to-past')
})

test('a Favor is shown by its own rule, and the order of players is told once', () => {
  const t = table({ at: 'favor', zones: { hand: { 0: ['duel-1', 'inn-1'], 1: ['duel-2', 'inn-2'] } } })
  t.answerAs(0, 'duel-1').answerAs(1, 'duel-2').answer('pl').answer('sw')
  const shown = t.match.heard('spectator').filter((event) => event.type === 'revealed')
  expect(shown.map((event) => event.rule)).toEqual(['planning.last-favor', 'planning.last-favor'])
  expect(ruleBeside(t, 'The last Favors')).toBe('timing.player-order-if-interaction')
})

test('a game ends by the rule that decided it', () => {
  const ended = (tracks: NonNullable<TableSetup['tracks']>) =>
    table({ at: 'bribe', round: 5, facts: { 'first-to-pass': 0 }, tracks })
      .cited()
      .at(-1)
  expect(ended({ fortune: { 0: 3 } })).toBe('end.winner')
  expect(ended({ danger: { 0: 1 }, gem: { 0: 1 } })).toBe('end.tie-danger')
  expect(ended({})).toBe('end.tie-shared')
})

test('a card enters a FUTURE by the rule that lays it there', () => {
  const t = table({ at: 'draft', zones: { hand: { 0: ['inn-1'], 1: ['inn-2'] } } })
  t.answerAs(0, 'inn-1').answerAs(1, 'inn-2')
  expect(ruleBeside(t, 'Inn enters')).toBe('planning.place-in-row')
})

test('what an action triggers is told by the moment at which it is complete', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['training-yard-1', 'docks-1'] }, 'present-characters': { 0: ['assassin-1'] } },
  }).answer('activate.assassin-1')
  expect(ruleBeside(t, 'Training Yard of P0')).toBe('trigger.activation-moment')
})
