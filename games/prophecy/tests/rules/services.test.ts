import { describe, expect, test } from 'vitest'
import { GUILDS, SPACES, serviceChanges, spaceInfo, spacesOf, type Table, TERRAINS } from '../../src/index.ts'
import { missingGuilds } from '../../src/procedures/seats.ts'
import { AT, type Setup, sheet, table } from '../kit.ts'

type Numbers = Record<string, Record<number, number>>
const at = (space: number, tracks: Numbers = {}, setup: Setup = {}) =>
  table({
    at: 'services',
    ...setup,
    tracks: { stayed: { 0: 1 }, ...tracks, position: { 0: space, ...tracks['position'] } },
  })
const owning = (...items: string[]) => ({ zones: { items: { 0: items } } })

describe('special spaces', () => {
  test('[space.no_adventures] the 8 special spaces are no terrain and offer services instead', () => {
    const special = SPACES.filter(({ kind }) => !(TERRAINS as readonly string[]).includes(kind))
    expect(special).toHaveLength(8)
    for (const { n } of special) {
      expect(spaceInfo(n).holdsAdventures).toBe(false)
      expect(spaceInfo(n).icons.length).toBeGreaterThan(0)
    }
    const t = table({
      at: 'movement',
      tracks: { position: { 0: 1 }, experience: { 0: 5 } },
      heroes: ['druid', 'mystic'],
    }).answer('walk.2')
    expect(t.ask.rule).toBe('space.several')
  })

  test('[board.icons] the icons of each special space are its services', () => {
    const icons = Object.fromEntries(
      SPACES.filter(({ n }) => !spaceInfo(n).holdsAdventures).map(({ n, kind }) => [kind, spaceInfo(n).icons]),
    )
    expect(icons).toEqual({
      enchanted_desert: ['recharge-desert', 'gate'],
      forest_camp: ['heal-forest-camp', 'certificate', 'repair'],
      thieves_guild: ['work-thieves-guild', 'certificate', 'repair'],
      village: ['tavern', 'buy', 'sell', 'repair', 'boat'],
      magic_tower: ['recharge-magic-tower', 'certificate', 'repair'],
      monastery: ['heal-monastery', 'certificate', 'repair'],
      city: ['work-city', 'buy', 'sell', 'repair', 'boat', 'gate'],
      fortress: ['work-fortress', 'certificate', 'repair'],
    })
  })

  test('[board.guild_services] a guild sells its certificate and repairs', () => {
    const t = at(
      AT.fortress,
      { experience: { 0: 5 }, gold: { 0: 6 } },
      { ...owning('sword'), marks: { damaged: { sword: 1 } } },
    )
    expect(t.options).toEqual(expect.arrayContaining(['certificate', 'repair.sword']))
  })

  test('[board.town_services] a town buys, sells and repairs; without stock nothing is for sale', () => {
    const setup = { ...owning('cape', 'sword'), marks: { damaged: { sword: 1 } } }
    const t = at(AT.village, {}, { ...setup, zones: { ...setup.zones, 'village-shop': ['dagger', 'axe'] } })
    expect(t.options).toEqual(['done', 'tavern', 'buy.dagger', 'buy.axe', 'sell.cape', 'repair.sword'])
    expect(at(AT.village, {}, setup).options).toEqual(['done', 'tavern', 'sell.cape', 'repair.sword'])
  })

  test('[space.use_at_end] services are open where the movement ends, not where it passes or starts', () => {
    const wounded: Setup = {
      at: 'movement',
      heroes: ['druid', 'mystic'],
      tracks: { position: { 0: 13 }, 'lost-strength': { 0: 1 }, strength: { 0: 2 }, experience: { 0: 5 } },
    }
    const crossed = table(wounded).answer('horse.15')
    expect(crossed.track('strength', 0)).toBe(2)
    expect(crossed.said()).not.toContain('heal-monastery')
    expect(table(wounded).answer('walk.14').options).toContain('heal-monastery')
    const leaving = table({
      at: 'movement',
      tracks: { position: { 0: AT.fortress }, experience: { 0: 5 }, gold: { 0: 6 } },
    })
    expect(leaving.options).not.toContain('certificate')
    leaving.answer('walk.17')
    expect(leaving.table.active).toBe(1)
    expect(leaving.zone('certificates', 0)).toEqual([])
  })

  test('[turn.next_left] after the last service the turn is ended in words, and can still be taken back', () => {
    const t = at(AT.fortress, { experience: { 0: 5 }, strength: { 0: 1 } })
      .answer('work-fortress')
      .answer('certificate')
    expect(t.ask.seat).toBe(0)
    expect(t.options).toEqual(['done'])
    expect(t.answer('done').table.active).toBe(1)
  })

  test('[space.several] several services, and the same one again', () => {
    const t = at(
      AT.forestCamp,
      { strength: { 0: 1 }, 'lost-strength': { 0: 4 }, gold: { 0: 9 }, experience: { 0: 5 } },
      { heroes: ['druid', 'mystic'], ...owning('sword'), marks: { damaged: { sword: 1 } } },
    )
    t.answer('heal-forest-camp')
      .answer(1)
      .answer('repair.sword')
      .answer('certificate')
      .answer('heal-forest-camp')
      .answer(1)
    expect(sheet(t)).toMatchObject({ strength: 3, gold: 6, experience: 0 })
    const monastery = at(
      AT.monastery,
      { 'lost-strength': { 0: 3 }, experience: { 0: 5 } },
      { heroes: ['druid', 'mystic'] },
    ).answer('heal-monastery')
    expect(monastery.refusal('heal-monastery')).toBe('heal.monastery')
  })
})

describe('trade and repair', () => {
  test('[trade.buy] an item on sale is bought for its price', () => {
    const stock = { zones: { 'city-shop': ['sword'] } }
    const t = at(AT.city, { gold: { 0: 6 } }, stock).answer('buy.sword')
    expect([t.track('gold', 0), t.zone('items', 0), t.zone('city-shop')]).toEqual([1, ['sword'], []])
    expect(at(AT.city, { gold: { 0: 4 } }, stock).refusal('buy.sword')).toBe('trade.buy')
  })

  test('[trade.shop_public] items on sale lie open until bought or replaced', () => {
    const t = at(AT.village, { gold: { 0: 9 } }, { zones: { 'village-shop': ['dagger', 'axe', 'cape'] } }).answer(
      'buy.axe',
    )
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.seen(viewer, 'village-shop')).toEqual(['dagger', 'cape'])
  })

  test('[trade.sell_where] nothing is sold outside the towns', () => {
    const t = at(AT.fortress, { experience: { 0: 5 } }, owning('sword'))
    expect(t.options).not.toContain('sell.sword')
    expect(t.refusal('sell.sword')).toBe('trade.sell_where')
  })

  test('[trade.sell_price] half the price, rounded up', () => {
    const sold = (item: string, options = {}) =>
      at(AT.village, { gold: { 0: 0 } }, { ...owning(item), options })
        .answer(`sell.${item}`)
        .track('gold', 0)
    expect([sold('sword'), sold('spear'), sold('bandages', { extra_cards: true })]).toEqual([3, 2, 1])
  })

  test('[trade.sold_discarded] sold items go to the discard pile, not to the shop', () => {
    const t = at(AT.village, {}, owning('dagger')).answer('sell.dagger')
    expect([t.zone('common-discard'), t.zone('village-shop'), t.zone('items', 0)]).toEqual([['dagger'], [], []])
  })

  test('[repair.where] repairs in the 7 civilised spaces, not in the desert', () => {
    const damaged = { ...owning('sword'), marks: { damaged: { sword: 1 } } }
    for (const space of [AT.forestCamp, AT.thievesGuild, AT.magicTower, AT.monastery, AT.fortress, AT.city, AT.village])
      expect(at(space, {}, damaged).options).toContain('repair.sword')
    const desert = at(AT.desert, { 'lost-willpower': { 0: 1 } }, damaged)
    expect(desert.options).not.toContain('repair.sword')
    expect(desert.refusal('repair.sword')).toBe('repair.where')
  })

  test('[repair.cost] 1 gold for each item', () => {
    const t = at(
      AT.village,
      { gold: { 0: 1 } },
      { ...owning('sword', 'axe'), marks: { damaged: { sword: 1, axe: 1 } } },
    ).answer('repair.sword')
    expect(t.track('gold', 0)).toBe(0)
    expect(t.options).toEqual(['done', 'sell.sword'])
    expect(t.refusal('repair.axe')).toBe('repair.cost')
  })
})

describe('healing, recharging and work', () => {
  test('[heal.monastery] 1 Health, free, once per turn', () => {
    const t = at(
      AT.monastery,
      { strength: { 0: 3 }, 'lost-strength': { 0: 2 }, experience: { 0: 5 } },
      { heroes: ['mystic', 'druid'] },
    ).answer('heal-monastery')
    expect(sheet(t)).toMatchObject({ strength: 4, 'lost-strength': 1, gold: 3 })
    expect(t.refusal('heal-monastery')).toBe('heal.monastery')
  })

  test('[heal.forest_camp] as many as there is gold for', () => {
    const t = at(AT.forestCamp, { strength: { 0: 1 }, 'lost-strength': { 0: 3 }, gold: { 0: 2 } }).answer(
      'heal-forest-camp',
    )
    expect(t.options).toEqual(['1', '2'])
    t.answer(2)
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 1, gold: 0 })
    expect(t.refusal('heal-forest-camp')).toBe('heal.forest_camp')
  })

  test('[recharge.desert] up to 3 Magic, free, once per turn', () => {
    const t = at(
      AT.desert,
      { willpower: { 0: 1 }, 'lost-willpower': { 0: 5 } },
      owning('philosophers_stone_scroll'),
    ).answer('recharge-desert')
    expect(t.options).toEqual(['1', '2', '3'])
    expect(t.ask.rule).toBe('recharge.desert')
    t.answer(2)
    expect(sheet(t)).toMatchObject({ willpower: 3, 'lost-willpower': 3, gold: 3 })
    expect(t.refusal('recharge-desert')).toBe('recharge.desert')
  })

  test('[recharge.magic_tower] 1 gold per 2 Magic, rounded up', () => {
    const price = (n: number) =>
      3 -
      at(AT.magicTower, { willpower: { 0: 0 }, 'lost-willpower': { 0: 5 } })
        .answer('recharge-magic-tower')
        .answer(n)
        .track('gold', 0)
    expect([price(4), price(3), price(1)]).toEqual([2, 2, 1])
    const poor = at(AT.magicTower, { 'lost-willpower': { 0: 5 }, gold: { 0: 0 } }, owning('potion_of_magic'))
    expect(poor.refusal('recharge-magic-tower')).toBe('recharge.magic_tower')
  })

  test('[rest.village] 1 gold for 1 Health and 1 Magic, once per turn', () => {
    const t = at(
      AT.village,
      { 'lost-strength': { 0: 1 }, 'lost-willpower': { 0: 2 }, gold: { 0: 1 } },
      owning('sword'),
    ).answer('tavern')
    expect(sheet(t)).toMatchObject({ 'lost-strength': 0, 'lost-willpower': 1, gold: 0 })
    expect(t.refusal('tavern')).toBe('rest.village')
    t.answer('sell.sword').answer('done')
    expect(t.table.active).toBe(1)
    const poor = at(AT.village, { 'lost-strength': { 0: 2 }, gold: { 0: 0 } }, owning('sword'))
    expect(poor.refusal('tavern')).toBe('rest.village')
  })

  test('[rest.village] the tavern promises only what was lost', () => {
    const wounded = at(AT.village, { 'lost-strength': { 0: 1 }, 'lost-willpower': { 0: 0 }, gold: { 0: 1 } })
    expect(serviceChanges(wounded.table as Table, 0, 'tavern')).toEqual([
      { what: 'health', n: 1 },
      { what: 'gold', n: -1 },
    ])
    const spent = at(AT.village, { 'lost-strength': { 0: 0 }, 'lost-willpower': { 0: 2 }, gold: { 0: 1 } })
    expect(serviceChanges(spent.table as Table, 0, 'tavern')).toEqual([
      { what: 'magic', n: 1 },
      { what: 'gold', n: -1 },
    ])
  })

  test('[recharge.desert] the desert promises no more than the Magic that was lost', () => {
    const t = at(AT.desert, { 'lost-willpower': { 0: 2 } })
    expect(serviceChanges(t.table as Table, 0, 'recharge-desert')).toEqual([{ what: 'magic', n: 2 }])
  })

  test('[work.city] 1 Magic for 2 gold', () => {
    const t = at(AT.city, { willpower: { 0: 2 }, gold: { 0: 0 } }).answer('work-city')
    expect(sheet(t)).toMatchObject({ willpower: 1, 'lost-willpower': 1, gold: 2 })
  })

  test('[work.thieves_guild] 1 Health for 3 gold', () => {
    const t = at(AT.thievesGuild, { strength: { 0: 4 }, gold: { 0: 0 } }).answer('work-thieves-guild')
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 1, gold: 3 })
  })

  test('[work.fortress] 1 Health for 2 experience', () => {
    const t = at(AT.fortress, { strength: { 0: 4 }, experience: { 0: 3 } }).answer('work-fortress')
    expect(sheet(t)).toMatchObject({ strength: 3, 'lost-strength': 1, experience: 5 })
  })

  test('[work.must_stay] only for those who did not move', () => {
    const t = table({ at: 'movement', tracks: { position: { 0: 14 } }, zones: { items: { 0: ['sword'] } } }).answer(
      'walk.15',
    )
    expect(t.options).not.toContain('work-city')
    expect(t.refusal('work-city')).toBe('work.must_stay')
    const stayed = table({ at: 'movement', tracks: { position: { 0: AT.city } }, zones: { items: { 0: ['sword'] } } })
      .answer('stay')
      .answer('work-city')
    expect(stayed.refusal('walk.14')).toBe('move.one_means')
  })

  test('[work.once] once per turn', () => {
    const t = at(AT.city, { willpower: { 0: 2 } }, owning('sword')).answer('work-city')
    expect(t.refusal('work-city')).toBe('work.once')
  })
})

describe('certificates and the end', () => {
  const four = (missing: string) => GUILDS.filter((guild) => guild !== missing).map((guild) => `certificate_${guild}`)

  test('[certificate.where] only in the space of its own guild', () => {
    const t = at(AT.magicTower, { experience: { 0: 9 }, gold: { 0: 9 } }).answer('certificate')
    expect(t.zone('certificates', 0)).toEqual(['certificate_magic_tower'])
    expect(at(AT.city, { experience: { 0: 9 }, gold: { 0: 9 } }, owning('sword')).refusal('certificate')).toBe(
      'certificate.where',
    )
  })

  test('[certificate.price] 5 experience and 5 gold', () => {
    const t = at(AT.monastery, { experience: { 0: 6 }, gold: { 0: 5 } }).answer('certificate')
    expect(sheet(t)).toMatchObject({ experience: 1, gold: 0 })
    expect(t.zone('certificates', 0)).toEqual(['certificate_monastery'])
    const poor = at(AT.monastery, { experience: { 0: 5 }, gold: { 0: 4 }, 'lost-strength': { 0: 1 } })
    expect(poor.refusal('certificate')).toBe('certificate.price')
  })

  test('[certificate.member_price] members pay the experience only', () => {
    const t = at(AT.fortress, { experience: { 0: 5 }, gold: { 0: 0 } }).answer('certificate')
    expect(sheet(t)).toMatchObject({ experience: 0, gold: 0 })
    expect(t.zone('certificates', 0)).toEqual(['certificate_fortress'])
    expect(at(AT.fortress, { experience: { 0: 4 } }).refusal('certificate')).toBe('certificate.member_price')
  })

  test('[certificate.one_each] one of each guild', () => {
    const t = at(
      AT.fortress,
      { experience: { 0: 50 }, gold: { 0: 50 } },
      { zones: { certificates: { 0: ['certificate_fortress'] } } },
    )
    expect(t.refusal('certificate')).toBe('certificate.one_each')
  })

  test('[certificate.is_ability_card] the card comes from the pile of that guild', () => {
    const t = at(AT.fortress, { experience: { 0: 5 } }).answer('certificate')
    expect(GUILDS.map((_, n) => t.zone('certificate-pile', n).length)).toEqual([10, 10, 10, 10, 9])
  })

  test('[certificate.face_down] everybody sees the guild, nothing else is printed', () => {
    const t = at(AT.fortress, { experience: { 0: 5 } }).answer('certificate')
    expect(t.seen(1, 'certificates', 0)).toEqual(['certificate_fortress'])
    const card = t.match.game.cards.find(({ id }) => id === 'certificate_fortress')
    expect(Object.keys(card ?? {}).sort()).toEqual(['back', 'copies', 'from', 'guild', 'id', 'kind', 'name'])
  })

  test('[end.fifth_certificate] the fifth certificate ends the game at once', () => {
    const t = at(AT.fortress, { experience: { 0: 5 } }, { zones: { certificates: { 0: four('fortress') } } }).answer(
      'certificate',
    )
    expect(t.match.result).toMatchObject({ reason: 'fifth_certificate', winners: [0] })
    expect(() => t.ask).toThrow('Nobody is asked')
  })

  test('[end.five_guilds] four certificates are not enough; the missing guild is the only one left', () => {
    const setup = { zones: { certificates: { 0: four('fortress') } } }
    const t = at(AT.monastery, { experience: { 0: 50 }, gold: { 0: 50 }, 'lost-strength': { 0: 1 } }, setup)
    expect(t.match.result).toBeNull()
    expect(t.refusal('certificate')).toBe('certificate.one_each')
    expect(missingGuilds(t.table as unknown as Table, 0)).toEqual(['fortress'])
    expect(spacesOf('fortress')).toEqual([AT.fortress])
  })

  test('[end.ranking] [ruling.rank_dead] the others by their certificates, equal numbers share a rank, the dead come last', () => {
    const some = (n: number) => four('').slice(0, n)
    const heroes = ['mercenary', 'mystic', 'druid', 'scout']
    const t = at(
      AT.fortress,
      { experience: { 0: 5 } },
      { heroes, zones: { certificates: { 0: four('fortress'), 1: some(3), 2: some(1), 3: some(3) } } },
    ).answer('certificate')
    expect(t.match.result?.scores).toEqual([5, 3, 1, 3])
    expect(t.match.result?.ranks).toEqual([1, 2, 4, 2])
    expect(t.said().filter((key) => key === 'ranked')).toHaveLength(4)
    const dead = at(
      AT.fortress,
      { experience: { 0: 5 }, fallen: { 1: 2, 2: 1 } },
      { heroes, zones: { certificates: { 0: four('fortress') } } },
    ).answer('certificate')
    expect(dead.match.result?.ranks).toEqual([1, 3, 4, 2])
    expect(dead.match.result?.scores).toEqual([5, 0, 0, 0])
  })
})
