import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { AT, fight, sheet, table } from '../kit.ts'

const mine = (t: TestTable) =>
  (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'totals' ? [event.params['mine']] : [],
  )
const own = (item: string, setup: Parameters<typeof table>[0] = {}) =>
  table({ at: 'movement', ...setup, zones: { items: { 0: [item] }, ...setup.zones } })
const isDamaged = (t: TestTable, card: string, seat = 0) => t.table.mark('damaged', t.piece(card, 'items', seat)) === 1

describe('weapons, shields and rings', () => {
  test('bonuses against families', () => {
    const bonus = (item: string, creature: string) =>
      (mine(fight(creature, { dice: [1, 6], items: [item] }).answer(`with.${item}`))[0] as number) - 6
    expect([bonus('rapier', 'highwayman'), bonus('rapier', 'bear')]).toEqual([2, 1])
    expect([bonus('radiant_scythe', 'undead_warrior'), bonus('great_sword', 'highwayman')]).toEqual([5, 4])
    expect([bonus('radiant_shield', 'undead_warrior'), bonus('radiant_shield', 'bear')]).toEqual([3, 1])
  })

  test('Cutlass near a port, Spiked Shield against three lives, Sword of Smiting against the strong', () => {
    const total = (item: string, creature: string, space = AT.plain as number) =>
      mine(fight(creature, { dice: [1, 6], items: [item], space }).answer(`with.${item}`))[0]
    expect([total('cutlass', 'bear', AT.mountain), total('cutlass', 'bear')]).toEqual([8, 7])
    expect([total('spiked_shield', 'pack_of_wolves'), total('spiked_shield', 'bear')]).toEqual([9, 7])
    expect([total('sword_of_smiting', 'bear'), total('sword_of_smiting', 'lone_wolf')]).toEqual([9, 8])
  })

  test('Crystal Skull against creatures with Willpower only', () => {
    const skull = { heroes: ['mystic', 'druid'], dice: [1, 6], items: ['crystal_skull'] }
    expect(mine(fight('ghost', skull).answer('with.crystal_skull'))).toEqual([9])
    expect(mine(fight('old_pirate', skull).answer('fight.willpower').answer('with.crystal_skull'))).toEqual([6])
  })

  test('Large Wooden Shield turns a roll lost by 1 into a draw', () => {
    const lose = () =>
      fight('bear', { dice: [1, 3], items: ['large_wooden_shield'] }).answer('with.large_wooden_shield')
    const saved = lose().answer(true)
    expect(saved.said()).toContain('fight-drawn')
    expect(isDamaged(saved, 'large_wooden_shield')).toBe(true)
    expect(lose().answer(false).said()).toContain('fight-lost')
  })

  test('Ritual Dagger pays in Health, Ring of Magical Forces lowers the price', () => {
    const t = fight('old_pirate', { tracks: { willpower: { 0: 1 } }, dice: [6, 1], items: ['ritual_dagger'] }).answer(
      'fight.willpower',
    )
    expect(t.options).toEqual(['1', '2'])
    t.answer(1)
    expect(sheet(t)).toMatchObject({ strength: 4, willpower: 0 })
    const ring = fight('old_pirate', {
      tracks: { willpower: { 0: 1 } },
      dice: [6, 1],
      items: ['ring_of_magical_forces'],
    }).answer('fight.willpower')
    expect(sheet(ring)).toMatchObject({ willpower: 0, 'lost-willpower': 1 })
  })

  test('Mace of the Dark Gods drains the winner, Berserker’s Axe wounds the loser, Ruby Circlet recharges', () => {
    expect(
      sheet(fight('bear', { dice: [6, 1], items: ['mace_of_the_dark_gods'] }).answer('with.mace_of_the_dark_gods')),
    ).toMatchObject({ willpower: 1, 'lost-willpower': 1 })
    expect(
      sheet(fight('bear', { dice: [1, 6], items: ['berserkers_axe'] }).answer('with.berserkers_axe')),
    ).toMatchObject({ strength: 3, 'lost-strength': 2 })
    const circlet = fight('imp', {
      dice: [6, 1],
      items: ['ruby_circlet'],
      tracks: { 'lost-willpower': { 0: 2 } },
    }).answer('with.ruby_circlet')
    expect(sheet(circlet)).toMatchObject({ willpower: 3, 'lost-willpower': 1 })
  })

  test('Thor’s Hammer comes back on 4 to 6', () => {
    const thrown = (die: number) =>
      fight('bear', { dice: [6, 1, die], items: ['thors_hammer'] })
        .answer('with.thors_hammer')
        .answer('throw')
    expect([isDamaged(thrown(3), 'thors_hammer'), isDamaged(thrown(4), 'thors_hammer')]).toEqual([true, false])
  })

  test('Ring of Concentration recharges after a turn without spending', () => {
    const turn = (spent: number) => {
      const t = table({
        at: 'ending',
        tracks: { willpower: { 0: 0 }, 'lost-willpower': { 0: 2 }, 'magic-spent': spent },
        zones: { items: { 0: ['ring_of_concentration'] } },
      })
      return t.track('willpower', 0)
    }
    expect([turn(0), turn(1)]).toEqual([1, 0])
  })
})

describe('potions, elixirs and scrolls', () => {
  const lost = { strength: { 0: 1 }, 'lost-strength': { 0: 4 }, willpower: { 0: 0 }, 'lost-willpower': { 0: 6 } }
  const drink = (item: string) => {
    const t = own(item, { options: { extra_cards: true }, tracks: lost }).answer(`use.${item}`)
    expect(t.zone('items', 0)).toEqual([])
    return [t.track('strength', 0), t.track('willpower', 0)]
  }
  test('healing, magic, regeneration and rebirth', () => {
    expect(['potion_of_healing', 'potion_of_greater_healing', 'bandages'].map(drink)).toEqual([
      [3, 0],
      [4, 0],
      [2, 0],
    ])
    expect(['potion_of_magic', 'potion_of_greater_magic'].map(drink)).toEqual([
      [1, 3],
      [1, 5],
    ])
    expect(['potion_of_regeneration', 'potion_of_greater_regeneration', 'potion_of_rebirth'].map(drink)).toEqual([
      [3, 2],
      [4, 3],
      [5, 6],
    ])
    expect(['elixir_of_youth', 'elixir_of_wisdom'].map(drink)).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  test('a useless potion is not offered', () => {
    expect(own('potion_of_healing').options).not.toContain('use.potion_of_healing')
  })

  test('Potion of Rebirth saves from death', () => {
    const t = fight('giant_scorpion', {
      heroes: ['mercenary', 'mystic'],
      dice: [1, 6],
      items: ['potion_of_rebirth'],
      tracks: { strength: { 0: 1 }, 'lost-strength': { 0: 4 } },
    })
    t.play(
      (ask) => (ask.options().some(({ id }) => id === 'fight.strength') ? 'fight.strength' : 'end'),
      (now) => now.table.active === 1,
    )
    expect(sheet(t)).toMatchObject({ strength: 5, 'lost-strength': 0 })
    expect(t.zone('rare-discard')).toEqual(['potion_of_rebirth'])
  })

  test('Potion of Concentration helps in willpower fights only', () => {
    const t = fight('ghost', { dice: [6, 1], items: ['potion_of_concentration'] }).answer('use.potion_of_concentration')
    expect(mine(t)).toEqual([10])
    const body = fight('bear', { dice: [1, 1], items: ['potion_of_concentration'] }).answer('fight.strength')
    expect(mine(body)).toEqual([6])
  })

  test('Letter of Recommendation spares the gold', () => {
    const t = table({
      at: 'services',
      tracks: { position: { 0: AT.monastery }, experience: { 0: 5 }, gold: { 0: 0 } },
      zones: { items: { 0: ['letter_of_recommendation'] } },
    })
    t.answer('certificate.letter')
    expect([t.zone('certificates', 0), t.zone('items', 0), t.track('experience', 0)]).toEqual([
      ['certificate_monastery'],
      [],
      0,
    ])
    const member = table({
      at: 'services',
      tracks: { position: { 0: AT.fortress }, experience: { 0: 5 } },
      zones: { items: { 0: ['letter_of_recommendation'] } },
    })
    expect(member.options).not.toContain('certificate.letter')
  })

  test('Philosopher’s Stone Scroll changes up to 4', () => {
    const t = own('philosophers_stone_scroll', { tracks: { gold: { 0: 6 }, experience: { 0: 1 } } })
      .answer('use.philosophers_stone_scroll')
      .answer('exchange.gold')
    expect(t.ask.spec.max).toBe(4)
    t.answer(4)
    expect(sheet(t)).toMatchObject({ gold: 2, experience: 5 })
  })

  test('Scroll of Teleportation is the movement of the turn', () => {
    const t = own('scroll_of_teleportation').answer('use.scroll_of_teleportation').answer('space.12')
    expect([t.track('position', 0), t.table.active]).toEqual([12, 1])
  })

  test('Scroll of Stealing needs the same space, Scroll of Decay does not; both need a sound item', () => {
    const victim = { items: { 0: ['scroll_of_stealing'], 1: ['sword', 'cape'] } }
    const apart = table({ at: 'movement', zones: victim })
    expect(apart.options).not.toContain('use.scroll_of_stealing')
    const t = table({ at: 'movement', zones: victim, tracks: { position: 4 }, marks: { damaged: { cape: 1 } } }).answer(
      'use.scroll_of_stealing',
    )
    expect([t.zone('items', 0), t.zone('items', 1)]).toEqual([['sword'], ['cape']])
    const decay = table({ at: 'movement', zones: { items: { 0: ['scroll_of_decay'], 1: ['sword', 'cape'] } } })
      .answer('use.scroll_of_decay')
      .answer('sword')
    expect(isDamaged(decay, 'sword', 1)).toBe(true)
  })

  test('Scroll of Destruction and of Altered Reality on meeting a card', () => {
    const gone = fight('vampire', { items: ['scroll_of_destruction'] }).answer('use.scroll_of_destruction')
    expect([gone.zone('space', AT.plain), gone.track('experience', 0), gone.table.active]).toEqual([[], 3, 1])
    const other = fight('vampire', {
      items: ['scroll_of_altered_reality'],
      zones: { 'adventure-deck': ['rat', 'ancient_scroll'] },
    }).answer('use.scroll_of_altered_reality')
    expect(other.zone('space', AT.plain)).toEqual(['ancient_scroll'])
    expect(other.options).toEqual(['take', 'leave'])
  })

  test('Deep Prayer takes the best of three dice, Divine Will fixes both', () => {
    const prayer = fight('bear', { dice: [2, 5, 1, 3], items: ['scroll_of_deep_prayer'] }).answer(
      'use.scroll_of_deep_prayer',
    )
    expect(mine(prayer)).toEqual([10])
    const will = fight('dark_wizard', { items: ['scroll_of_divine_will'] }).answer('use.scroll_of_divine_will')
    expect(mine(will)).toEqual([8])
    expect(will.said()).toContain('fight-drawn')
  })

  test('Scroll of Wishes: the fifth wish turns up three rare items', () => {
    const t = own('scroll_of_wishes').answer('use.scroll_of_wishes').answer('rare')
    expect(t.options).toHaveLength(3)
    t.answer(t.options[0])
    expect(t.zone('items', 0)).toHaveLength(1)
    expect(sheet(own('scroll_of_wishes').answer('use.scroll_of_wishes').answer('gold'))).toMatchObject({ gold: 11 })
  })

  test('Time Spiral Scroll: another turn without a chance card, beside that of Peaceful Times', () => {
    const t = table({
      at: 'ending',
      tracks: { 'extra-turns': 1 },
      zones: { items: { 0: ['time_spiral_scroll'] } },
    }).answer('use.time_spiral_scroll')
    t.answer('stay').answer('done')
    expect([t.table.active, t.ask.text]).toEqual([0, 'movement'])
    t.answer('stay').answer('done')
    expect(t.table.active).toBe(1)
  })
})
