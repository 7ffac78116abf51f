import { describe, expect, test } from 'vitest'
import { AT, fight, type Setup, sheet, table } from '../kit.ts'

type Numbers = Record<string, Record<number, number>>
const services = (space: number, tracks: Numbers = {}, setup: Setup = {}) =>
  table({
    at: 'services',
    ...setup,
    tracks: { stayed: { 0: 1 }, ...tracks, position: { 0: space, ...tracks['position'] } },
  })
const walking = (position: number, setup: Setup = {}) =>
  table({ at: 'movement', ...setup, tracks: { gold: { 0: 9 }, ...setup.tracks, position: { 0: position } } })
const owning = (...items: string[]) => ({ zones: { items: { 0: items } } })

describe('movement', () => {
  test('[ruling.horse_two] the horse goes two spaces, neither one nor back to the start', () => {
    expect(walking(2).options.filter((id) => id.startsWith('horse'))).toEqual(['horse.0', 'horse.4'])
  })

  test('[ruling.gate_target] a gate leads to the other gates only', () => {
    expect(walking(5).options.filter((id) => id.startsWith('gate'))).toEqual(['gate.0', 'gate.9', 'gate.15'])
  })

  test('[ruling.port_lines] a boat reaches the port on either side, no other', () => {
    const t = walking(3)
    expect(t.options.filter((id) => id.startsWith('boat'))).toEqual(['boat.19', 'boat.8'])
    expect([t.refusal('boat.12'), t.refusal('boat.15')]).toEqual(['ruling.port_lines', 'ruling.port_lines'])
  })

  test('[ruling.no_gold_no_travel] what the purse does not cover is refused for that reason', () => {
    const t = walking(15, { tracks: { gold: { 0: 0 } } })
    for (const id of ['horse.13', 'boat.12', 'gate.5']) expect(t.refusal(id)).toBe('ruling.no_gold_no_travel')
    expect(walking(15, { tracks: { gold: { 0: 1 } } }).refusal('gate.5')).toBe('ruling.no_gold_no_travel')
  })

  test('[ruling.spider] the Giant Spider bars items too, and says who holds whom', () => {
    const t = walking(AT.plain, {
      zones: {
        space: { [AT.plain]: ['giant_spider'] },
        items: { 0: ['scroll_of_teleportation', 'flying_carpet', 'potion_of_strength'] },
      },
    })
    expect(t.ask.rule).toBe('adventure.giant_spider')
    expect(t.refusal('use.scroll_of_teleportation')).toBe('ruling.spider')
    expect(t.refusal('carpet.9')).toBe('ruling.spider')
    t.answer('stay')
    expect(t.said()).toContain('held')
    const alone = walking(AT.plain, { zones: { space: { [AT.plain]: ['giant_spider'] } }, dice: [6, 1] })
    expect(alone.said()).toEqual(expect.arrayContaining(['held', 'stayed', 'fight-strength']))
    expect(alone.cited()).not.toContain('move.optional')
  })

  test('[ruling.peaceful_once_limits] the additional turn has its own service', () => {
    const t = services(
      AT.monastery,
      { 'extra-turns': { 0: 1 }, strength: { 0: 1 }, 'lost-strength': { 0: 4 } },
      owning('elixir_of_youth'),
    )
      .answer('heal-monastery')
      .answer('done')
      .answer('stay')
      .answer('heal-monastery')
    expect(t.track('strength', 0)).toBe(3)
    expect(t.cited()).toContain('ruling.peaceful_once_limits')
  })
})

describe('chance cards', () => {
  const drawn = (card: string, tracks: Numbers, options: Setup['options'] = {}) =>
    table({
      at: 'chance',
      heroes: ['mercenary', 'mystic'],
      options,
      tracks,
      zones: { 'chance-deck': [card], items: { 0: ['elixir_of_youth'] } },
    })

  test('[ruling.winds_values] every wind and Good Times bring what their rule says', () => {
    const lost = { strength: 1, 'lost-strength': 5, willpower: 1, 'lost-willpower': 5, gold: 0 } as unknown as Numbers
    const values = (card: string) => {
      const t = drawn(card, lost)
      return [0, 1].map((seat) => ['strength', 'willpower', 'gold'].map((name) => t.track(name, seat)).join())
    }
    expect(values('refreshing_wind')).toEqual(['3,1,0', '2,1,0'])
    expect(values('magical_breeze')).toEqual(['1,5,0', '1,3,0'])
    expect(values('kindly_wind')).toEqual(['2,3,0', '2,3,0'])
    expect(values('good_times')).toEqual(['1,1,4', '1,1,2'])
  })

  test('[ruling.charity_least] least means cubes on the right and is found before anything is given', () => {
    const t = drawn('charity', {
      strength: { 0: 2, 1: 3 },
      'lost-strength': { 0: 0, 1: 3 },
      willpower: { 0: 4, 1: 4 },
      'lost-willpower': { 0: 1, 1: 0 },
      gold: { 0: 3, 1: 4 },
    })
    // The first has least Health but lost none: nobody heals in their stead.
    expect([sheet(t, 0), sheet(t, 1)]).toEqual([
      expect.objectContaining({ strength: 2, willpower: 5, gold: 6 }),
      expect.objectContaining({ strength: 3, willpower: 4, gold: 4 }),
    ])
  })

  test('[ruling.optional_benefits] benefits are taken, or asked about where the table wants it', () => {
    const wounded = { strength: { 0: 1 }, 'lost-strength': { 0: 4 } }
    expect(drawn('refreshing_wind', wounded).track('strength', 0)).toBe(3)
    const asked = drawn('refreshing_wind', wounded, { benefits: 'asked' })
    expect(asked.ask.rule).toBe('chance.optional')
    expect(asked.answer(0).track('strength', 0)).toBe(1)
  })

  test('[ruling.terrain_order] without adventure cards the remaining spaces stay empty, and it is said', () => {
    const t = table({
      at: 'chance',
      tracks: { position: { 0: 6 } },
      zones: { 'chance-deck': ['chance_mountain'], 'adventure-deck': ['bear'], 'adventure-discard': [] },
    })
    expect([9, 17, 3].map((n) => t.zone('covered', n).length)).toEqual([1, 0, 0])
    expect(t.said().filter((key) => key === 'terrain-short')).toHaveLength(2)
    expect(t.cited()).toContain('ruling.terrain_order')
  })

  test('[ruling.economic_crisis] the crisis lies beside the seven cards that are taken out by its own ruling', () => {
    const t = table({ at: 'movement' })
    expect(t.cited()).toContain('ruling.economic_crisis')
    expect(table({ at: 'movement', options: { economic_crisis: true } }).cited()).not.toContain(
      'ruling.economic_crisis',
    )
  })
})

describe('encounters', () => {
  test('[ruling.opportunity_no_effect] an opportunity that changes nothing may be used, and is gone', () => {
    const t = fight('enchanted_flower').answer('take')
    expect([t.zone('space', AT.plain), t.zone('adventure-discard')]).toEqual([[], ['enchanted_flower']])
    expect(t.said()).toContain('opportunity-idle')
    const market = fight('black_market', {
      tracks: { gold: { 0: 5 } },
      zones: { 'common-deck': [], 'common-discard': [], 'rare-deck': [], 'rare-discard': [] },
    }).answer('take')
    expect([market.track('gold', 0), market.zone('space', AT.plain)]).toEqual([0, []])
    expect(
      fight('collector', { items: ['elixir_of_youth'], marks: { damaged: { elixir_of_youth: 1 } } }).said(),
    ).toContain('opportunity-left')
  })

  test('[ruling.one_encounter] a card that takes the place of another is met; a pawn moved away meets nothing', () => {
    const altered = fight('bear', {
      items: ['scroll_of_altered_reality'],
      zones: { 'adventure-deck': ['ancient_scroll'] },
    })
    altered.answer('use.scroll_of_altered_reality')
    expect(altered.options).toEqual(['take', 'leave'])
    expect(altered.cited()).toContain('ruling.one_encounter')
    const moved = fight('master_wizard', {
      tracks: { 'lost-strength': { 0: 2 } },
      zones: { space: { [AT.plain]: ['master_wizard'], 7: ['bear'] } },
    })
      .answer('take')
      .answer('space.7')
    expect([moved.track('position', 0), moved.table.active]).toEqual([7, 1])
    expect(moved.zone('space', 7)).toEqual(['bear'])
  })

  test('[ruling.turn_after_fight] after a lost fight only items are left to use', () => {
    const t = fight('bear', { dice: [1, 6], items: ['potion_of_healing', 'scroll_of_teleportation'] })
    expect(t.options).toEqual(['end', 'use.potion_of_healing'])
  })

  test('[ruling.vampire] a creature with Willpower first is fought as its card says, for that reason', () => {
    const vampire = fight('vampire', { items: ['potion_of_healing'], tracks: { 'lost-strength': { 0: 1 } } })
    expect(vampire.ask.rule).toBe('combat.will_first')
    expect(vampire.refusal('fight.strength')).toBe('ruling.vampire')
    const wizard = fight('skeletal_wizard', {
      items: ['potion_of_healing'],
      tracks: { willpower: { 0: 1 }, 'lost-strength': { 0: 1 } },
    })
    expect(wizard.refusal('fight.strength')).toBe('ruling.vampire')
  })

  test('[ruling.card_over_rule] a card that says keep is kept, and is no item', () => {
    const t = fight('clover_meadow', { items: ['elixir_of_youth'] }).answer('take')
    expect([t.zone('kept', 0), t.zone('adventure-discard')]).toEqual([['clover_meadow'], []])
    expect(t.cited()).toContain('ruling.card_over_rule')
  })

  test('[ruling.death_aftermath] the belongings of the dead go back, the creature stays', () => {
    const t = fight('rat', {
      heroes: ['mercenary', 'mystic', 'druid'],
      dice: [2, 6],
      tracks: { strength: { 0: 0 } },
      items: ['cape'],
      zones: { kept: { 0: ['clover_meadow'] }, certificates: { 0: ['certificate_fortress'] } },
    })
    expect(t.zone('common-discard')).toEqual(['cape'])
    expect(t.zone('adventure-discard')).toEqual(['clover_meadow'])
    expect(t.zone('space', AT.plain)).toEqual(['rat'])
    expect(['gold', 'experience'].map((name) => t.track(name, 0))).toEqual([0, 0])
    expect(t.cited()).toContain('ruling.death_aftermath')
  })
})

describe('fights and items', () => {
  const totals = (t: ReturnType<typeof fight>) =>
    (t.match.events ?? []).flatMap((event) =>
      event.type === 'said' && event.key === 'totals' ? [event.params['mine']] : [],
    )

  test('[ruling.fight_choice_once] against three lives the Magic is paid once', () => {
    const t = fight('pack_of_wolves', { heroes: ['mystic', 'druid'], dice: [6, 1, 6, 1, 6, 1] })
    if (t.options.includes('fight.willpower')) t.answer('fight.willpower')
    expect(t.said().filter((key) => key === 'price-paid').length).toBeLessThan(2)
    expect(t.said().filter((key) => key === 'fight-strength' || key === 'fight-willpower')).toHaveLength(1)
  })

  test('[ruling.declare_when] items are declared once for all three rolls', () => {
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1], items: ['sword', 'potion_of_healing'] }).answer(
      'with.sword',
    )
    expect(totals(t)).toEqual([13, 13, 13])
  })

  test('[ruling.throw_timing] throw and normal bonus count together, and nothing after', () => {
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1], items: ['javelin'] })
      .answer('with.javelin')
      .answer('throw')
    expect(totals(t)).toEqual([14, 11, 11])
  })

  test('[ruling.throw_which] a weapon that comes back flies once per fight', () => {
    const t = fight('pack_of_wolves', {
      dice: [6, 1, 6, 1, 6, 1],
      items: ['boomerang', 'potion_of_strength'],
    })
      .answer('fight.strength')
      .answer('with.boomerang')
      .answer('throw')
      .answer('roll')
    expect(t.refusal('throw')).toBe('ruling.throw_which')
  })

  test('[ruling.die_changes] the curse comes before the clover, whose result stands', () => {
    const t = fight('bear', { dice: [6, 3, 1, 5], zones: { kept: { 0: ['mummy', 'clover_meadow'] } } })
    expect(t.ask.text).toBe('clover')
    t.answer(true)
    expect(totals(t)).toEqual([10])
    expect(t.zone('kept', 0)).toEqual(['clover_meadow'])
  })

  test('[ruling.damaged_identity] everybody still sees which item is damaged', () => {
    const t = fight('golem_guardian', { dice: [1, 6], items: ['sword'] }).answer('with.sword')
    expect([t.seen(1, 'items', 0), t.seen('spectator', 'items', 0)]).toEqual([['sword'], ['sword']])
  })

  test('[ruling.no_caps] nothing limits gold, experience, cubes or items', () => {
    const t = services(
      AT.fortress,
      { experience: { 0: 30 }, gold: { 0: 40 }, strength: { 0: 12 } },
      owning('sword', 'axe', 'cape', 'dagger', 'spear', 'hammer', 'javelin', 'boomerang'),
    )
      .answer('work-fortress')
      .answer('done')
    expect([t.track('experience', 0), t.track('gold', 0), t.zone('items', 0).length]).toEqual([32, 40, 8])
  })

  test('[items.off_hand] a shield adds nothing to a willpower fight and saves no roll of it', () => {
    // One who could be struck and one who could not: 2 + 3 against 4 + 2 is lost by 1, and the shield is not asked for.
    for (const creature of ['dark_apprentice', 'ghost']) {
      const t = fight(creature, {
        dice: [3, 2],
        items: ['large_wooden_shield'],
        tracks: { willpower: { 0: 2 } },
      }).answer('with.large_wooden_shield')
      expect(totals(t)).toEqual([5])
      expect(t.said()).toContain('fight-lost')
    }
  })

  test('[items.damaged_unusable] a damaged Potion of Rebirth saves nobody', () => {
    const dying = (damaged: number) =>
      fight('rat', {
        heroes: ['mercenary', 'mystic', 'druid'],
        dice: [1, 6],
        tracks: { strength: { 0: 0 }, 'lost-strength': { 0: 5 } },
        items: ['potion_of_rebirth'],
        marks: { damaged: { potion_of_rebirth: damaged } },
      }).play(
        (ask) => ask.options()[0]?.id,
        (now) => now.table.active === 1,
      )
    expect(dying(0).said()).toContain('reborn')
    expect(dying(1).said()).toContain('died')
  })
})

describe('services', () => {
  test('[ruling.work_then_services] after the work the other services are still open', () => {
    const t = services(AT.fortress, { experience: { 0: 3 } }).answer('work-fortress')
    expect(t.options).toContain('certificate')
  })

  test('[ruling.tower_rounding] every purchase is rounded on its own', () => {
    const t = services(AT.magicTower, { willpower: { 0: 0 }, 'lost-willpower': { 0: 4 }, gold: { 0: 3 } })
    for (const n of [1, 1]) t.answer('recharge-magic-tower').answer(n)
    expect(sheet(t)).toMatchObject({ willpower: 2, gold: 1 })
  })

  test('[ruling.useless_service] points that were not lost are not sold; a night at the tavern is', () => {
    const busy = owning('sword')
    const damaged = { ...busy, marks: { damaged: { sword: 1 } } }
    expect(services(AT.monastery, {}, damaged).refusal('heal-monastery')).toBe('ruling.useless_service')
    expect(services(AT.forestCamp, {}, damaged).refusal('heal-forest-camp')).toBe('ruling.useless_service')
    expect(services(AT.magicTower, {}, damaged).refusal('recharge-magic-tower')).toBe('ruling.useless_service')
    const inn = services(AT.village, { gold: { 0: 1 } }, busy).answer('tavern')
    expect(sheet(inn)).toMatchObject({ strength: 5, willpower: 2, gold: 0 })
  })

  test('[certificate.price] a letter of recommendation spares the gold, never the experience', () => {
    const letter = owning('letter_of_recommendation')
    const t = services(AT.monastery, { experience: { 0: 5 }, gold: { 0: 0 } }, letter)
    expect(t.options).toContain('certificate.letter')
    const green = services(
      AT.monastery,
      { experience: { 0: 4 }, gold: { 0: 9 } },
      {
        zones: { items: { 0: ['letter_of_recommendation', 'sword'] } },
        marks: { damaged: { sword: 1 } },
      },
    )
    expect(green.options).not.toContain('certificate.letter')
    expect(green.refusal('certificate')).toBe('certificate.price')
  })
})
