import { describe, expect, test } from 'vitest'
import { AT, type Setup, table } from '../kit.ts'

const reveal = (card: string, setup: Setup = {}) =>
  table({ at: 'chance', ...setup, zones: { 'chance-deck': [card], ...setup.zones } })
const cards = (t: ReturnType<typeof table>, zone: string) =>
  Array.from({ length: 20 }, (_, n) => t.zone(zone, n).length)
const places = (counts: number[]) => counts.flatMap((n, at) => (n > 0 ? [at] : []))

describe('the chance card', () => {
  test('[turn.sequence] chance card first, then movement, then the space, then the next player', () => {
    const t = reveal('good_times', { heroes: ['mercenary', 'mystic'] })
    expect(t.cited()).toContain('chance.reveal_top')
    expect(t.ask.rule).toBe('move.optional')
    t.answer('stay')
    expect(t.ask.rule).toBe('space.several')
    t.answer('done')
    expect(t.table.active).toBe(1)
    expect(t.track('turns', 1)).toBe(1)
  })

  test('[turn.chance_mandatory] nobody is asked before the chance card of the turn was carried out', () => {
    const t = reveal('good_times')
    expect(t.zone('chance-discard')).toEqual(['good_times'])
    expect(t.said().indexOf('chance-revealed')).toBeGreaterThanOrEqual(0)
    expect(t.track('turns', 0)).toBe(1)
    expect(t.track('gold', 0)).toBe(7)
  })

  test('[turn.next_left] the turn goes to the left and passes over the dead', () => {
    const order = (fallen: Record<number, number>) => {
      const t = table({ heroes: ['mercenary', 'mystic', 'druid'], at: 'movement', tracks: { fallen } })
      const seen: number[] = []
      for (let i = 0; i < 3; i++) {
        seen.push(t.table.active)
        t.play(
          (ask) => (ask.text === 'movement' ? 'stay' : 'done'),
          (now) => now.table.active !== seen[i],
        )
      }
      return seen
    }
    expect(order({})).toEqual([0, 1, 2])
    expect(order({ 1: 1 })).toEqual([0, 2, 0])
  })

  test('[chance.reveal_top] the top card is turned up for all and carried out', () => {
    const t = table({ at: 'chance', zones: { 'chance-deck': ['charity', 'good_times'] } })
    const shown = (t.match.events ?? []).find(
      (event) => event.type === 'revealed' && event.rule === 'chance.reveal_top',
    )
    expect(shown).toBeDefined()
    expect(t.zone('chance-discard')).toEqual(['good_times'])
    expect([t.track('gold', 0), t.track('gold', 1)]).toEqual([7, 5])
  })

  test('[chance.terrain] Forest fills the four forests and nothing else', () => {
    const t = reveal('chance_forest')
    expect(places(cards(t, 'covered'))).toEqual([1, 5, 11, 13])
    expect(t.zone('adventure-deck')).toHaveLength(58)
  })

  test('[chance.terrain] where every space is taken nothing is laid, and nothing is said to be laid', () => {
    const covered = { 1: ['bear'], 5: ['ghost'], 11: ['lone_wolf'], 13: ['ancient_scroll'] }
    const t = reveal('chance_forest', { zones: { covered } })
    expect(t.said()).toContain('space-blocked')
    expect(t.said()).not.toContain('terrain-filled')
    expect(reveal('chance_forest').said()).toContain('terrain-filled')
  })

  test('[chance.terrain_face_down] nobody sees what was laid, the active player neither', () => {
    const t = reveal('chance_forest')
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.seen(viewer, 'covered', 1)).toEqual([null])
  })

  test('[board.wild_hold_adventures] only mountains, forests and plains ever hold adventure cards', () => {
    const allowed = new Set([1, 3, 4, 5, 7, 9, 11, 12, 13, 16, 17, 19])
    for (const card of ['chance_plain', 'chance_forest', 'chance_mountain'])
      for (let n = 0; n < 5; n++) {
        const t = reveal(card, { seed: `${n}` })
        expect(places(cards(t, 'covered')).every((at) => allowed.has(at))).toBe(true)
        expect(places(cards(t, 'covered')).length).toBeGreaterThan(2)
      }
  })

  test('[adventure.one_per_space] a space with a card, face down or face up, gets no other', () => {
    const t = reveal('chance_plain', { zones: { covered: { 4: ['bear'] }, space: { 7: ['ancient_scroll'] } } })
    const before = 62 - 2
    expect(t.zone('adventure-deck')).toHaveLength(before - 3)
    for (const n of [4, 7, 12, 16, 19]) expect(t.zone('covered', n).length + t.zone('space', n).length).toBe(1)
  })

  test('[creature.blocks_space] no card in the space of an unbeaten creature', () => {
    const t = reveal('chance_mountain', { zones: { space: { 9: ['bear'] } } })
    expect(places(cards(t, 'covered'))).toEqual([3, 17])
    expect(t.zone('space', 9)).toEqual(['bear'])
    expect(t.zone('adventure-deck')).toHaveLength(62 - 1 - 2)
  })

  test('[ruling.terrain_order] filling goes clockwise from the active pawn', () => {
    const t = reveal('chance_plain', { heroes: ['mystic', 'druid'], zones: { 'adventure-deck': ['bear', 'rat'] } })
    // From the Monastery (14) the next plains are 16 and 19.
    expect(places(cards(t, 'covered'))).toEqual([16, 19])
    expect(t.zone('covered', 16)).toEqual(['rat'])
  })

  test('[chance.merchant_clear] unsold items of that shop are discarded, the other shop is not touched', () => {
    const t = reveal('tradesman', { zones: { 'village-shop': ['sword', 'dagger'], 'city-shop': ['crystal_skull'] } })
    expect(t.zone('common-discard')).toEqual(expect.arrayContaining(['sword', 'dagger']))
    expect(t.zone('city-shop')).toEqual(['crystal_skull'])
    expect(t.zone('village-shop')).toHaveLength(3)
  })

  test('[chance.merchant_stock] 3 common items to the Village, 2 rare ones to the City, face up', () => {
    expect(
      reveal('tradesman')
        .seen('spectator', 'village-shop')
        .every((card) => card !== null),
    ).toBe(true)
    expect(reveal('tradesman').zone('common-deck')).toHaveLength(32)
    expect(reveal('city_merchant').zone('city-shop')).toHaveLength(2)
    expect(reveal('city_merchant').zone('rare-deck')).toHaveLength(24)
  })

  test('[chance.winds] the drawer heals 2, the others 1; the breeze and the kindly wind for all', () => {
    const three = {
      heroes: ['mercenary', 'mystic', 'druid'],
      tracks: { strength: 1, 'lost-strength': 2, willpower: 1, 'lost-willpower': 5 },
    }
    const strengths = (card: string, track: string) => [0, 1, 2].map((seat) => reveal(card, three).track(track, seat))
    expect(strengths('refreshing_wind', 'strength')).toEqual([3, 2, 2])
    expect(strengths('magical_breeze', 'willpower')).toEqual([5, 3, 3])
    expect(strengths('kindly_wind', 'strength')).toEqual([2, 2, 2])
    expect(strengths('kindly_wind', 'willpower')).toEqual([3, 3, 3])
  })

  test('[chance.winds_only_lost] only lost cubes come back', () => {
    const t = reveal('refreshing_wind', { tracks: { strength: { 0: 5, 1: 3 }, 'lost-strength': { 0: 0, 1: 0 } } })
    expect([t.track('strength', 0), t.track('lost-strength', 0)]).toEqual([5, 0])
    const wounded = reveal('refreshing_wind', { tracks: { strength: { 0: 3 }, 'lost-strength': { 0: 1 } } })
    expect([wounded.track('strength', 0), wounded.track('lost-strength', 0)]).toEqual([4, 0])
  })

  test('[chance.good_times] 4 gold for the drawer, 2 for the others', () => {
    const t = reveal('good_times', { heroes: ['mercenary', 'mystic', 'druid'], tracks: { gold: { 0: 0, 1: 3, 2: 7 } } })
    expect([0, 1, 2].map((seat) => t.track('gold', seat))).toEqual([4, 5, 9])
  })

  test('[chance.charity] each part only for whoever has least', () => {
    const t = reveal('charity', {
      tracks: {
        strength: { 0: 2, 1: 4 },
        'lost-strength': { 0: 3, 1: 0 },
        willpower: { 0: 5, 1: 1 },
        'lost-willpower': { 0: 0, 1: 1 },
        gold: { 0: 6, 1: 0 },
      },
    })
    expect([t.track('strength', 0), t.track('strength', 1)]).toEqual([3, 4])
    expect([t.track('willpower', 0), t.track('willpower', 1)]).toEqual([5, 2])
    expect([t.track('gold', 0), t.track('gold', 1)]).toEqual([6, 3])
  })

  test('[chance.charity_ties] all who are tied for least profit', () => {
    const t = reveal('charity', { heroes: ['mercenary', 'mystic', 'druid'], tracks: { gold: { 0: 2, 1: 2, 2: 5 } } })
    expect([0, 1, 2].map((seat) => t.track('gold', seat))).toEqual([5, 5, 5])
  })

  test('[chance.peaceful_times] the drawer plays twice', () => {
    const t = reveal('peaceful_times')
    t.answer('stay').answer('done')
    expect(t.table.active).toBe(0)
    t.answer('stay').answer('done')
    expect(t.table.active).toBe(1)
  })

  test('[chance.peaceful_no_card] the second turn has no chance card and its own services', () => {
    const t = reveal('peaceful_times', {
      heroes: ['mystic', 'druid'],
      tracks: { strength: { 0: 1 }, 'lost-strength': { 0: 3 }, experience: { 0: 5 } },
    })
    t.answer('stay').answer('heal-monastery')
    expect(t.refusal('heal-monastery')).toBe('heal.monastery')
    t.answer('done')
    expect(t.track('turns', 0)).toBe(1)
    t.answer('stay').answer('heal-monastery')
    expect(t.track('strength', 0)).toBe(3)
  })

  test('[chance.optional] at a table that asks, a player may take less or nothing; by default all is taken', () => {
    const wounded = { tracks: { strength: { 0: 1 }, 'lost-strength': { 0: 2 } } }
    const t = reveal('refreshing_wind', { ...wounded, options: { benefits: 'asked' } })
    expect(t.ask.rule).toBe('chance.optional')
    t.answer(0)
    expect(t.track('strength', 0)).toBe(1)
    expect(reveal('refreshing_wind', wounded).track('strength', 0)).toBe(3)
  })

  test('[chance.discard] the card goes face up to the discard pile, which is shuffled first if the deck was empty', () => {
    const t = reveal('good_times')
    expect(t.seen('spectator', 'chance-discard')).toEqual(['good_times'])
    const empty = table({
      at: 'chance',
      zones: { 'chance-deck': [], 'chance-discard': ['good_times', 'charity', 'kindly_wind'] },
    })
    expect(empty.zone('chance-discard')).toHaveLength(1)
    expect(empty.zone('chance-deck')).toHaveLength(2)
  })

  test('[ruling.economic_crisis] on 1 to 5 everybody loses half the gold, rounded down; on 6 nothing', () => {
    const crisis = (die: number) => {
      const t = reveal('economic_crisis', {
        options: { economic_crisis: true },
        dice: [die],
        tracks: { gold: { 0: 7, 1: 1 } },
      })
      return [t.track('gold', 0), t.track('gold', 1)]
    }
    expect(crisis(3)).toEqual([4, 1])
    expect(crisis(6)).toEqual([7, 1])
  })

  test('[adventure.start_space] a card laid under the pawn is not met by a player who leaves', () => {
    const t = reveal('chance_plain', { tracks: { position: { 0: AT.plain } } })
    expect(t.zone('covered', AT.plain)).toHaveLength(1)
    t.answer(`walk.${AT.mountain}`)
    expect(t.zone('covered', AT.plain)).toHaveLength(1)
    expect(t.zone('space', AT.plain)).toEqual([])
  })
})
