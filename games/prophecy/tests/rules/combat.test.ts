import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

/** What a log line told, by its key. */
function told(t: TestTable, key: string): Record<string, unknown>[] {
  return (t.match.events ?? []).flatMap((event) => (event.type === 'said' && event.key === key ? [event.params] : []))
}
const totals = (t: TestTable) => told(t, 'totals').map(({ mine, theirs }) => [mine, theirs])
const outcome = (t: TestTable) => t.said().find((key) => /^fight-(won|lost|drawn)$/.test(key))

describe('the two types of fight', () => {
  test('[combat.two_types] every fight is told with its type', () => {
    expect(fight('bear', { dice: [1, 1] }).said()).toContain('fight-strength')
    expect(fight('ghost', { dice: [1, 1] }).said()).toContain('fight-willpower')
  })

  test('[combat.strength_only] no choice against a creature with Strength only', () => {
    const t = fight('bear', { heroes: ['mystic', 'druid'], items: ['potion_of_strength'] })
    expect(t.options).toEqual(['fight.strength', 'use.potion_of_strength'])
    expect(t.refusal('fight.willpower')).toBe('combat.strength_only')
  })

  test('[combat.strength_base] the base is the number of red cubes on the right', () => {
    expect(totals(fight('bear', { dice: [1, 1], tracks: { strength: { 0: 4 }, 'lost-strength': { 0: 1 } } }))).toEqual([
      [5, 6],
    ])
  })

  test('[combat.creature_base] the printed value for the type of fight, never lowered by earlier fights', () => {
    const t = fight('bear', {
      dice: [1, 6, 1, 1],
      tracks: { position: { 1: AT.plain } },
      zones: { 'chance-deck': ['charity'] },
    })
    t.answer('stay')
    expect(totals(t).map(([, theirs]) => theirs)).toEqual([11, 6])
    const pirate = fight('old_pirate', { heroes: ['mystic', 'druid'], dice: [1, 1] }).answer('fight.willpower')
    expect(told(pirate, 'base-willpower-creature')).toMatchObject([{ n: 3 }])
  })

  test('[combat.strength_items] items in use add their bonus', () => {
    const t = fight('bear', { heroes: ['paladin', 'mystic'], dice: [1, 1], items: ['sword'] }).answer('with.sword')
    expect(totals(t)).toEqual([[7, 6]])
  })

  test('[combat.dice] the light die is the player’s, the dark one the creature’s', () => {
    expect(told(fight('bear', { dice: [2, 5] }), 'totals')).toMatchObject([{ light: 2, dark: 5 }])
  })
  test('[combat.dice] both dice lie open before luck changes one of them', () => {
    const t = fight('bear', { dice: [1, 3, 6], zones: { kept: { 0: ['clover_meadow'] } } })
    expect(t.ask.text).toBe('clover')
    const thrown = t.match.heard(0).filter((event) => event.type === 'rolled' && event.purpose !== 'first')
    expect(thrown).toMatchObject([
      { seat: 0, values: [1], purpose: 'fight' },
      { seat: -1, values: [3], purpose: 'creature' },
    ])
  })

  test('[combat.totals] values, bonuses and dice add up', () => {
    const t = fight('bear', { heroes: ['paladin', 'mystic'], dice: [3, 4], items: ['sword'] }).answer('with.sword')
    expect(totals(t)).toEqual([[9, 9]])
  })

  test('[combat.higher_wins] the higher total wins', () => {
    expect(outcome(fight('bear', { dice: [4, 3] }))).toBe('fight-won')
    expect(outcome(fight('bear', { dice: [3, 4] }))).toBe('fight-lost')
  })

  test('[combat.tie] equal totals are a draw', () => {
    expect(outcome(fight('bear', { dice: [4, 4] }))).toBe('fight-drawn')
  })

  test('[combat.willpower_only] a creature with Willpower only forces a free willpower fight', () => {
    const t = fight('ghost', { dice: [6, 1], tracks: { willpower: { 0: 0 } } })
    expect(totals(t)).toEqual([[6, 5]])
    expect(sheet(t)).toMatchObject({ willpower: 0, 'lost-willpower': 0, experience: 3 + experienceOf('ghost') })
    const refused = fight('ghost', { items: ['potion_of_strength'] })
    expect(refused.refusal('fight.strength')).toBe('combat.willpower_only')
  })

  test('[combat.willpower_base] the base is the number of blue cubes on the right', () => {
    expect(
      totals(fight('ghost', { heroes: ['mystic', 'druid'], dice: [1, 1], tracks: { willpower: { 0: 5 } } })),
    ).toEqual([[6, 5]])
  })

  test('[combat.willpower_items] only Willpower bonuses count in a willpower fight', () => {
    const items = ['ivory_wand', 'sword']
    const mind = fight('ghost', { heroes: ['mystic', 'druid'], dice: [1, 1], items })
      .answer('with.ivory_wand')
      .answer('with.sword')
    expect(told(mind, 'bonus')).toMatchObject([{ n: 1 }])
    const body = fight('bear', { heroes: ['mystic', 'druid'], dice: [1, 1], items })
      .answer('with.ivory_wand')
      .answer('with.sword')
    expect(told(body, 'bonus')).toMatchObject([{ n: 2 }])
  })
})

describe('the choice of the fight', () => {
  test('[combat.choice] Strength first, Willpower second: the player chooses', () => {
    const t = fight('old_pirate', { tracks: { willpower: { 0: 2 } } })
    expect(t.ask.rule).toBe('combat.choice')
    expect(t.options).toEqual(['fight.strength', 'fight.willpower'])
  })

  test('[combat.willpower_price] starting a willpower fight costs 2 Magic', () => {
    const t = fight('old_pirate', { heroes: ['mystic', 'druid'], dice: [1, 1] }).answer('fight.willpower')
    expect(sheet(t)).toMatchObject({ willpower: 4, 'lost-willpower': 2 })
  })

  test('[combat.willpower_price_first] it is paid before the roll', () => {
    const t = fight('old_pirate', { heroes: ['mystic', 'druid'], dice: [1, 1] }).answer('fight.willpower')
    expect(totals(t)).toEqual([[5, 4]])
  })

  test('[combat.willpower_price_needed] with 1 Magic only the strength fight is open', () => {
    const t = fight('old_pirate', { tracks: { willpower: { 0: 1 } }, items: ['potion_of_strength'] })
    expect(t.options).toEqual(['fight.strength', 'use.potion_of_strength'])
    expect(t.refusal('fight.willpower')).toBe('combat.willpower_price_needed')
  })

  test('[combat.will_first] Willpower first: the rule of the card decides, not the general choice', () => {
    const vampire = fight('vampire', { heroes: ['mystic', 'druid'], dice: [6, 1, 6, 1] })
    expect(vampire.said().filter((key) => key.startsWith('fight-'))).toEqual(['fight-willpower', 'fight-won'])
    expect(totals(vampire)).toEqual([
      [12, 6],
      [9, 6],
    ])
    const wizard = fight('skeletal_wizard', { heroes: ['mystic', 'druid'], dice: [1, 1] })
    expect(wizard.options).toEqual(['fight.willpower', 'fight.strength'])
    wizard.answer('fight.strength')
    expect(totals(wizard)).toEqual([[4, 4]])
    expect(sheet(wizard)).toMatchObject({ willpower: 4, 'lost-willpower': 2 })
  })

  test('[combat.special_cards] [combat.mandatory_mark] Ghostly Spirits ignore items without asking', () => {
    const t = fight('ghostly_spirits', {
      heroes: ['mystic', 'druid'],
      dice: [1, 6],
      items: ['cape'],
      tracks: { 'willpower-bonus': 2 },
    })
    expect(totals(t)).toEqual([[7, 10]])
  })

  test('[combat.optional_mark] informers against the Escaped Murderer only if wanted and payable', () => {
    const t = fight('escaped_murderer', { dice: [1, 1], tracks: { gold: { 0: 2 } } })
    expect(t.options).toEqual(['roll', 'informers'])
    t.answer('informers')
    expect(totals(t)).toEqual([[8, 6]])
    const plain = fight('escaped_murderer', { dice: [1, 1], tracks: { gold: { 0: 2 } } }).answer('roll')
    expect(totals(plain)).toEqual([[6, 6]])
    expect(plain.track('gold', 0)).toBe(2)
    expect(totals(fight('escaped_murderer', { dice: [1, 1], tracks: { gold: { 0: 1 } } }))).toEqual([[6, 6]])
  })
})

describe('creatures with three lives', () => {
  test('[combat.three_lives] three rolls won in a row bring the reward once', () => {
    const t = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 6, 1] })
    expect(totals(t)).toHaveLength(3)
    expect(sheet(t)).toMatchObject({ experience: 3 + experienceOf('pack_of_wolves'), gold: 6 })
  })

  test('[combat.three_lives_stop] the first roll not won ends the fight', () => {
    const drawn = fight('pack_of_wolves', { dice: [6, 1, 1, 3] })
    expect([totals(drawn).length, outcome(drawn)]).toEqual([2, 'fight-drawn'])
    expect(sheet(drawn)).toMatchObject({ strength: 5 })
    const lost = fight('pack_of_wolves', { dice: [6, 1, 6, 1, 1, 6] })
    expect([totals(lost).length, outcome(lost)]).toEqual([3, 'fight-lost'])
    expect(sheet(lost)).toMatchObject({ strength: 4, experience: 3 })
  })

  test('[combat.three_lives_reset] the next fight needs three wins again', () => {
    const t = fight('pack_of_wolves', {
      heroes: ['mercenary', 'scout'],
      dice: [6, 1, 1, 6, 6, 1],
      tracks: { position: { 1: AT.plain } },
      zones: { 'chance-deck': ['good_times'] },
    })
    t.answer('stay')
    expect(told(t, 'roll-won').slice(0, 2)).toMatchObject([{ n: 2 }, { n: 2 }])
  })

  test('[ruling.same_space] another character in the space is not affected', () => {
    const t = fight('giant_scorpion', { dice: [1, 6], tracks: { position: { 1: AT.plain } } })
    expect(sheet(t, 1)).toMatchObject({ 'lost-strength': 0 })
    expect(table({ at: 'movement', tracks: { position: 4 } }).options.some((id) => id.includes('attack'))).toBe(false)
  })
})
