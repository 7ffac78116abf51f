import { Simulation, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { acting, dealt, looting, tokens } from '../kit.ts'

const LOCATIONS = ['inn-1', 'well-1', 'armory-1', 'library-1'] as const

test('[area.three-zones] every player has a FUTURE, a PRESENT and a PAST of their own', () => {
  const t = dealt({ seats: 3 })
  for (const seat of [0, 1, 2]) {
    expect(t.zone('future', seat)).toEqual([])
    expect(t.zone('past', seat)).toEqual([])
    expect(t.zone('present-locations', seat)).toHaveLength(1)
  }
})

test('[future.no-limit] a FUTURE holds any number of cards of any type', () => {
  const events = ['duel-1', 'duel-2', 'duel-3', 'vision-1', 'vision-2', 'vision-3', 'alarm-1']
  const cards = [...LOCATIONS, 'beggar-1', ...events]
  const t = looting({ zones: { future: { 0: cards } }, marks: { gem: Object.fromEntries(cards.map((id) => [id, 1])) } })
  expect(t.options).toHaveLength(13)
  t.answer('done')
  expect(t.zone('future')).toEqual(cards)
})

test('[future.load-loot] [lang.loot-immediately] a card is loaded the moment it enters a FUTURE, also when an ability draws it', () => {
  const t = dealt({ at: 'favor', active: 0, zones: { hand: { 0: ['armory-2', 'duel-1'], 1: ['duel-2', 'duel-3'] } } })
  t.answerAs(0, 'armory-2').answerAs(1, 'duel-2')
  expect([tokens(t, 'sword', 'armory-2'), tokens(t, 'danger', 'armory-2')]).toEqual([1, 1])
  const drawn = acting({ zones: { 'present-characters': { 0: ['guide-1'] }, 'location-deck': ['inn-1'] } })
  drawn.answer('activate.guide-1')
  expect([tokens(drawn, 'lamp', 'inn-1'), tokens(drawn, 'time', 'inn-1')]).toEqual([1, 1])
})

test('[present.max-four] no row ever holds five cards when somebody is asked', { timeout: 300_000 }, () => {
  const rows = ['present-locations', 'present-characters', 'present-events']
  let full = 0
  for (let seed = 0; seed < 500; seed++) {
    const options = { commonFuture: true, achievement: 'the-hoard', level: 'hard' }
    const simulation = Simulation.start(game, 1 + (seed % 4), options, `row ${seed}`)
    const chance = seedChance(`row ${seed}`)
    const { table } = simulation
    for (let { ask } = simulation; ask; { ask } = simulation) {
      for (const seat of table.seats)
        for (const row of rows) {
          const { size } = table.zone(row, seat)
          if (size > 4) throw new Error(`${row} of seat ${seat} holds ${size} cards`)
          if (size === 4) full++
        }
      simulation.choose(ask.randomChoice(chance))
    }
  }
  expect(full).toBeGreaterThan(0)
  const t = looting({
    zones: { 'present-locations': { 0: LOCATIONS }, future: { 0: ['docks-1'] } },
    marks: { sword: { 'docks-1': 1 } },
  })
  expect(t.answer('docks-1.sword').zone('present-locations')).toHaveLength(4)
})

test('[present.leftmost-free] a newcomer takes the first free space from the left', () => {
  const t = looting({
    zones: { 'present-characters': { 0: ['beggar-1', 'guide-1'] }, future: { 0: ['scribe-1'] } },
    marks: { lamp: { 'scribe-1': 1 } },
  })
  expect(t.answer('scribe-1.lamp').zone('present-characters')).toEqual(['beggar-1', 'guide-1', 'scribe-1'])
})

test('[present.push] [trigger.pushed-location] the leftmost card has left before the newcomer counts as entered', () => {
  const t = looting({
    zones: {
      'present-locations': { 0: ['goldsmiths-row-1', 'inn-1', 'well-1', 'armory-1'] },
      future: { 0: ['library-1'] },
    },
    marks: { lamp: { 'library-1': 1 } },
  })
  t.answer('library-1.lamp')
  expect(t.zone('present-locations')).toEqual(['inn-1', 'well-1', 'armory-1', 'library-1'])
  expect(t.track('gem')).toBe(0)
})

test('[present.close-gap] the cards to the right of a card taken out slide left', () => {
  const t = acting({ zones: { 'present-events': { 0: ['duel-1', 'lucky-find-1', 'vision-1', 'duel-2'] } } })
  t.answer('activate.lucky-find-1').answer('gem')
  expect(t.zone('present-events')).toEqual(['duel-1', 'vision-1', 'duel-2'])
})

test('[present.pushed-to-past] a pushed Location or Character goes onto its owner’s PAST', () => {
  const t = looting({
    zones: { 'present-locations': { 0: LOCATIONS }, future: { 0: ['docks-1'] }, past: { 0: ['beggar-1'] } },
    marks: { sword: { 'docks-1': 1 } },
  })
  expect(t.answer('docks-1.sword').zone('past')).toEqual(['beggar-1', 'inn-1'])
})

test('[present.pushed-event-discarded] a pushed Event was not used and is discarded', () => {
  const t = looting({
    zones: {
      'present-events': { 0: ['borrowed-time-1', 'duel-1', 'duel-2', 'duel-3'] },
      future: { 0: ['vision-1'] },
    },
    marks: { time: { 'vision-1': 1 } },
  })
  t.answer('vision-1.time')
  expect(t.zone('event-discard')).toEqual(['borrowed-time-1'])
  expect(t.zone('past')).toEqual([])
  expect(t.track('time')).toBe(1)
})

test('[past.no-limit] [lang.past-any-type] a PAST holds any number of cards and all of them score', () => {
  const cards = game.cards.filter((card) => card.type === 'location' && card.back === 'card').slice(0, 25)
  const t = acting({ round: 5, zones: { past: { 0: cards.map((card) => card.id) } } })
  expect(t.zone('past')).toHaveLength(25)
  t.answer('pass').answer('pass')
  expect(t.match.result?.scores[0]).toBe(cards.reduce((sum, card) => sum + card.fortune, 0))
})
