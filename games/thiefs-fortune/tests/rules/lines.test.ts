import type { TableSetup } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { acting, looting, table, tokens, told } from '../kit.ts'

const seat = (n: number) => ({ seat: n })
const about = (text: string) => expect.objectContaining({ rule: text })

describe('what the log tells of Bribes', () => {
  const bribing = (tracks: NonNullable<TableSetup['tracks']>) =>
    table({ at: 'bribe', facts: { 'first-to-pass': 0 }, tracks })

  test('[bribe.one-per-danger] who has no Danger, or nothing to pay with, is told of no payment', () => {
    for (const tracks of [{ sword: { 0: 3 } }, { danger: { 0: 3 } }])
      expect([told(bribing(tracks), 'bribe-due'), told(bribing(tracks), 'bribe-paid')]).toEqual([[], []])
    const t = bribing({ danger: { 0: 3 }, sword: { 0: 2 } })
    expect(told(t, 'bribe-due')).toEqual([{ rule: 'bribe.one-per-danger', seat: seat(0), n: 3 }])
    expect(told(t, 'bribe-paid')).toEqual([{ rule: 'bribe.paid-stay', seat: seat(0), n: 2 }])
  })
  test('[bribe.shortfall] [bribe.time-cannot-pay] what is missing, and why', () => {
    expect(told(bribing({ danger: { 0: 2 }, sword: { 0: 2 } }), 'bribe-missed')).toEqual([])
    expect(told(bribing({ danger: { 0: 2 }, time: { 0: 1 } }), 'bribe-missed')).toEqual([
      { rule: 'bribe.time-cannot-pay', seat: seat(0), n: 2 },
    ])
    expect(told(bribing({ danger: { 0: 2 }, sword: { 0: 1 } }), 'bribe-missed')).toEqual([
      { rule: 'bribe.no-refusal', seat: seat(0), n: 1 },
    ])
    expect(bribing({ danger: { 0: 2 }, sword: { 0: 2 } }).cited()).not.toContain('bribe.shortfall')
  })
})

describe('what the log tells of the end', () => {
  const ending = (tracks: NonNullable<TableSetup['tracks']>) =>
    table({ at: 'bribe', round: 5, seats: 3, facts: { 'first-to-pass': 0 }, tracks })

  test('[end.tie-danger] [end.tie-shared] a tie is told, and by what it was decided', () => {
    const lines = (tracks: NonNullable<TableSetup['tracks']>) => {
      const t = ending(tracks)
      return { danger: told(t, 'tie-danger'), shared: told(t, 'tie-shared') }
    }
    expect(lines({ fortune: { 0: 9, 1: 8, 2: 7 } })).toEqual({ danger: [], shared: [] })
    expect(lines({ fortune: { 0: 9, 1: 9, 2: 7 }, danger: { 0: 1 }, lamp: { 0: 1 } })).toEqual({
      danger: [{ rule: 'end.tie-danger', seats: { seats: [0, 1] } }],
      shared: [],
    })
    expect(lines({ fortune: { 0: 9, 1: 9, 2: 7 } })).toEqual({
      danger: [],
      shared: [{ rule: 'end.tie-shared', seats: { seats: [0, 1] } }],
    })
  })
  test('[solo.result] [solo.no-goal-met] alone, one wins by the goal and by nothing else', () => {
    const alone = (fortune: number) =>
      table({
        at: 'bribe',
        round: 5,
        seats: 1,
        facts: { 'first-to-pass': 0 },
        tracks: { fortune },
        zones: { achievement: ['a-thiefs-fortune'] },
      }).match.result
    expect(alone(999)).toEqual({ reason: 'solo-won', winners: [0], scores: [999] })
    expect(alone(0)).toEqual({ reason: 'solo-lost', winners: [], scores: [0] })
  })
})

describe('what the log tells of Locations', () => {
  test('[loot.entry-triggers] [timing.own-locations-only] why a Location fires, in the Loot Phase and after it', () => {
    const zones = { 'present-locations': { 0: ['forge-1'] }, future: { 0: ['guide-1'] } }
    const marks = { gem: { 'guide-1': 1 } }
    const fired = (t: ReturnType<typeof table>) => told(t, 'location-fired').map(({ rule }) => rule)
    const t = looting({ zones, marks })
    t.answerAs(0, 'guide-1.gem')
    expect([fired(t), t.track('sword')]).toEqual([['loot.entry-triggers'], 1])
    const later = acting({ zones, marks, tracks: { time: { 0: 2 } } }).answer('spend-time')
    expect([fired(later), later.track('sword')]).toEqual([['timing.own-locations-only'], 1])
  })
  test('[trigger.activation-moment] what answers an Activation says so, and a passing player’s Location too', () => {
    const zones = { 'present-locations': { 0: ['oasis-1'] }, 'present-characters': { 0: ['guide-1'] } }
    const t = acting({ zones: { ...zones, future: { 0: ['duel-1'] } }, marks: { gem: { 'duel-1': 2 } } })
    t.answer('activate.guide-1').play(
      (ask) => ask.options()[0]?.id,
      (now) => now.said().includes('location-fired'),
    )
    expect(told(t, 'location-fired')).toEqual([about('trigger.activation-moment')])
  })
})

describe('what cards ask and tell', () => {
  const using = (card: string, setup: TableSetup) => {
    const row = card.startsWith('abandoned') ? 'present-events' : 'present-characters'
    return acting({ ...setup, zones: { [row]: { 0: [card] }, ...setup.zones } }).answer(`activate.${card}`)
  }
  const two = { future: { 0: ['guide-1', 'duel-1'] } }

  test('[danger.abandoned-plans] Danger that lies on the card comes, and none that does not', () => {
    const left = (danger: number) => {
      const t = using('abandoned-plans-1', {
        zones: two,
        marks: { gem: { 'guide-1': 1 }, danger: { 'guide-1': danger } },
      })
      t.answer('guide-1')
      return [t.track('danger'), told(t, 'danger-got').length, t.cited().includes('danger.abandoned-plans')]
    }
    expect(left(0)).toEqual([0, 0, false])
    expect(left(2)).toEqual([2, 2, true])
  })
  test('[card.king-of-thieves-common] what is stolen is told by the card’s own rule', () => {
    const t = using('king-of-thieves-1', { zones: { future: { 1: ['guide-1'] } }, marks: { gem: { 'guide-1': 2 } } })
    expect(told(t, 'token-taken')).toEqual([about('card.king-of-thieves-common')])
    expect(tokens(t, 'gem', 'guide-1')).toBe(1)
  })
})
