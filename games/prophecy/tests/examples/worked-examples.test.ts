import { describe, expect, test } from 'vitest'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

describe('worked examples', () => {
  test('loss and healing: a wound weakens until the Forest Camp heals it for 1 gold', () => {
    const t = fight('bear', { heroes: ['paladin', 'mystic'], dice: [1, 6], space: 3 })
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 1, gold: 3 })
    t.play(
      (ask) => (ask.seat === 0 ? `walk.${AT.forestCamp}` : ask.text === 'movement' ? 'stay' : 'done'),
      (now) => now.ask.seat === 0 && now.ask.rule === 'space.several',
    )
    t.answer('heal-forest-camp')
    expect(sheet(t)).toMatchObject({ strength: 4, 'lost-strength': 0, gold: 2 })
  })

  test('a strength fight with a Sword', () => {
    const t = fight('bear', { dice: [2, 3], items: ['sword'] }).answer('with.sword')
    expect(sheet(t)).toMatchObject({ experience: 3 + experienceOf('bear'), gold: 6 })
    expect(t.zone('space', AT.plain)).toEqual([])
    expect(t.zone('adventure-discard')).toEqual(['bear'])
  })

  test('a draw', () => {
    const t = fight('bear', { dice: [4, 4] })
    expect(sheet(t)).toMatchObject({ strength: 5, experience: 3, gold: 3 })
    expect(t.zone('space', AT.plain)).toEqual(['bear'])
  })

  test('a willpower fight by choice', () => {
    const t = fight('old_pirate', { heroes: ['mystic', 'druid'], dice: [1, 1] }).answer('fight.willpower')
    expect(sheet(t)).toMatchObject({
      willpower: 4,
      'lost-willpower': 2,
      experience: 3 + experienceOf('old_pirate'),
      gold: 7,
    })
  })

  test('too little Magic to choose', () => {
    const t = fight('old_pirate', { tracks: { willpower: { 0: 1 } }, items: ['potion_of_strength'] })
    expect(t.refusal('fight.willpower')).toBe('combat.willpower_price_needed')
  })

  test('three lives: won, then drawn', () => {
    const t = fight('pack_of_wolves', { heroes: ['ranger', 'mystic'], dice: [4, 2, 3, 5] })
    expect(t.said().filter((key) => key === 'totals')).toHaveLength(2)
    expect(sheet(t)).toMatchObject({ strength: 5, experience: 3, gold: 3 })
    expect(t.zone('space', AT.plain)).toEqual(['pack_of_wolves'])
  })

  test('a thrown Javelin', () => {
    const t = fight('bear', { heroes: ['ranger', 'mystic'], dice: [1, 3], items: ['javelin'] })
      .answer('with.javelin')
      .answer('throw')
    expect(t.said()).toContain('fight-won')
    expect(t.table.mark('damaged', t.piece('javelin', 'items', 0))).toBe(1)
  })

  test('selling and repairing at the Village', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.village }, gold: { 0: 1 } },
      zones: { items: { 0: ['sword', 'dagger'] } },
      marks: { damaged: { dagger: 1 } },
    })
    t.answer('sell.sword').answer('repair.dagger').answer('sell.dagger')
    expect(t.track('gold', 0)).toBe(4)
    expect(t.zone('common-discard')).toEqual(['sword', 'dagger'])
  })

  test('recharging at the Magic Tower', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.magicTower }, gold: { 0: 2 }, willpower: { 0: 0 }, 'lost-willpower': { 0: 5 } },
    })
    t.answer('recharge-magic-tower')
    expect(t.ask.spec.max).toBe(4)
    t.answer(4)
    expect(sheet(t)).toMatchObject({ willpower: 4, 'lost-willpower': 1, gold: 0 })
  })

  test('a certificate for a member and for a stranger', () => {
    const buy = (space: number, experience: number, gold: number) =>
      sheet(
        table({
          heroes: ['druid', 'mystic'],
          at: 'services',
          tracks: { position: { 0: space }, experience: { 0: experience }, gold: { 0: gold } },
        }).answer('certificate'),
      )
    expect(buy(AT.monastery, 5, 0)).toMatchObject({ experience: 0, gold: 0 })
    expect(buy(AT.fortress, 6, 5)).toMatchObject({ experience: 1, gold: 0 })
  })

  test('work, then the certificate', () => {
    const t = table({ heroes: ['spellblade', 'mystic'], at: 'movement' })
      .answer('stay')
      .answer('work-fortress')
    expect(sheet(t)).toMatchObject({ strength: 3, experience: 5 })
    t.answer('certificate')
    expect(sheet(t)).toMatchObject({ strength: 3, experience: 0 })
    expect(t.zone('certificates', 0)).toEqual(['certificate_fortress'])
  })

  test('Charity among three', () => {
    const t = table({
      at: 'chance',
      heroes: ['paladin', 'mercenary', 'mystic'],
      zones: { 'chance-deck': ['charity'] },
      tracks: {
        strength: { 0: 2, 1: 5, 2: 4 },
        'lost-strength': { 0: 2 },
        willpower: { 0: 4, 1: 0, 2: 6 },
        'lost-willpower': { 1: 2 },
        gold: { 0: 5, 1: 1, 2: 1 },
      },
    })
    expect([0, 1, 2].map((seat) => t.track('strength', seat))).toEqual([3, 5, 4])
    expect([0, 1, 2].map((seat) => t.track('willpower', seat))).toEqual([4, 2, 6])
    expect([0, 1, 2].map((seat) => t.track('gold', seat))).toEqual([5, 4, 4])
  })

  test('a blocked mountain', () => {
    const t = table({ at: 'chance', zones: { 'chance-deck': ['chance_mountain'], space: { 9: ['bear'] } } })
    expect([3, 9, 17].map((n) => t.zone('covered', n).length)).toEqual([1, 0, 1])
  })

  test('Peaceful Times: work in both turns', () => {
    const t = table({
      at: 'chance',
      zones: { 'chance-deck': ['peaceful_times'] },
      tracks: { strength: { 0: 3 }, gold: { 0: 0 } },
    })
    t.answer('stay').answer('work-thieves-guild').answer('done')
    t.answer('stay').answer('work-thieves-guild').answer('done')
    expect(sheet(t)).toMatchObject({ strength: 1, gold: 6 })
    expect([t.track('turns', 0), t.table.active]).toEqual([1, 1])
  })

  test('death', () => {
    const t = fight('lone_wolf', {
      heroes: ['mercenary', 'mystic', 'druid'],
      dice: [2, 1],
      tracks: { strength: { 0: 0 }, 'lost-strength': { 0: 5 } },
    })
    expect(t.track('fallen', 0)).toBe(1)
    expect(t.table.active).toBe(1)
  })
})
