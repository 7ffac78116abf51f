import { makeReader, plain, textOf } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/index.ts'
import { AT, experienceOf, fight, sheet, table } from '../kit.ts'

// Situations made up from the rulebook alone, each with the outcome that its sentences ask for.

const PLAIN_QUIET = { 'village-shop': [], 'city-shop': [] }
/** Seat 0 stands in a special space and may use what it offers. */
const visit = (space: number, setup: Parameters<typeof table>[0] = {}): TestTable =>
  table({
    at: 'services',
    ...setup,
    tracks: { ...setup.tracks, position: { 0: space } },
    zones: { ...PLAIN_QUIET, ...setup.zones },
  })
/** Something to do, so that the turn does not end by itself. */
const BUSY = { ...PLAIN_QUIET, items: { 0: ['elixir_of_youth'] } }
const MERCENARY_AND_PALADIN = ['mercenary', 'paladin']

describe('travel', () => {
  const at = (space: number, setup: Parameters<typeof table>[0] = {}) =>
    table({ at: 'movement', ...setup, tracks: { ...setup.tracks, position: { 0: space } } })

  test('[move.one_means] nobody rides to a port and sails on', () => {
    const t = at(AT.plain, { tracks: { gold: { 0: 5 } } })
    expect(t.options.filter((id) => id.startsWith('boat'))).toEqual([])
    expect(t.options).toEqual(expect.arrayContaining(['stay', 'walk.3', 'walk.5', 'horse.2', 'horse.6']))
  })
  test('[move.gate] a gate costs 2 gold, with 1 gold only horse and boat are left', () => {
    const ways = (gold: number) => at(AT.city, { tracks: { gold: { 0: gold } } }).options
    expect(ways(1).some((id) => id.startsWith('gate'))).toBe(false)
    expect(ways(1).some((id) => id.startsWith('boat'))).toBe(true)
    expect(ways(2).filter((id) => id.startsWith('gate'))).toEqual(['gate.0', 'gate.5', 'gate.9'])
  })
  test('[adventure.start_space] who leaves an unbeaten creature does not meet it', () => {
    const t = at(AT.plain, { zones: { space: { [AT.plain]: ['bear'] } } }).answer('walk.3')
    expect([t.zone('space', AT.plain), t.said()]).toEqual([['bear'], expect.not.arrayContaining(['met'])])
  })
  test('[adventure.giant_spider] the log says who holds whom, in both languages', () => {
    const t = at(AT.plain, { zones: { space: { [AT.plain]: ['giant_spider'] } } })
    const told = (language: 'en' | 'fr') =>
      (t.match.events ?? []).flatMap((event) =>
        event.type === 'said' && event.key === 'held'
          ? [
              plain(
                textOf(
                  { game, reader: makeReader(game, language, () => 'Anne') },
                  'log',
                  'held',
                  seenParams(event.params),
                ),
              ),
            ]
          : [],
      )
    expect([told('en'), told('fr')]).toEqual([
      ['The Giant Spider holds Anne back.'],
      ['L’Araignée géante retient Anne.'],
    ])
  })
  /** A viewer knows a piece that lies open as its card. */
  const seenParams = (params: object) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, name === 'card' ? { card: 'giant_spider' } : value]),
    ) as never
})

describe('fights', () => {
  test('[combat.strength_base] a wounded hero fights with what is left on the right', () => {
    const t = fight('bear', { dice: [3, 1], tracks: { strength: { 0: 3 }, 'lost-strength': { 0: 2 } } })
    expect(t.said()).toContain('fight-drawn')
    expect(sheet(t)).toMatchObject({ strength: 3, experience: 3, gold: 3 })
  })
  test('[combat.willpower_price_first] who pays 2 Magic fights with what is left', () => {
    const t = fight('old_pirate', { heroes: ['paladin', 'mystic'], dice: [4, 2] }).answer('fight.willpower')
    expect(sheet(t)).toMatchObject({ willpower: 2, 'lost-willpower': 2, experience: 3 + experienceOf('old_pirate') })
  })
  test('[combat.three_lives_stop] two rolls won and one drawn: the band stays, with all its lives', () => {
    const t = fight('band_of_zombies', { dice: [4, 1, 4, 1, 1, 3] })
    expect([t.zone('space', AT.plain), t.track('experience', 0)]).toEqual([['band_of_zombies'], 3])
    expect(t.said()).toContain('fight-stopped')
  })
  test('[creature.loss_text] the Imp takes Magic, not Health', () => {
    const t = fight('imp', { heroes: MERCENARY_AND_PALADIN, dice: [1, 6] })
    expect(sheet(t)).toMatchObject({ strength: 5, willpower: 0, 'lost-willpower': 2 })
  })
  test('[items.off_hand] a wand goes with a one-handed weapon, not with one that takes both hands', () => {
    const held = (weapon: string) =>
      fight('mummy', { items: [weapon, 'ivory_wand'], tracks: { willpower: { 0: 4 } } })
        .answer('fight.willpower')
        .answer(`with.${weapon}`).options
    expect(held('sword')).toContain('with.ivory_wand')
    expect(held('war_axe')).not.toContain('with.ivory_wand')
  })
  test('[loss.death] the last Health kills nobody, the one after it does', () => {
    const alive = fight('bear', { dice: [1, 6], tracks: { strength: { 0: 1 }, 'lost-strength': { 0: 4 } } })
    expect([alive.track('strength', 0), alive.match.over]).toEqual([0, false])
    const dead = fight('bear', { dice: [1, 6], tracks: { strength: { 0: 0 }, 'lost-strength': { 0: 5 } } })
    expect(dead.match.result).toMatchObject({ reason: 'last_survivor', winners: [1] })
  })
})

describe('opportunities and items', () => {
  test('[opportunity.unused_stays] what is left lies open for whoever comes next', () => {
    const t = fight('golden_fish').answer('leave')
    expect(t.seen(1, 'space', AT.plain)).toEqual(['golden_fish'])
  })
  test('[gain.heal] healing never goes beyond the cubes that were lost', () => {
    const t = fight('enchanted_flower', { tracks: { strength: { 0: 3 }, 'lost-strength': { 0: 2 } } }).answer('take')
    expect(sheet(t)).toMatchObject({ strength: 5, 'lost-strength': 0 })
  })
  test('[trade.sell_price] half of an odd price is rounded up, and the item is not for sale again', () => {
    const t = visit(AT.village, { zones: { ...PLAIN_QUIET, items: { 0: ['sword'] } } }).answer('sell.sword')
    expect([t.track('gold', 0), t.zone('village-shop'), t.zone('common-discard')]).toEqual([3 + 3, [], ['sword']])
  })
  test('[items.damaged_unsellable] a damaged item is sold by nobody, and is repaired for 1 gold', () => {
    const setup = { zones: { ...PLAIN_QUIET, items: { 0: ['sword'] } }, marks: { damaged: { sword: 1 } } }
    const t = visit(AT.village, setup)
    expect(t.options).not.toContain('sell.sword')
    expect(t.answer('repair.sword').options).toContain('sell.sword')
    expect(t.track('gold', 0)).toBe(2)
  })
})

describe('spaces', () => {
  test('[recharge.desert] of up to 3 Magic one takes as many as one likes', () => {
    const t = visit(AT.desert, {
      heroes: ['mystic', 'paladin'],
      tracks: { willpower: { 0: 2 }, 'lost-willpower': { 0: 4 } },
    })
    t.answer('recharge-desert').answer(2)
    expect(sheet(t)).toMatchObject({ willpower: 4, 'lost-willpower': 2 })
    expect(t.refusal('recharge-desert')).toBe('recharge.desert')
  })
  test('[recharge.magic_tower] three Magic cost 2 gold', () => {
    const t = visit(AT.magicTower, {
      heroes: ['mystic', 'paladin'],
      tracks: { willpower: { 0: 2 }, 'lost-willpower': { 0: 4 } },
    })
    expect(sheet(t.answer('recharge-magic-tower').answer(3))).toMatchObject({ willpower: 5, gold: 1 })
  })
  test('[heal.forest_camp] without gold the Camp is refused for its price, not for a lack of wounds', () => {
    const poor = visit(AT.forestCamp, { tracks: { gold: { 0: 0 }, 'lost-strength': { 0: 2 } }, zones: BUSY })
    expect(poor.refusal('heal-forest-camp')).toBe('heal.forest_camp')
    const well = visit(AT.forestCamp, { tracks: { gold: { 0: 3 } }, zones: BUSY })
    expect(well.refusal('heal-forest-camp')).toBe('ruling.useless_service')
  })
  test('[work.must_stay] who has just come to the Fortress does not train there', () => {
    expect(visit(AT.fortress, { zones: BUSY }).refusal('work-fortress')).toBe('work.must_stay')
    const stayed = visit(AT.fortress, { tracks: { stayed: 1 } }).answer('work-fortress')
    expect(sheet(stayed)).toMatchObject({ strength: 4, experience: 5 })
  })
  test('[certificate.member_price] a member pays experience alone, a stranger 5 gold as well', () => {
    const buy = (hero: string, gold: number) =>
      visit(AT.monastery, {
        heroes: [hero, 'ranger'],
        tracks: { experience: { 0: 5 }, gold: { 0: gold } },
        zones: BUSY,
      })
    expect(sheet(buy('paladin', 0).answer('certificate'))).toMatchObject({ experience: 0, gold: 0 })
    expect(buy('mercenary', 4).refusal('certificate')).toBe('certificate.price')
    expect(sheet(buy('mercenary', 5).answer('certificate'))).toMatchObject({ experience: 0, gold: 0 })
  })
  test('[end.fifth_certificate] the fifth certificate ends the game in the middle of the turn, and the dead count what they hold', () => {
    const certificates = ['forest_camp', 'thieves_guild', 'magic_tower', 'monastery'].map(
      (guild) => `certificate_${guild}`,
    )
    const t = visit(AT.fortress, {
      heroes: ['mercenary', 'paladin', 'mystic'],
      tracks: { experience: { 0: 5 }, fallen: { 2: 1 } },
      zones: { ...PLAIN_QUIET, certificates: { 0: certificates, 1: ['certificate_monastery'] } },
    })
    t.answer('certificate')
    expect(t.match.result).toMatchObject({
      reason: 'fifth_certificate',
      winners: [0],
      scores: [5, 1, 0],
      ranks: [1, 2, 3],
    })
  })
})
