import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { acting, table, tokens } from '../kit.ts'

const bribing = (tracks: NonNullable<TableSetup['tracks']>, more: TableSetup = {}) =>
  table({ at: 'bribe', facts: { 'first-to-pass': 0 }, ...more, tracks })

test('[bribe.one-per-danger] one Basic Resource for each Danger', () => {
  const t = bribing({ danger: { 0: 3 }, sword: { 0: 2 }, gem: { 0: 1 }, lamp: { 0: 2 } })
  expect(t.ask.spec.min).toBe(3)
  t.answer([2, 1, 0])
  expect([t.track('sword'), t.track('gem'), t.track('lamp')]).toEqual([0, 0, 2])
})

test('[bribe.from-stockpile] tokens on cards cannot pay', () => {
  const t = bribing({ danger: { 0: 1 } }, { zones: { future: { 0: ['guide-1'] } }, marks: { gem: { 'guide-1': 3 } } })
  expect([t.track('fortune'), t.track('danger'), tokens(t, 'gem', 'guide-1')]).toEqual([-1, 0, 3])
})

test('[bribe.time-cannot-pay] Time cannot pay', () => {
  const t = bribing({ danger: { 0: 2 }, time: { 0: 5 } })
  expect([t.track('fortune'), t.track('time')]).toEqual([-2, 5])
  expect(t.cited()).toContain('bribe.time-cannot-pay')
})

test('[bribe.choose-tokens] the mix is free', () => {
  for (const shares of [
    [2, 0],
    [1, 1],
    [0, 2],
  ]) {
    const t = bribing({ danger: { 0: 2 }, sword: { 0: 2 }, gem: { 0: 2 } }).answer(shares)
    expect([t.track('sword'), t.track('gem')]).toEqual(shares.map((n) => 2 - n))
  }
})

test('[bribe.shortfall] each Danger that cannot be paid for costs a Fortune Point', () => {
  const t = bribing({ danger: { 0: 4 }, lamp: { 0: 1 }, fortune: { 0: 10 } })
  expect([t.track('lamp'), t.track('fortune')]).toEqual([0, 7])
})

test('[bribe.paid-stay] Danger that was paid for stays on the track', () => {
  const t = bribing({ danger: { 0: 3 }, lamp: { 0: 5 } })
  expect([t.track('danger'), t.track('lamp')]).toEqual([3, 2])
})

test('[bribe.unpaid-return] Danger that was not paid for leaves the track', () => {
  expect(bribing({ danger: { 0: 4 }, gem: { 0: 1 } }).track('danger')).toBe(1)
})

test('[bribe.no-refusal] nobody may keep Basic Resources and lose points instead', () => {
  const t = bribing({ danger: { 0: 3 }, lamp: { 0: 2 } })
  expect([t.track('lamp'), t.track('fortune'), t.track('danger')]).toEqual([0, -1, 2])
  const choice = bribing({ danger: { 0: 2 }, lamp: { 0: 2 }, gem: { 0: 2 } })
  expect(choice.refusal([0, 0])).toBe('bribe.choose-tokens')
  expect(choice.refusal([1, 0])).toBe('bribe.choose-tokens')
})

test('[roundend.after-bribes] the round ends only when every Bribe is settled', () => {
  const t = bribing({ danger: 1, sword: 1, gem: 1 }, { seats: 3, facts: { 'first-to-pass': 2 } })
  t.answerAs(2, [1, 0]).answerAs(0, [1, 0])
  expect([t.table.phase, t.table.round]).toEqual(['bribe', 1])
  t.answerAs(1, [0, 1])
  expect([t.table.phase, t.table.round]).toEqual(['planning', 2])
})

test('[roundend.token] the Starting Player token goes to the first to pass, and not before the round ends', () => {
  const t = table({
    seats: 3,
    at: 'action',
    active: 2,
    facts: { 'starting-player': 0 },
    tracks: { danger: { 0: 1 }, sword: { 0: 1 }, gem: { 0: 1 } },
  })
  t.answer('pass').answer('pass').answer('pass')
  expect([t.table.phase, t.fact('starting-player')]).toEqual(['bribe', 0])
  t.answer([1, 0])
  expect(t.fact('starting-player')).toBe(2)
})

test('[roundend.reset] all Activated Characters are Reset', () => {
  const activated = { 'beggar-1': 1, 'guide-1': 1, 'scribe-1': 1, 'beggar-2': 1 }
  const t = acting({
    zones: { 'present-characters': { 0: ['beggar-1', 'guide-1', 'scribe-1'], 1: ['beggar-2'] } },
    marks: { activated },
  })
  t.answer('pass').answer('pass')
  expect(t.table.round).toBe(2)
  for (const card of Object.keys(activated)) expect(tokens(t, 'activated', card)).toBe(0)
})

test('[roundend.next-round] [roundend.marker] the marker moves to the next round', () => {
  const t = table({ at: 'action', round: 2 }).answer('pass').answer('pass')
  expect([t.table.round, t.table.phase]).toEqual([3, 'planning'])
})

test('[roundend.carry-over] Stockpile, Danger, score and cards with their tokens stay', () => {
  const t = acting({
    zones: { future: { 0: ['guide-1'] }, 'present-locations': { 0: ['inn-1'] } },
    marks: { gem: { 'guide-1': 2 } },
    tracks: { time: { 0: 3 }, danger: { 0: 1 }, sword: { 0: 4 }, fortune: { 0: 6 } },
  })
  t.answer('pass').answer('pass')
  expect(t.table.round).toBe(2)
  expect([t.track('time'), t.track('danger'), t.track('sword'), t.track('fortune')]).toEqual([3, 1, 3, 6])
  expect([t.zone('future'), t.zone('present-locations')]).toEqual([['guide-1'], ['inn-1']])
  expect([tokens(t, 'gem', 'guide-1'), tokens(t, 'sword', 'guide-1')]).toEqual([2, 0])
})
