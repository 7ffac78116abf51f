import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { acting, dealt, looting, table } from '../kit.ts'

test('[planning.draw-order] whoever draws is the active player; the draft begins with the Starting Player', () => {
  const t = dealt({ seats: 3, at: 'planning', active: 1, facts: { 'starting-player': 1 } })
  const active: number[][] = []
  t.play(
    (ask) => {
      active.push([ask.seat, t.table.active])
      return ask.options()[0]?.id
    },
    (now) => now.table.phase === 'draft',
  )
  expect(active).toEqual([1, 1, 2, 2, 0, 0].map((seat) => [seat, seat]))
  expect(t.table.active).toBe(1)
})

test('[time.cost] without 2 Time the action is refused for its price', () => {
  const t = acting({
    zones: { future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 1 } },
    tracks: { time: { 0: 1 } },
  })
  expect(t.refusal('spend-time')).toBe('time.cost')
})

test('[time.needs-a-token] without a token in the FUTURE the action is refused for that', () => {
  expect(acting({ tracks: { time: { 0: 4 } } }).refusal('spend-time')).toBe('time.needs-a-token')
})

test('[turn.no-skip] a turn cannot end before its first action', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['scribe-1'] } } })
  expect(t.refusal('end-turn')).toBe('turn.no-skip')
})

test('[common.no-looting] a token of the Common FUTURE is refused in the Loot Phase by its own rule', () => {
  const t = looting({
    zones: { future: { 0: ['guide-1'] }, 'common-future': ['scribe-1'] },
    marks: { gem: { 'guide-1': 1, 'scribe-1': 1 } },
  })
  expect(t.refusal('scribe-1.gem', 0)).toBe('common.no-looting')
})

test('[danger.abandoned-plans] a Sword from the card itself pays the Armory for the Danger of that card', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['armory-1'] },
      'present-events': { 0: ['abandoned-plans-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { sword: { 'guide-1': 1 }, danger: { 'guide-1': 2 } },
  }).answer('activate.abandoned-plans-1')
  expect(t.ask).toMatchObject({ rule: 'card.armory-prevent', min: 0, max: 1 })
  t.answer(1)
  expect([t.track('sword'), t.track('danger')]).toEqual([0, 1])
  expect(t.cited()).toContain('danger.abandoned-plans')
})

test('[present.pushed-event-discarded] the Mausoleum gains nothing from an Event that is discarded unused', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['mausoleum-1'] },
      'present-events': { 0: ['push-your-luck-1', 'push-your-luck-2', 'push-your-luck-3', 'abandoned-plans-1'] },
      future: { 0: ['abandoned-plans-2'] },
    },
    marks: { gem: { 'abandoned-plans-2': 1 } },
    tracks: { time: { 0: 2 } },
  }).answer('spend-time')
  expect(t.said()).toContain('event-lost')
  expect(t.track('fortune')).toBe(0)
})

test('[trigger.newcomer-itself] the Mausoleum speaks of another Location', () => {
  const card = game.cards.find(({ id }) => id === 'mausoleum-1')
  const words = (language: 'en' | 'fr') => game.describeCard(card as never, language)
  expect(JSON.stringify(words('en'))).toContain('another Location')
  expect(JSON.stringify(words('fr'))).toContain('un autre Lieu')
})

test('[character.must-be-performable] the Acrobat needs a card to move and a token to take', () => {
  const acrobat = (future: string[]) =>
    table({
      at: 'action',
      zones: { 'present-characters': { 0: ['acrobat-1', 'scribe-1'] }, future: { 0: future } },
      marks: { gem: { 'guide-1': 1 } },
    })
  expect(acrobat([]).refusal('activate.acrobat-1')).toBe('character.must-be-performable')
  expect(acrobat(['guide-1']).options).toContain('activate.acrobat-1')
})
