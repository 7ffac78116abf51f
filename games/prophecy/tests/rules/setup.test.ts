import { tableOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../../src/cards/characters.ts'
import { bank, GUILDS, game, inMarkers, type Table } from '../../src/index.ts'
import { missingGuilds } from '../../src/procedures/seats.ts'
import { AT, sheet, table } from '../kit.ts'

const fresh = (seats: number, seed = 'a', options = {}) => tableOf(game)({ seats, seed, options })

describe('the table is laid out', () => {
  test('[goal.five_certificates] every player needs the five guilds and has none', () => {
    const t = fresh(2)
    for (const seat of [0, 1]) expect(missingGuilds(t.table as unknown as Table, seat)).toEqual([...GUILDS])
  })

  test('[setup.split_decks] decks by backs, in another order for another seed', () => {
    const order = (seed: string) => fresh(2, seed).zone('adventure-deck').join()
    expect(order('a')).toBe(order('a'))
    expect(order('a')).not.toBe(order('b'))
    const t = fresh(2)
    expect(t.zone('common-deck')).toHaveLength(35)
    expect(t.zone('rare-deck')).toHaveLength(26)
  })

  test('[setup.decks_face_down] nobody sees an undrawn card, everybody sees how many there are', () => {
    const t = fresh(3)
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      for (const deck of ['adventure-deck', 'chance-deck', 'common-deck', 'rare-deck'])
        expect(t.seen(viewer, deck)).toEqual(t.zone(deck).map(() => null))
  })

  test('[setup.remove_lost_library] 62 adventure cards are in play and the Lost Library is none of them', () => {
    const t = tableOf(game)({ seats: 2, at: 'movement' })
    expect(t.zone('adventure-deck')).toHaveLength(62)
    expect(game.cards.map(({ id }) => id)).not.toContain('lost_library')
  })

  test('[setup.remove_chance_cards] 14 chance cards, 15 with the crisis, none of the seven', () => {
    const at = (options: object) =>
      tableOf(game)({ seats: 2, at: 'movement', options: options as never }).zone('chance-deck')
    expect(at({})).toHaveLength(14)
    expect(at({ economic_crisis: true })).toHaveLength(15)
    // By name, whatever their ids would be: the basic version has none of these anywhere.
    const removed = [
      'Fortress',
      "Thieves' Guild",
      'Thieves’ Guild',
      'Magic Tower',
      'Forest Camp',
      'Monastery',
      'Open Training',
      'Prophetic Dream',
    ]
    const chanceNames = game.cards.filter((card) => card.back === 'chance').map((card) => card.name.en)
    expect(chanceNames.length).toBeGreaterThan(0)
    for (const name of removed) expect(chanceNames).not.toContain(name)
  })

  test('[setup.item_decks] both item decks complete, no shop, no item owned', () => {
    const t = tableOf(game)({ seats: 5, at: 'movement' })
    expect([t.zone('city-shop'), t.zone('village-shop'), t.zone('items', 0), t.zone('items', 4)]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  test('[setup.ability_piles] one pile of ten certificates per guild', () => {
    const t = fresh(5)
    for (const [n, guild] of GUILDS.entries())
      expect(t.zone('certificate-pile', n)).toEqual(Array(10).fill(`certificate_${guild}`))
  })

  test('[setup.deal_character] five players, five different characters, open to all', () => {
    const t = fresh(5)
    const dealt = [0, 1, 2, 3, 4].map((seat) => t.seen('spectator', 'character', seat))
    expect(new Set(dealt.flat()).size).toBe(5)
    expect(dealt.every((cards) => cards.length === 1)).toBe(true)
  })

  test('[setup.two_guilds] each pair of guilds once', () => {
    expect(new Set(CHARACTERS.map(({ guilds }) => [...guilds].sort().join())).size).toBe(10)
  })

  test('[setup.start_strength] [setup.start_willpower] [setup.start_gold] [setup.start_experience] [setup.start_space] the sheet at the start', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const t = tableOf(game)({ seats, at: 'movement' })
      for (let seat = 0; seat < seats; seat++) {
        const card = CHARACTERS.find(({ id }) => id === t.zone('character', seat)[0])
        expect(sheet(t, seat)).toEqual({
          strength: card?.strength,
          'lost-strength': 0,
          willpower: card?.willpower,
          'lost-willpower': 0,
          gold: 3,
          experience: 3,
        })
      }
    }
    expect(table({ heroes: ['mercenary', 'paladin'], at: 'movement' }).track('position', 0)).toBe(AT.thievesGuild)
    expect(table({ heroes: ['mercenary', 'paladin'], at: 'movement' }).track('position', 1)).toBe(AT.fortress)
  })

  test('[money.small_marker] three small markers of each kind count 3 gold and 3 experience', () => {
    expect(inMarkers(3)).toEqual({ large: 0, small: 3 })
    expect(sheet(table({ at: 'movement' }))).toMatchObject({ gold: 3, experience: 3 })
  })

  test('[money.large_marker] a large marker is worth 5: a purse of 7 is one large and two small, and paying 1 leaves 6', () => {
    expect(inMarkers(7)).toEqual({ large: 1, small: 2 })
    const t = table({ at: 'movement', tracks: { gold: { 0: 7 } } })
    t.answer('horse.8')
    expect(t.track('gold', 0)).toBe(6)
    expect(inMarkers(6)).toEqual({ large: 1, small: 1 })
  })

  test('[setup.bank] cubes of the bank and of the cards make 40', () => {
    const t = table({ at: 'movement' })
    expect(bank(t.table as unknown as Table)).toEqual({ red: 40 - 8, blue: 40 - 8, gold: 75 - 6, experience: 75 - 6 })
  })

  test('[setup.first_player] the highest sum starts; the rolls are told', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = tableOf(game)({ seats: 3, seed, at: 'movement' })
      const rolls = (t.match.events ?? []).flatMap((event) =>
        event.type === 'rolled' && event.purpose === 'first' ? [event] : [],
      )
      expect(rolls.length).toBeGreaterThanOrEqual(3)
      const sums = rolls
        .slice(-1 * (rolls.length > 3 ? rolls.length - 3 : 3))
        .map(({ seat, values }) => ({ seat, sum: values[0]! + values[1]! }))
      const best = Math.max(...sums.map(({ sum }) => sum))
      expect(sums.find(({ sum }) => sum === best)?.seat).toBe(t.fact('first'))
    }
  })

  test('[ruling.empty_start] the board starts empty, with the option one terrain is filled face down', () => {
    const laid = (options: object) => {
      const t = tableOf(game)({ seats: 2, at: 'movement', options: options as never })
      return Array.from({ length: 20 }, (_, n) => t.zone('covered', n).length).reduce((a, b) => a + b)
    }
    expect(laid({})).toBe(0)
    expect([3, 4, 5]).toContain(laid({ quick_start: true }))
  })

  test('[ruling.character_deal] with the option the players choose their characters in turn order', () => {
    const t = tableOf(game)({ seats: 3, options: { characters: 'chosen' } })
    const first = t.fact('first') as number
    expect(t.ask.seat).toBe(first)
    t.answer('druid')
    expect(t.options).not.toContain('druid')
    expect(t.zone('character', first)).toEqual(['druid'])
    expect(t.track('position', first)).toBe(AT.forestCamp)
  })

  test('[sheet.public] everybody sees the sheet, the items and the certificates of others', () => {
    const t = table({
      at: 'movement',
      zones: { items: { 0: ['sword'] }, certificates: { 0: ['certificate_fortress'] } },
      tracks: { 'lost-strength': { 0: 1 } },
    })
    expect(t.seen(1, 'items', 0)).toEqual(['sword'])
    expect(t.seen(1, 'certificates', 0)).toEqual(['certificate_fortress'])
    const { tracks } = t.match.view(1).state
    for (const name of ['strength', 'lost-strength', 'willpower', 'gold', 'experience'])
      expect(tracks[t.table.layout.tracks[name]!.base]).toBe(t.track(name, 0))
  })
})
