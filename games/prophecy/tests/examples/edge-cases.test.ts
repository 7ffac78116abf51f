import { tableOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { GUILDS, game } from '../../src/index.ts'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

const three = ['mercenary', 'mystic', 'druid']
const totalsOf = (t: ReturnType<typeof table>) =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'totals' ? [event.params['mine']] : [],
  )

describe('edge cases', () => {
  test('[ruling.multi_health_loss] 2 Health lost at Health 1: the second point kills', () => {
    const t = fight('giant_scorpion', { heroes: three, dice: [1, 6], tracks: { strength: { 0: 1 } } })
    expect(t.track('fallen', 0)).toBe(1)
    expect(t.cited()).toContain('ruling.multi_health_loss')
  })

  test('a harm of Magic with no Magic left costs nothing', () => {
    const t = fight('imp', { dice: [1, 6], tracks: { willpower: { 0: 0 } } })
    expect(sheet(t)).toMatchObject({ strength: 5, willpower: 0 })
  })

  test('robbed without an item: 1 Health instead', () => {
    expect(sheet(fight('highwayman', { dice: [1, 6] }))).toMatchObject({ strength: 4, 'lost-strength': 1 })
  })

  test('robbed of gold without gold: 1 Health instead', () => {
    const rob = (gold: number) =>
      fight('grave_robber', {
        options: { extra_cards: true },
        heroes: ['mystic', 'druid'],
        dice: [1, 6],
        tracks: { gold: { 0: gold } },
      })
    expect(sheet(rob(0))).toMatchObject({ strength: 2, gold: 0 })
    expect(sheet(rob(1))).toMatchObject({ strength: 3, gold: 0 })
  })

  test('the Giant Spider holds after a draw', () => {
    const t = fight('giant_spider', { heroes: ['paladin', 'mystic'], dice: [3, 3], items: ['potion_of_strength'] })
      .answer('fight.strength')
      .answer('roll')

    t.play(
      () => 'stay',
      (now) => now.ask.seat === 0,
    )
    expect(t.options).toEqual(['stay', 'use.potion_of_strength'])
  })

  test('a card laid under the active pawn is met only by staying', () => {
    const t = table({ at: 'chance', zones: { 'chance-deck': ['chance_plain'] }, tracks: { position: { 0: AT.plain } } })
    expect(t.seen(0, 'covered', AT.plain)).toEqual([null])
    t.answer('stay')
    expect(t.said()).toContain('met')
  })

  test('boat and gate at the City: one of them', () => {
    const t = table({ at: 'movement', tracks: { position: { 0: AT.city }, gold: { 0: 9 } } }).answer('boat.12')
    expect([t.track('position', 0), t.table.active]).toEqual([12, 1])
  })

  test('work on arrival is refused', () => {
    const t = table({ at: 'movement', tracks: { position: { 0: 16 } }, zones: { items: { 0: ['sword'] } } }).answer(
      'walk.15',
    )
    expect(t.refusal('work-city')).toBe('work.must_stay')
  })

  test('[ruling.pay_health] work down to Health 0 is allowed, at 0 it is not', () => {
    const work = (strength: number) =>
      table({
        heroes: ['paladin', 'mystic'],
        at: 'movement',
        tracks: { strength: { 0: strength }, experience: { 0: 5 } },
      }).answer('stay')
    const t = work(1).answer('work-fortress')
    expect([t.track('strength', 0), t.track('fallen', 0)]).toEqual([0, 0])
    expect(work(0).refusal('work-fortress')).toBe('ruling.pay_health')
  })

  test('[ruling.peaceful_order] death in the first of two turns loses the second', () => {
    const t = fight('giant_scorpion', {
      heroes: three,
      dice: [1, 6],
      tracks: { strength: { 0: 0 }, 'extra-turns': { 0: 1 } },
    })
    expect([t.table.active, t.track('extra-turns')]).toEqual([1, 0])
  })

  test('no item left anywhere: no item, no compensation', () => {
    const t = fight('undead_warrior', { dice: [6, 1], zones: { 'common-deck': [], 'common-discard': [] } })
    expect(t.zone('items', 0)).toEqual([])
    expect(sheet(t)).toMatchObject({ experience: 3 + experienceOf('undead_warrior'), gold: 3 })
  })

  test('buy and resell in one turn', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.city }, gold: { 0: 5 } },
      zones: { 'city-shop': ['sword'] },
    })
    t.answer('buy.sword').answer('sell.sword')
    expect([t.track('gold', 0), t.zone('common-discard'), t.zone('city-shop')]).toEqual([3, ['sword'], []])
  })

  test('the tavern with full Health recharges only', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.village }, willpower: { 0: 1 }, 'lost-willpower': { 0: 1 } },
    }).answer('tavern')
    expect(sheet(t)).toMatchObject({ strength: 5, willpower: 2, gold: 2 })
  })

  test('[ruling.certificate_supply] five players can all buy at the Fortress', () => {
    const heroes = ['mercenary', 'ranger', 'spellblade', 'paladin', 'scout']
    const t = table({ heroes, at: 'movement', tracks: { position: AT.fortress, experience: 5, gold: 5 } })
    t.play(
      (ask) =>
        ask.text === 'movement'
          ? 'stay'
          : ask.options().some(({ id }) => id === 'certificate')
            ? 'certificate'
            : 'done',
      (now) => now.table.round > 1,
    )
    expect(heroes.map((_, seat) => t.zone('certificates', seat).length)).toEqual([1, 1, 1, 1, 1])
    expect(t.zone('certificate-pile', GUILDS.indexOf('fortress'))).toHaveLength(5)
  })

  test('[ruling.first_player_tie] tied first players roll again, the others are out of the roll-off', () => {
    let ties = 0
    for (let n = 0; n < 40; n++) {
      const t = tableOf(game)({ seats: 3, seed: `tie ${n}`, at: 'movement' })
      const rolls = (t.match.events ?? []).flatMap((event) =>
        event.type === 'rolled' && event.purpose === 'first' ? [event] : [],
      )
      if (rolls.length === 3) continue
      ties++
      const sums = rolls.slice(0, 3).map(({ values }) => values[0]! + values[1]!)
      const best = Math.max(...sums)
      for (const { seat } of rolls.slice(3)) expect(sums[seat]).toBe(best)
      expect(t.cited()).toContain('ruling.first_player_tie')
    }
    expect(ties).toBeGreaterThan(0)
  })

  test('a Spear thrown at the second of three rolls', () => {
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1], items: ['spear'] })
      .answer('with.spear')
      .answer('roll')
      .answer('throw')
    expect(totalsOf(t)).toEqual([12, 14, 11])
  })

  test('the Vampire: the second part drawn', () => {
    const t = fight('vampire', {
      heroes: ['mystic', 'druid'],
      dice: [6, 1, 4, 2],
      items: ['potion_of_healing'],
      tracks: { 'lost-strength': { 0: 1 } },
    })
    t.answer('fight.willpower')
    expect(t.said()).toContain('fight-drawn')
    expect(t.zone('space', AT.plain)).toEqual(['vampire'])
  })

  test('Glass Mountain at Health 4, and at Health 3', () => {
    const t = fight('glass_mountain', { heroes: ['paladin', 'mystic'] }).answer('take')
    expect(sheet(t)).toMatchObject({ strength: 0, 'lost-strength': 4, willpower: 6 })
    const weak = fight('glass_mountain', { heroes: ['mystic', 'druid'], items: ['potion_of_strength'] })
    expect(weak.options).not.toContain('take')
  })

  test('[ruling.deck_exhausted] the adventure deck runs out while a terrain is filled', () => {
    const discards = ['bear', 'rat', 'ghost', 'imp', 'thug', 'ruin', 'hermit', 'dryad', 'wiseman', 'vampire']
    const t = table({
      at: 'chance',
      zones: {
        'chance-deck': ['chance_plain'],
        'adventure-deck': ['mummy', 'succubus'],
        'adventure-discard': discards,
      },
    })
    // From the Thieves’ Guild (6) the first plains clockwise are 7 and 12.
    expect([t.zone('covered', 7), t.zone('covered', 12)]).toEqual([['succubus'], ['mummy']])
    expect([4, 16, 19].map((n) => t.zone('covered', n).length)).toEqual([1, 1, 1])
    expect([t.zone('adventure-deck').length, t.zone('adventure-discard').length]).toEqual([7, 0])
  })

  test('the fifth certificate in the first of two turns ends the game', () => {
    const certificates = GUILDS.filter((guild) => guild !== 'fortress').map((guild) => `certificate_${guild}`)
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.fortress }, experience: { 0: 5 }, 'extra-turns': { 0: 1 } },
      zones: { certificates: { 0: certificates } },
    })
    t.answer('certificate')
    expect(t.match.result?.reason).toBe('fifth_certificate')
  })

  test('[ruling.last_survivor] the last survivor wins at once', () => {
    const t = fight('giant_scorpion', { dice: [1, 6], tracks: { strength: { 0: 0 } } })
    expect(t.match.result).toMatchObject({ reason: 'last_survivor', winners: [1], scores: [0, 0], ranks: [2, 1] })
  })

  test('[ruling.solo_race] alone: death ends the game, and so do the turns of the race', () => {
    const dead = fight('giant_scorpion', { heroes: ['mystic'], dice: [1, 6], tracks: { strength: { 0: 0 } } })
    expect(dead.match.result).toMatchObject({ reason: 'all_dead', winners: [] })
    const late = table({
      heroes: ['mystic'],
      options: { race: 34 },
      at: 'movement',
      tracks: { turns: { 0: 34 } },
    }).answer('walk.13')
    expect(late.match.result).toMatchObject({ reason: 'turns_over', winners: [] })
  })
})
