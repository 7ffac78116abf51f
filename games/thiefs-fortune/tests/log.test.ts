import { expect, test } from 'vitest'
import { acting, looting, table } from './kit.ts'
import { logOf, optionsAsRead, questionOf } from './read-log.ts'

const lines = (t: Parameters<typeof logOf>[0], language: 'en' | 'fr' = 'en') =>
  logOf(t, language).map(({ line }) => line)

test('tokens are counted in words', () => {
  const t = acting({ zones: { 'present-events': { 0: ['push-your-luck-1'] } }, tracks: { danger: { 0: 2 } } })
  t.answer('activate.push-your-luck-1').answer([0, 0, 2])
  expect(lines(t)).toContain('P0 gets 2 Lamps.')
  expect(lines(t, 'fr')).toContain('P0 obtient 2 Lampes.')
})

test('Danger names the card that it comes from', () => {
  const t = looting({ zones: { future: { 0: ['docks-1'] } }, marks: { danger: { 'docks-1': 2 } } })
  t.answer('docks-1.danger').answer('done')
  expect(lines(t)).toContain('P0 gets 1 Danger from Docks.')
  expect(lines(t, 'fr')).toContain('P0 obtient 1 Danger (Quais).')
  const alarm = acting({ zones: { 'present-events': { 0: ['alarm-1'] } }, tracks: { danger: { 1: 5 } } })
  alarm.answer('activate.alarm-1')
  expect(lines(alarm).find((line) => line.includes('Danger Track'))).toContain('Alarm')
})

test('a Location that may be used is told only once its owner agrees', () => {
  const bazaar = () =>
    acting({
      zones: { 'present-locations': { 0: ['bazaar-1'] }, 'present-characters': { 0: ['beggar-1', 'beggar-2'] } },
    })
      .answer('activate.beggar-1')
      .answer('gem')
  const asked = bazaar()
  expect(questionOf(asked)).toBe('Use the ability of Bazaar?')
  expect(questionOf(asked, 'fr')).toBe('Utiliser cette capacité (Bazar)\u202f?')
  expect(lines(asked.answer(false))).not.toContain('Bazaar of P0 fires.')
  expect(lines(bazaar().answer(true))).toContain('Bazaar of P0 fires.')
})

test('the first card drawn is not another one', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['town-crier-1'] } } }).answer('activate.town-crier-1')
  expect(lines(t)).toContain('P0 draws a card from the Event deck.')
  expect(lines(t, 'fr')).toContain('P0 pioche une carte dans la pile des Évènements.')
})

test('questions about one and about several', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['storyteller-1', 'beggar-1', 'beggar-2'] },
      'present-events': { 0: ['second-wind-1'] },
    },
    marks: { activated: { 'beggar-1': 1, 'beggar-2': 1 } },
    tracks: { lamp: { 0: 1 } },
  })
  expect(questionOf(t.answer('activate.storyteller-1'))).toBe('Which Character do you Reset?')
  expect(questionOf(t, 'fr')).toBe('Quel Personnage Réinitialisez-vous\u202f?')
})

test('a question that may be left says so from the second time on', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['smash-and-grab-1'] }, future: { 0: ['docks-1', 'inn-1'] } },
    marks: { gem: { 'docks-1': 3, 'inn-1': 1 } },
  }).answer('activate.smash-and-grab-1')
  expect(questionOf(t)).toBe('Take a token from a card in your FUTURE.')
  expect(questionOf(t.answer('docks-1.gem'))).toBe('Take another token from your FUTURE (2 left), or stop.')
})

test('those who pass cards read to whom', () => {
  const hand = { 0: ['inn-1', 'well-1', 'duel-1', 'guide-1'], 1: ['inn-2', 'well-2', 'duel-2', 'guide-2'], 2: [] }
  const t = table({ seats: 3, at: 'draft', zones: { hand } })
  t.answerAs(0, 'inn-1').answerAs(1, 'inn-2')
  const ask = t.match.view(0).ask
  expect([ask?.text, ask?.params['seat']]).toEqual(['planning.pass-two', { seat: 1 }])
})

test('a token says how many of its kind lie on the card, if it is not the only one', () => {
  const t = looting({ zones: { future: { 0: ['docks-1'] } }, marks: { gem: { 'docks-1': 3 }, time: { 'docks-1': 1 } } })
  expect(optionsAsRead(t)).toEqual(['Gem from Docks (1 of 3)', 'Time from Docks', 'Stop here'])
  expect(optionsAsRead(t, 'fr')).toEqual(['Gemme sur Quais (1 sur 3)', 'Temps sur Quais', 'S’arrêter là'])
})
