import { expect, test } from 'vitest'
import { acting, looting, own, tokens } from '../kit.ts'

const MANY = { sword: { 'beggar-1': 10 } }

test('[loot.collect] tokens are chosen freely from any cards of the own FUTURE', () => {
  const t = looting({
    zones: { future: { 0: ['beggar-1', 'inn-1'], 1: [] } },
    marks: { sword: { 'beggar-1': 1 }, gem: { 'beggar-1': 1 }, lamp: { 'inn-1': 1 } },
  })
  expect(t.options).toEqual(['beggar-1.sword', 'beggar-1.gem', 'inn-1.lamp', 'done'])
  t.answer('beggar-1.gem').answer('inn-1.lamp').answer('done')
  expect([t.track('sword'), t.track('gem'), t.track('lamp')]).toEqual([0, 1, 1])
  expect(tokens(t, 'sword', 'beggar-1')).toBe(1)
  expect(t.zone('present-locations')).toEqual(['inn-1'])
})

test('[loot.one-by-one] one answer takes one token, and the areas are up to date before the next', () => {
  const t = looting({ zones: { future: { 0: ['beggar-1'] } }, marks: { sword: { 'beggar-1': 3 } } })
  expect(t.refusal(['beggar-1.sword', 'beggar-1.sword'])).toBe('loot.collect')
  t.answer('beggar-1.sword')
  expect(own(t, 0, () => [t.track('sword'), tokens(t, 'sword', 'beggar-1')])).toEqual([1, 2])
})

test('[loot.danger-to-track] a Danger token goes to the track and not to the Stockpile', () => {
  const t = looting({
    zones: { future: { 0: ['beggar-1'] } },
    marks: { danger: { 'beggar-1': 2 } },
    tracks: { danger: { 0: 1 } },
  })
  t.answer('beggar-1.danger').answer('done')
  expect(t.track('danger')).toBe(2)
  expect([t.track('sword'), t.track('gem'), t.track('lamp'), t.track('time')]).toEqual([0, 0, 0, 0])
  expect(tokens(t, 'danger', 'beggar-1')).toBe(1)
})

test.each([
  [1, 5],
  [2, 5],
  [3, 6],
  [4, 6],
  [5, 7],
])('[loot.limit] in round %i the phase is over after %i tokens', (round, limit) => {
  const t = looting({ round, zones: { future: { 0: ['beggar-1'] } }, marks: MANY })
  for (let n = 0; n < limit; n++) {
    expect(t.ask.spec.params['n']).toBe(limit - n)
    t.answer('beggar-1.sword')
  }
  expect(t.ask.rule).toBe('action.menu')
  expect(t.track('sword')).toBe(limit)
})

test('[loot.fewer-allowed] stopping is legal before every token, even the first', () => {
  for (let n = 0; n < 5; n++) {
    const t = looting({ zones: { future: { 0: ['beggar-1'] } }, marks: MANY })
    for (let taken = 0; taken < n; taken++) t.answer('beggar-1.sword')
    t.answer('done')
    expect(t.ask.rule).toBe('action.menu')
    expect(t.track('sword')).toBe(n)
  }
})

test('[loot.order-matters] cards arrive in the order in which they are emptied', () => {
  const setup = {
    zones: { future: { 0: ['beggar-1', 'guide-1'] } },
    marks: { sword: { 'beggar-1': 1, 'guide-1': 1 } },
  }
  const one = looting(setup).answer('beggar-1.sword')
  expect(own(one, 0, () => one.ask.rule)).toBe('loot.triggers-before-next')
  expect(one.answer('guide-1.sword').zone('present-characters')).toEqual(['beggar-1', 'guide-1'])
  const two = looting(setup).answer('guide-1.sword').answer('beggar-1.sword')
  expect(two.zone('present-characters')).toEqual(['guide-1', 'beggar-1'])
})

test('[loot.empty-card-moves] an emptied card is in the PRESENT before the next token is asked for', () => {
  const t = looting({
    zones: { future: { 0: ['inn-1', 'beggar-1'] } },
    marks: { lamp: { 'inn-1': 1 }, sword: { 'beggar-1': 2 } },
  })
  t.answer('inn-1.lamp')
  expect(own(t, 0, () => t.zone('present-locations'))).toEqual(['inn-1'])
  expect(t.options).toEqual(['beggar-1.sword', 'done'])
})

test('[loot.entry-triggers] a card that enters sets off Locations that were already there', () => {
  const setup = {
    zones: { 'present-locations': { 0: ['water-clock-1'] }, future: { 0: ['duel-1', 'beggar-1'] } },
    marks: { sword: { 'duel-1': 1, 'beggar-1': 1 } },
  }
  expect(looting(setup).answer('duel-1.sword').answer('done').track('time')).toBe(1)
  expect(looting(setup).answer('beggar-1.sword').answer('done').track('time')).toBe(0)
})

test('[loot.triggers-before-next] triggers are carried out before the next token', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['water-clock-1'] }, future: { 0: ['duel-1', 'beggar-1'] } },
    marks: { sword: { 'duel-1': 1, 'beggar-1': 1 } },
  })
  t.answer('duel-1.sword')
  expect(own(t, 0, () => t.track('time'))).toBe(1)
  expect(t.ask.rule).toBe('loot.triggers-before-next')
})

test('[common.no-looting] Common cards give nothing in the Loot Phase', () => {
  const t = looting({ zones: { 'common-future': ['beggar-1'] }, marks: { gem: { 'beggar-1': 3 } } })
  expect(t.ask.rule).toBe('action.menu')
  const own = looting({
    zones: { 'common-future': ['beggar-1'], future: { 0: ['guide-1'] } },
    marks: { gem: { 'beggar-1': 3, 'guide-1': 1 } },
  })
  expect(own.options).toEqual(['guide-1.gem', 'done'])
})

test('[future.empty-moves] a card moves whatever removed its last token', () => {
  const marks = { gem: { 'beggar-2': 1 } }
  const looted = looting({ zones: { future: { 0: ['beggar-2'] } }, marks }).answer('beggar-2.gem')
  expect(looted.zone('present-characters')).toEqual(['beggar-2'])
  const timed = acting({ zones: { future: { 0: ['beggar-2'] } }, marks, tracks: { time: 2 } }).answer('spend-time')
  expect(timed.zone('present-characters')).toEqual(['beggar-2'])
  const byAbility = acting({
    zones: { future: { 0: ['beggar-2'] }, 'present-characters': { 0: ['apprentice-thief'] } },
    marks,
  }).answer('activate.apprentice-thief')
  expect(byAbility.zone('present-characters')).toEqual(['apprentice-thief', 'beggar-2'])
})

test('[loot.limit-changes-mid-phase] the limit is read before each token', () => {
  const t = looting({
    zones: { future: { 0: ['secret-passage-1', 'beggar-1'] } },
    marks: { sword: { 'secret-passage-1': 1, 'beggar-1': 9 } },
  })
  t.answer('secret-passage-1.sword')
  for (let n = 0; n < 5; n++) t.answer('beggar-1.sword')
  expect(t.ask.rule).toBe('action.menu')
  expect(t.track('sword')).toBe(6)
})
