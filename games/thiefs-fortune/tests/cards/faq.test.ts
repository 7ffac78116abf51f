import { expect, test } from 'vitest'
import { acting, looting, table, tokens } from '../kit.ts'

test('[card.inn-after-token] Inn acts after the token is taken: the pushed card cannot be saved', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['inn-1'] },
      'present-characters': { 0: ['beggar-1', 'beggar-2', 'guide-1', 'guide-2'] },
      future: { 0: ['scribe-1'] },
    },
    marks: { lamp: { 'scribe-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.zone('past')).toEqual(['beggar-1'])
  t.answer(true)
  expect(t.options).toEqual(['beggar-2', 'guide-1', 'guide-2', 'scribe-1'])
  t.answer('scribe-1').answer('space.1')
  expect(t.zone('present-characters')).toEqual(['scribe-1', 'beggar-2', 'guide-1', 'guide-2'])
})

test('[card.well-after-token] Well has no say when the token pushes it out', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['well-1', 'armory-1', 'docks-1', 'forge-1'] },
      future: { 0: ['library-1'], 1: ['inn-1'] },
    },
    marks: { lamp: { 'library-1': 1 }, gem: { 'inn-1': 2 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.zone('past')).toEqual(['well-1'])
  // Docks still takes its resource.
  expect([t.track('gem'), t.ask.rule]).toEqual([1, 'action.same-twice'])
})

const shielded = (card: string, stock: Record<string, number>, danger: number) =>
  acting({
    zones: {
      'present-locations': { 0: [card] },
      'present-events': { 0: ['abandoned-plans-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { danger: { 'guide-1': danger } },
    tracks: stock,
  }).answer('activate.abandoned-plans-1')

test('[card.armory-prevent] Armory: 1 Sword sends a Danger back', () => {
  const t = shielded('armory-1', { sword: 1 }, 1)
  expect(t.ask.rule).toBe('card.armory-prevent')
  t.answer(1)
  expect([t.track('danger'), t.track('sword')]).toEqual([0, 0])
})

test('[card.treasure-room-prevent] Treasure Room: the same for 1 Gem, and no question without one', () => {
  const t = shielded('treasure-room-1', { gem: 2 }, 1).answer(1)
  expect([t.track('danger'), t.track('gem')]).toEqual([0, 1])
  const poor = shielded('treasure-room-1', { sword: 3 }, 1)
  expect([poor.ask.rule, poor.track('danger')]).toEqual(['action.same-twice', 1])
})

test('[card.library-prevent] [danger.prevented-rest-happens] Library: the same for 1 Lamp', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['library-1'] }, 'present-characters': { 0: ['assassin-1'] } },
    tracks: { lamp: { 0: 1 } },
  }).answer('activate.assassin-1')
  t.answer(1)
  expect([t.track('danger'), t.track('lamp'), t.track('fortune')]).toEqual([0, 0, 2])
})

test('[card.prevent-per-token] one payment for each Danger kept off', () => {
  for (const n of [0, 1, 2]) {
    const t = shielded('armory-1', { sword: 2 }, 3)
    expect([t.ask.spec.min, t.ask.spec.max]).toEqual([0, 2])
    t.answer(n)
    expect([t.track('danger'), t.track('sword')]).toEqual([3 - n, 2 - n])
  }
})

test('[danger.several-shields] any mix of shields, one payment per token', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['armory-1', 'armory-2', 'library-1'] },
      'present-events': { 0: ['abandoned-plans-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { danger: { 'guide-1': 3 } },
    tracks: { sword: 2, lamp: 2, danger: { 0: 5 } },
  }).answer('activate.abandoned-plans-1')
  t.answer(2)
  expect([t.ask.rule, t.ask.spec.max]).toEqual(['card.library-prevent', 1])
  t.answer(1)
  expect([t.track('danger'), t.track('fortune'), t.track('lamp')]).toEqual([5, 0, 1])
})

test('[card.mercenary-one-favor] Mercenary: only one of the two options', () => {
  const setup = {
    zones: { 'present-characters': { 0: ['mercenary-1'] }, future: { 0: ['tea-house-1'] } },
    marks: { lamp: { 'tea-house-1': 1 } },
  }
  const swords = acting(setup).answer('activate.mercenary-1').answer('sw')
  expect([swords.track('sword'), swords.track('time'), swords.ask.rule]).toEqual([1, 0, 'action.same-twice'])
  const time = acting(setup).answer('activate.mercenary-1').answer('ti')
  expect([time.track('sword'), time.track('time')]).toEqual([0, 1])
})

test('[card.king-of-thieves-common] [common.opponents-future-target] King of Thieves may strike at the Common FUTURE', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['king-of-thieves-1'] }, 'common-future': ['duel-1'] },
    marks: { gem: { 'duel-1': 1 } },
  }).answer('activate.king-of-thieves-1')
  expect([t.track('gem'), t.zone('present-events')]).toEqual([1, ['duel-1']])
  const danger = acting({
    zones: { 'present-characters': { 0: ['king-of-thieves-1'] }, future: { 1: ['guide-1'] } },
    marks: { danger: { 'guide-1': 1 } },
  })
  expect(danger.options).toEqual(['pass'])
})

test('[card.body-guard-not-common] Body Guard: the Danger cannot land on the Common FUTURE', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['body-guard-1'] },
      future: { 0: ['docks-1', 'inn-1'] },
      'common-future': ['forge-1', 'guide-1', 'duel-1'],
    },
    marks: { sword: { 'docks-1': 1, 'inn-1': 1, 'forge-1': 1, 'guide-1': 1, 'duel-1': 1 } },
    tracks: { danger: { 0: 2 } },
  }).answer('activate.body-guard-1')
  expect(t.options).toEqual(['docks-1', 'inn-1'])
  t.answer('docks-1')
  expect([t.track('danger'), tokens(t, 'danger', 'docks-1')]).toEqual([1, 1])
})

test('[card.abandoned-plans-common] Abandoned Plans may take a Common card', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['abandoned-plans-1'] }, 'common-future': ['guide-1'] },
    marks: { gem: { 'guide-1': 2 }, danger: { 'guide-1': 1 } },
  }).answer('activate.abandoned-plans-1')
  expect([t.track('gem'), t.track('danger')]).toEqual([2, 1])
  expect([t.zone('character-discard'), t.zone('present-characters')]).toEqual([['guide-1'], []])
})

test('[card.push-your-luck-zero] [lang.push-your-luck-basic] Push Your Luck may be used without Danger', () => {
  const t = acting({ zones: { 'present-events': { 0: ['push-your-luck-1'] } } }).answer('activate.push-your-luck-1')
  expect([t.track('sword'), t.track('gem'), t.track('lamp'), t.zone('past')]).toEqual([0, 0, 0, ['push-your-luck-1']])
  const three = acting({ zones: { 'present-events': { 0: ['push-your-luck-1'] } }, tracks: { danger: 3 } })
  three.answer('activate.push-your-luck-1')
  expect(three.refusal([1, 1, 0])).not.toBe('')
  three.answer([1, 0, 2])
  expect([three.track('sword'), three.track('lamp')]).toEqual([1, 2])
})

const mistake = (seats: number, danger: Record<number, number>, active = 0) =>
  table({
    seats,
    at: 'action',
    active,
    zones: { 'present-events': { [active]: ['that-was-a-mistake-1'] } },
    tracks: { danger },
  }).answer('activate.that-was-a-mistake-1')

test('[card.mistake-all-tied] That was a Mistake: all who are tied Reduce 2', () => {
  const t = mistake(3, { 0: 4, 1: 4, 2: 3 })
  expect([0, 1, 2].map((seat) => t.track('danger', seat))).toEqual([2, 2, 3])
})

test('[card.mistake-compulsory] That was a Mistake: nobody is asked', () => {
  const t = mistake(2, { 0: 1, 1: 5 })
  expect([t.track('danger', 0), t.track('danger', 1), t.ask.seat]).toEqual([1, 3, 0])
})

test('[card.mistake-only-one] [lang.reduce-or-lose-danger] That was a Mistake: a single Danger is all that can be Reduced', () => {
  const t = mistake(3, { 0: 1, 1: 0, 2: 1 })
  expect([0, 1, 2].map((seat) => t.track('danger', seat))).toEqual([0, 0, 0])
})

test('[card.worse-tied] It Couldn’t be Worse: a tie is enough', () => {
  const worse = (active: number) =>
    table({
      seats: 3,
      at: 'action',
      active,
      zones: { 'present-events': { [active]: ['it-couldnt-be-worse-1'] } },
      tracks: { danger: { 0: 3, 1: 3, 2: 1 } },
    })
  for (const seat of [0, 1]) expect(worse(seat).answer('activate.it-couldnt-be-worse-1').track('fortune', seat)).toBe(2)
  expect(worse(2).refusal('activate.it-couldnt-be-worse-1')).toBe('event.must-be-performable')
})

test('[loot.parallel-or-in-order] shields work in the Loot Phase while the answers are still sealed', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['armory-1'], 1: ['armory-2'] }, future: { 0: ['guide-1'], 1: ['guide-2'] } },
    marks: { danger: { 'guide-1': 1, 'guide-2': 1 } },
    tracks: { sword: 1 },
  })
  t.answerAs(1, 'guide-2.danger').answerAs(0, 'guide-1.danger').answerAs(1, 1).answerAs(0, 0)
  expect([t.track('danger', 0), t.track('danger', 1)]).toEqual([1, 0])
  expect([t.track('sword', 0), t.track('sword', 1)]).toEqual([1, 0])
})
