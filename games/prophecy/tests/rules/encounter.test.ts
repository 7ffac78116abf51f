import { describe, expect, test } from 'vitest'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

const WIN = [6, 1]
const LOSE = [1, 6]

const meet = (card: string, setup: Parameters<typeof fight>[1] = {}) => fight(card, setup)

describe('the adventure card of a space', () => {
  test('[adventure.end_space] a card in the space where the movement ends is met', () => {
    const t = table({ at: 'movement', tracks: { position: { 0: 3 } }, zones: { covered: { 4: ['bear'] } } }).answer(
      'walk.4',
    )
    expect(t.said()).toEqual(expect.arrayContaining(['revealed', 'met', 'fight-strength']))
  })

  test('[adventure.reveal] a card is turned up where a movement ends and stays face up for all', () => {
    const t = table({ at: 'movement', tracks: { position: { 0: 6 } }, zones: { covered: { 7: ['ancient_scroll'] } } })
    expect(t.seen(1, 'covered', 7)).toEqual([null])
    t.answer('walk.7').answer('leave')
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.seen(viewer, 'space', 7)).toEqual(['ancient_scroll'])
  })

  test('[adventure.no_meet_then_move] after an encounter there is no movement until the next turn', () => {
    const t = meet('ancient_scroll', { items: ['elixir_of_youth', 'potion_of_strength'] }).answer('leave')
    expect(t.options).toEqual(['end', 'use.elixir_of_youth'])
    expect(t.refusal('walk.5')).toBe('adventure.no_meet_then_move')
  })

  test('[opportunity.optional] using an opportunity is a free choice', () => {
    expect(meet('leprechaun').options).toEqual(['take', 'leave'])
  })

  test('[opportunity.follow_text] the text is carried out and its price paid', () => {
    const t = meet('exotic_merchant', { tracks: { gold: { 0: 9 } } }).answer('take')
    expect(sheet(t)).toMatchObject({ gold: 1, strength: 6 })
    const poor = meet('exotic_merchant', { tracks: { gold: { 0: 7 } }, items: ['potion_of_strength'] })
    expect(poor.options).not.toContain('take')
    expect(poor.refusal('take')).toBe('opportunity.follow_text')
  })

  test('[opportunity.discard_used] a used opportunity is discarded', () => {
    const t = meet('ancient_scroll').answer('take')
    expect(t.zone('space', AT.plain)).toEqual([])
    expect(t.zone('adventure-discard')).toEqual(['ancient_scroll'])
  })

  test('[opportunity.unused_stays] an unused opportunity stays for others', () => {
    const t = meet('ancient_scroll', { tracks: { position: { 1: 5 } } })
    t.answer('leave').answer('walk.4')
    expect(t.ask.seat).toBe(1)
    expect(t.options).toEqual(['take', 'leave'])
    t.answer('take')
    expect(t.track('experience', 1)).toBe(6)
  })

  test('[creature.must_fight] a creature cannot be left', () => {
    const t = meet('old_pirate', { heroes: ['mystic', 'druid'] })
    expect(t.options).toEqual(['fight.strength', 'fight.willpower'])
    expect(t.refusal('leave')).toBe('creature.must_fight')
    const lion = meet('noble_lion')
    expect(lion.options).toEqual(['fight.strength', 'decline'])
    lion.answer('decline')
    expect(lion.table.active).toBe(1)
    expect(lion.zone('space', AT.plain)).toEqual(['noble_lion'])
  })

  test('[creature.win_discard] a beaten creature leaves the space', () => {
    const t = meet('bear', { dice: WIN })
    expect(t.zone('space', AT.plain)).toEqual([])
    expect(t.zone('adventure-discard')).toEqual(['bear'])
  })

  test('[creature.win_experience] the winner takes the printed experience', () => {
    expect(meet('bear', { dice: WIN }).track('experience', 0)).toBe(3 + experienceOf('bear'))
  })

  test('[creature.win_treasure] a treasure is taken as well', () => {
    expect(meet('bear', { dice: WIN }).track('gold', 0)).toBe(6)
    expect(meet('rat', { dice: WIN }).track('gold', 0)).toBe(3)
  })

  test('[creature.draw] a draw changes nothing', () => {
    const t = meet('bear', { dice: [4, 4] })
    expect(t.said()).toContain('fight-drawn')
    expect(sheet(t)).toEqual({
      strength: 5,
      'lost-strength': 0,
      willpower: 2,
      'lost-willpower': 0,
      gold: 3,
      experience: 3,
    })
  })

  test('[creature.loss_default] a loss costs 1 Health', () => {
    const t = meet('bear', { heroes: ['paladin', 'mystic'], dice: LOSE })
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 1 })
  })

  test('[creature.loss_text] a harm text takes the place of the lost Health', () => {
    const t = meet('imp', { heroes: ['mystic', 'druid'], dice: LOSE, tracks: { willpower: { 0: 3 } } })
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 0, willpower: 1, 'lost-willpower': 2 })
    const robbed = meet('highwayman', { dice: LOSE, items: ['cape', 'letter_of_recommendation'] })
    expect(robbed.ask.rule).toBe('creature.loss_text')
    robbed.answer('cape')
    expect(robbed.zone('items', 0)).toEqual(['letter_of_recommendation'])
    expect(sheet(robbed)).toMatchObject({ strength: 5, 'lost-strength': 0 })
  })

  test('[creature.stays] an unbeaten creature stays face up for the next player', () => {
    for (const dice of [LOSE, [4, 4]]) {
      const t = meet('bear', { dice })
      expect(t.table.active).toBe(1)
      expect(t.seen(1, 'space', AT.plain)).toEqual(['bear'])
    }
  })

  test('[setup.discards_face_up] a beaten creature lies on the adventure discard pile and on no other', () => {
    const t = meet('bear', { dice: WIN })
    expect(t.seen(1, 'adventure-discard').at(-1)).toBe('bear')
    for (const pile of ['common-discard', 'rare-discard']) expect(t.zone(pile)).toEqual([])
  })
})

describe('what can happen to a character', () => {
  test('[gain.heal] healing moves at most the red cubes that were lost', () => {
    const t = meet('enchanted_flower', { tracks: { strength: { 0: 2 }, 'lost-strength': { 0: 1 } } }).answer('take')
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 0 })
  })

  test('[gain.recharge] recharging moves at most the blue cubes that were lost', () => {
    const t = table({
      at: 'movement',
      zones: { items: { 0: ['potion_of_magic'] } },
      tracks: { willpower: { 0: 1 }, 'lost-willpower': { 0: 5 } },
    })
    t.answer('use.potion_of_magic')
    expect(sheet(t)).toMatchObject({ willpower: 4, 'lost-willpower': 2 })
  })

  test('[gain.gold_experience] gold and experience as printed', () => {
    expect(meet('ancient_scroll').answer('take').track('experience', 0)).toBe(6)
    expect(meet('old_veteran').answer('take').track('gold', 0)).toBe(2)
  })

  test('[gain.item] a found item is the top card of its deck', () => {
    const t = meet('deserted_shack', { zones: { 'common-deck': ['sword', 'dagger'] } }).answer('take')
    expect(t.zone('items', 0)).toEqual(['dagger'])
    expect(t.zone('common-deck')).toEqual(['sword'])
  })

  test('[gain.permanent] a permanent point is a new cube on the right', () => {
    const t = meet('strongman', {
      tracks: { strength: { 0: 3 }, 'lost-strength': { 0: 1 }, experience: { 0: 4 } },
    }).answer('take')
    expect(sheet(t)).toMatchObject({ strength: 4, 'lost-strength': 1, experience: 0 })
  })

  test('[gain.bank_only] only permanent gains and the Alchemist change the number of cubes', () => {
    const t = meet('alchemist', { tracks: { gold: { 0: 4 }, strength: { 0: 3 }, 'lost-strength': { 0: 2 } } })
      .answer('take')
      .answer('convert.health')
    expect(sheet(t)).toMatchObject({ strength: 2, 'lost-strength': 2, willpower: 3, gold: 0 })
    const lost = meet('bear', { dice: LOSE })
    expect(lost.track('strength', 0) + lost.track('lost-strength', 0)).toBe(5)
  })

  test('[loss.health] lost Health moves to the left', () => {
    const t = meet('giant_scorpion', { heroes: ['paladin', 'mystic'], dice: LOSE })
    expect(sheet(t)).toMatchObject({ strength: 2, 'lost-strength': 2 })
  })

  test('[loss.death] losing Health without a cube on the right kills; the last cube does not', () => {
    const t = meet('rat', {
      heroes: ['mercenary', 'mystic', 'druid'],
      dice: LOSE,
      tracks: { strength: { 0: 0 }, 'lost-strength': { 0: 5 } },
      items: ['cape'],
      zones: { certificates: { 0: ['certificate_fortress'] } },
    })
    expect(t.said()).toContain('died')
    expect([t.track('fallen', 0), t.track('position', 0), t.track('gold', 0)]).toEqual([1, -1, 0])
    expect([t.zone('items', 0), t.zone('certificates', 0)]).toEqual([[], []])
    expect(t.zone('common-discard')).toEqual(['cape'])
    expect(t.zone('certificate-pile', 4)).toHaveLength(10)
    expect(t.table.active).toBe(1)
    const alive = meet('bear', { dice: LOSE, tracks: { strength: { 0: 1 }, 'lost-strength': { 0: 4 } } })
    expect([alive.track('strength', 0), alive.track('fallen', 0)]).toEqual([0, 0])
  })

  test('[loss.wounded_weaker] at Health 0 the base of a strength fight is 0', () => {
    const t = meet('rat', { dice: [3, 2], tracks: { strength: { 0: 0 }, 'lost-strength': { 0: 5 } } })
    // 0 + 3 against 1 + 2.
    expect(t.said()).toContain('fight-drawn')
  })

  test('[loss.magic] lost Magic moves to the left', () => {
    const t = meet('imp', {
      heroes: ['mystic', 'druid'],
      dice: [1, 6],
      tracks: { willpower: { 0: 4 }, 'lost-willpower': { 0: 0 } },
    })
    expect(sheet(t)).toMatchObject({ willpower: 2, 'lost-willpower': 2 })
  })

  test('[loss.magic_never_kills] without Magic there is nothing to lose', () => {
    const t = meet('imp', {
      heroes: ['mystic', 'druid'],
      dice: LOSE,
      tracks: { willpower: { 0: 1 }, strength: { 0: 0 } },
    })
    expect(sheet(t)).toMatchObject({ willpower: 0, 'lost-willpower': 1, strength: 0 })
    expect(t.track('fallen', 0)).toBe(0)
    const none = meet('imp', { dice: LOSE, tracks: { willpower: { 0: 0 } } })
    expect(none.said()).toContain('no-magic-to-lose')
    expect(sheet(none)).toMatchObject({ strength: 5, 'lost-strength': 0 })
  })

  test('[loss.magic_zero] nothing that costs Magic can be used at 0', () => {
    const t = table({
      at: 'movement',
      tracks: { position: { 0: AT.city }, willpower: { 0: 0 } },
      zones: { items: { 0: ['sword'] } },
    }).answer('stay')
    expect(t.refusal('work-city')).toBe('loss.magic_zero')
    const fought = meet('ghost', { dice: [4, 1], tracks: { willpower: { 0: 0 } } })
    expect(fought.said()).toContain('fight-lost')
  })

  test('[sheet.red_is_health] red cubes on the right are Strength and Health at once', () => {
    const setup = { dice: [1, 1], tracks: { strength: { 0: 4 }, 'lost-strength': { 0: 1 } } }
    // 4 + 1 against Strength 3 + 1.
    expect(meet('lone_wolf', setup).said()).toContain('fight-won')
    expect(
      meet('glass_mountain', { ...setup, items: [] })
        .answer('take')
        .track('strength', 0),
    ).toBe(0)
  })

  test('[sheet.health_loss] losing and spending Health move a cube from right to left', () => {
    const lost = meet('bear', { dice: LOSE })
    expect(sheet(lost)).toMatchObject({ strength: 4, 'lost-strength': 1 })
    const spent = table({ at: 'movement', tracks: { position: { 0: AT.fortress } } })
      .answer('stay')
      .answer('work-fortress')
    expect(sheet(spent)).toMatchObject({ strength: 4, 'lost-strength': 1 })
  })

  test('[sheet.wound_weakens] a wound lowers Strength until it is healed', () => {
    const wounded = { heroes: ['paladin', 'mystic'], dice: [2, 2] }
    const result = (strength: number) => meet('lone_wolf', { ...wounded, tracks: { strength: { 0: strength } } }).said()
    expect(result(3)).toContain('fight-drawn')
    expect(result(4)).toContain('fight-won')
  })

  test('[sheet.blue_is_magic] blue cubes on the right are Willpower and Magic at once', () => {
    const setup = { heroes: ['mystic', 'druid'], dice: [1, 1], tracks: { willpower: { 0: 6 } } }
    expect(meet('succubus', setup).said()).toContain('fight-drawn')
    const well = meet('black_well', setup).answer('take')
    expect(sheet(well)).toMatchObject({ willpower: 0, 'lost-willpower': 6, strength: 4 })
  })

  test('[sheet.magic_loss] spent Magic lowers Willpower', () => {
    const t = meet('old_pirate', { heroes: ['mystic', 'druid'], dice: [1, 6] }).answer('fight.willpower')
    expect(sheet(t)).toMatchObject({ willpower: 4, 'lost-willpower': 2 })
    expect(t.said()).toContain('fight-lost')
  })
})
