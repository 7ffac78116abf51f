import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/index.ts'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

const totals = (t: TestTable) =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'totals' ? [[event.params['mine'], event.params['theirs']]] : [],
  )
const STRONG = { strength: { 0: 20 }, willpower: { 0: 20 }, experience: { 0: 0 }, gold: { 0: 1 } }

describe('every creature can be beaten for its reward', () => {
  for (const card of game.cards)
    if (card.kind === 'creature' && card.id !== 'alter_ego')
      test(card.id, () => {
        const t = fight(card.id, { options: { extra_cards: true }, tracks: STRONG })
        t.play(
          (ask) => ask.options()[0]?.id,
          (now) => now.table.active === 1,
        )
        expect(t.zone('space', AT.plain)).toEqual([])
        expect(t.said()).toContain('fight-won')
        if (card.id !== 'swordswoman') expect(t.track('experience', 0)).toBe(card.experience)
      })
})

describe('special rules of creatures', () => {
  test('Alter Ego mirrors Health', () => {
    expect(totals(fight('alter_ego', { dice: [6, 1], tracks: { strength: { 0: 1 } } }))).toEqual([[7, 3]])
    expect(totals(fight('alter_ego', { dice: [1, 1] }))).toEqual([[6, 11]])
  })

  test('Poisonous Snake bites the winner who has Health left', () => {
    expect(sheet(fight('poisonous_snake', { dice: [6, 1] }))).toMatchObject({
      strength: 4,
      experience: 3 + experienceOf('poisonous_snake'),
      gold: 4,
    })
    const last = fight('poisonous_snake', { dice: [6, 1], tracks: { strength: { 0: 0 } } })
    expect([last.track('strength', 0), last.track('fallen', 0)]).toEqual([0, 0])
  })

  test('Thug: no experience for weapon or shield', () => {
    const armed = fight('thug', { dice: [6, 1], items: ['wooden_shield'] }).answer('with.wooden_shield')
    expect(sheet(armed)).toMatchObject({ experience: 3, gold: 5 })
    const bare = fight('thug', { dice: [6, 1], items: ['wooden_shield'] }).answer('ready')
    expect(sheet(bare)).toMatchObject({ experience: 3 + experienceOf('thug'), gold: 5 })
  })

  test('Steppe Raiders, Rock Giant and Cave Troll are stronger at home', () => {
    expect(totals(fight('steppe_raiders', { dice: [1, 1], space: AT.plain }))[0]).toEqual([6, 6])
    expect(totals(fight('steppe_raiders', { dice: [1, 1, 1, 6], space: AT.forest }))[0]).toEqual([6, 5])
    expect(totals(fight('rock_giant', { dice: [1, 1], space: AT.mountain }).answer('fight.strength'))).toEqual([[6, 8]])
    expect(totals(fight('rock_giant', { dice: [1, 1], space: AT.plain }).answer('fight.strength'))).toEqual([[6, 6]])
    expect(totals(fight('cave_troll', { options: { extra_cards: true }, dice: [1, 1], space: AT.mountain }))).toEqual([
      [6, 9],
    ])
  })

  test('Swordswoman teaches the margin', () => {
    expect(sheet(fight('swordswoman', { dice: [6, 2] }))['experience']).toBe(3 + 4)
  })

  test('Headless Knight gives the other value', () => {
    expect(sheet(fight('headless_knight', { dice: [6, 1] }).answer('fight.strength'))).toMatchObject({
      strength: 5,
      willpower: 3,
    })
    const mind = fight('headless_knight', { heroes: ['mystic', 'druid'], dice: [6, 1] }).answer('fight.willpower')
    expect(sheet(mind)).toMatchObject({ strength: 4, willpower: 4 })
  })

  test('Golem Guardian damages the weapon, even the Boomerang', () => {
    const t = fight('golem_guardian', { dice: [6, 1], items: ['boomerang', 'wooden_shield'] })
      .answer('with.boomerang')
      .answer('with.wooden_shield')
      .answer('throw')
    expect(t.table.mark('damaged', t.piece('boomerang', 'items', 0))).toBe(1)
    expect(t.table.mark('damaged', t.piece('wooden_shield', 'items', 0))).toBe(0)
  })

  test('Mummy: the winner keeps the curse until a 6 is rolled again', () => {
    const won = fight('mummy', { dice: [6, 1] }).answer('fight.strength')
    expect(won.zone('kept', 0)).toEqual(['mummy'])
    const cursed = fight('bear', { dice: [6, 3, 2], zones: { kept: { 0: ['mummy'] } } })
    expect(totals(cursed)).toEqual([[7, 8]])
    expect(cursed.zone('adventure-discard')).toEqual(['mummy'])
  })

  test('Succubus: who yields spends 2 Magic, heals 1 Health and leaves her there', () => {
    const setup = { heroes: ['paladin', 'mystic'], tracks: { strength: { 0: 3 }, 'lost-strength': { 0: 1 } } }
    const t = fight('succubus', setup).answer('embrace')
    expect(sheet(t)).toMatchObject({
      strength: 4,
      'lost-strength': 0,
      willpower: 2,
      'lost-willpower': 2,
      experience: 3,
    })
    expect([t.zone('space', AT.plain), t.table.active]).toEqual([['succubus'], 1])
  })

  test('Succubus: nobody yields without 2 Magic or without a wound; a loss costs 3 Magic', () => {
    const asked = (tracks: object) =>
      fight('succubus', { heroes: ['paladin', 'mystic'], dice: [1, 6], tracks } as never)
    expect(asked({ 'lost-strength': { 0: 1 } }).options).toEqual(['fight.willpower', 'embrace'])
    expect(asked({ 'lost-strength': { 0: 0 } }).said()).toContain('fight-lost')
    expect(sheet(asked({ 'lost-strength': { 0: 1 }, willpower: { 0: 1 } }))).toMatchObject({
      strength: 4,
      willpower: 0,
    })
    expect(sheet(asked({}))).toMatchObject({ strength: 4, willpower: 1, 'lost-willpower': 3 })
  })

  test('Stray Hound can be fed', () => {
    const t = fight('stray_hound', { options: { extra_cards: true } }).answer('feed')
    expect([t.track('gold', 0), t.zone('space', AT.plain), t.track('experience', 0)]).toEqual([2, [], 3])
  })

  test('Vampire: a lost first part is a lost fight of 2 Health', () => {
    const t = fight('vampire', { dice: [1, 6] })
    expect(totals(t)).toHaveLength(1)
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 2 })
  })

  test('Marsh Lurker takes Health and gold, Rock Giant Health and Magic', () => {
    const lurker = fight('marsh_lurker', { options: { extra_cards: true }, dice: [1, 6] })
    expect(sheet(lurker)).toMatchObject({ strength: 4, gold: 2 })
    expect(sheet(fight('rock_giant', { dice: [1, 6] }).answer('fight.strength'))).toMatchObject({
      strength: 4,
      willpower: 0,
    })
  })

  test('Noble Lion declined stays and ends the turn', () => {
    const t = fight('noble_lion').answer('decline')
    expect([t.table.active, t.zone('space', AT.plain)]).toEqual([1, ['noble_lion']])
    expect(table({ at: 'movement' }).options).toContain('stay')
  })
})
