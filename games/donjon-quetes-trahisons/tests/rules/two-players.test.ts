import { game } from '@sablier/donjon-quetes-trahisons'
import { Match } from '@sablier/kernel'
import { tableOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { dice, drawn, table, totals } from '../kit.ts'

const two = { seats: 2, heroes: ['thief', 'priest'] }

describe('with two players', () => {
  test('[two.target] always to 12', () => {
    for (const target of [15, 20])
      expect(() => new Match({ game, seats: 2, options: { target }, seed: 'x' })).toThrow('12 trophy points')
  })
  test('[two.quests-removed] two quests stay in the box', () => {
    const t = tableOf(game)({ seats: 2 })
    for (const seat of [0, 1]) t.answerAs(seat, t.optionsOf(seat)[0])
    expect(t.zone('guild')).toHaveLength(14)
    expect(t.zone('box')).toEqual(expect.arrayContaining(['q-intrepid', 'q-coward']))
  })
  test('[two.three-choices] three quests to choose from', () => {
    const t = tableOf(game)({ seats: 2 })
    for (const seat of [0, 1]) expect(t.optionsOf(seat)).toHaveLength(3)
  })
  test('[two.details] [two.no-tokens] an Arena goes straight to the dice', () => {
    const t = table({ at: 'dungeon-or-arena', ...two })
    dice(t, 5, 2).answer('challenge:1')
    expect(totals(t)).toEqual([13, 10])
    const side = { to: 1, promise: { condition: 'my-side', goods: {} } }
    expect(table({ ...two }).unsaid(0, 'trade', side)).toBe('two.no-tokens')
  })
  test('[two.prepay] help may be paid at once', () => {
    const t = drawn('minotaur', { ...two, tracks: { gems: { 0: 3 } } }).take(0, 'ask', {
      to: 1,
      give: { gems: 2 },
      want: {},
    })
    expect(t.track('gems', 1)).toBe(0)
    t.take(1, 'accept:0')
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([1, 2])
    const three = drawn('minotaur', { seats: 3, tracks: { gems: { 0: 3 } } })
    expect(three.unsaid(0, 'ask', { to: 1, give: { gems: 2 } })).toBe('supply.trade')
  })
  test('[two.prepay] the helper may ask to be paid in advance, and only the active player pays', () => {
    const t = drawn('minotaur', { ...two, tracks: { gems: { 0: 3, 1: 3 } } })
    expect(t.unsaid(1, 'volunteer', { to: 0, give: { gems: 1 } })).toBe('two.prepay')
    t.take(1, 'volunteer', { to: 0, want: { gems: 1 } })
    t.take(0, 'accept:1')
    expect([t.track('gems', 0), t.track('gems', 1), t.options]).toEqual([2, 4, ['fight']])
  })
  test('[two.prepay] once one of two offers is taken, the other lapses', () => {
    const t = drawn('minotaur', { ...two, tracks: { gems: { 0: 3 } } }).take(0, 'ask', { to: 1, give: { gems: 1 } })
    t.take(1, 'volunteer', { to: 0, want: { gems: 2 } }).take(1, 'accept:0')
    expect([t.fact('open-offers'), t.track('gems', 1)]).toEqual([[], 1])
    expect(() => t.take(0, 'accept:1')).toThrow('no offer')
  })
  test('[two.prepay] an offer to pay lapses when the fight begins', () => {
    const t = drawn('ghoul', { ...two, tracks: { gems: { 0: 3 } } }).take(0, 'ask', {
      to: 1,
      give: { gems: 2 },
      want: {},
    })
    t.take(1, 'volunteer', { to: 0, want: { gems: 3 } }).take(0, 'withdraw:1')
    dice(t, 7, 1).answer('fight')
    expect([t.table.phase, t.fact('open-offers'), t.track('gems', 1)]).toEqual(['rest', [], 0])
  })
  test('[two.prepay-binding] then the monster must be fought, together', () => {
    const t = drawn('minotaur', { ...two, tracks: { gems: { 0: 3 } } })
      .take(0, 'ask', { to: 1, give: { gems: 2 }, want: {} })
      .take(1, 'accept:0')
    expect(t.options).toEqual(['fight'])
    dice(t, 4, 1).answer('fight')
    expect(totals(t)).toEqual([8 + 6 + 4, 12 + 1])
  })
  test('[two.prepay-binding] neither Sorcerer nor Ring gets anybody out of a fight paid for', () => {
    const t = drawn('minotaur', {
      seats: 2,
      heroes: ['sorcerer', 'thief'],
      zones: { worn: { 0: ['ring-of-charm'] } },
      tracks: { gems: { 0: 3 }, 'unique-power': { 0: 1, 1: 0 } },
    })
    expect(t.options).toContain('ring')
    t.take(0, 'ask', { to: 1, give: { gems: 2 }, want: {} }).take(1, 'accept:0')
    expect(t.options).toEqual(['fight'])
    dice(t, 4, 1).answer('fight')
    expect([t.table.phase, t.track('unique-power', 0)]).toEqual(['rest', 1])
  })
  test('[two.ally-three-quarters] three quarters, rounded up, against monsters', () => {
    const t = drawn('minotaur', { ...two, zones: { worn: { 0: ['double-axe'], 1: ['war-hammer'] } } })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    expect(t.track('ally-power', 1)).toBe(9)
    expect(totals(dice(t, 1, 1).answer('fight'))[0]).toBe(12 + 9 + 1)
  })
})
