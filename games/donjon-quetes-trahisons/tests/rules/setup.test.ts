import { game } from '@sablier/donjon-quetes-trahisons'
import { Match } from '@sablier/kernel'
import { stateOf, tableOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ADVENTURE_CARDS, rolls, table, until } from '../kit.ts'

const fresh = (seats: number, seed = 'fresh') => tableOf(game)({ seats, seed, options: { target: 12 } })
const open = (seats: number, target: number) => () => new Match({ game, seats, options: { target }, seed: 'x' })

describe('before the first turn', () => {
  test('[setup.players] two to six people play', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(open(seats, 12)).not.toThrow()
    expect(open(1, 12)).toThrow('2 to 6 seats')
    expect(open(7, 12)).toThrow('2 to 6 seats')
  })
  test('[setup.length] the target is 12, 15 or 20', () => {
    for (const target of [12, 15, 20]) expect(open(4, target)).not.toThrow()
    for (const target of [10, 13, 21]) expect(open(4, target)).toThrow('option target')
  })
  test('[setup.duration-hint] the expected time follows players and target', () => {
    const minutes = (seats: number, target: number) => game.minutesFor?.(seats, { target })
    expect([minutes(4, 12), minutes(6, 15), minutes(5, 20)]).toEqual([45, 90, 120])
  })
  test('[setup.shop] eighteen objects are for sale and the Temple is empty', () => {
    const t = fresh(4)
    expect(t.zone('shop')).toHaveLength(18)
    expect(t.zone('temple')).toEqual(['temple-of-healing'])
    expect(t.track('temple-gems')).toBe(0)
    expect(t.zone('shop').some((id) => id.startsWith('dragon-'))).toBe(false)
  })
  test('[setup.draconic-aside] the three draconic objects lie apart and cannot be bought', () => {
    const t = table({ tracks: { gems: { 0: 40 } } })
    expect(t.zone('reserve').sort()).toEqual(['dragon-amulet', 'dragon-armour', 'dragon-sword'])
    expect(t.refusal('buy:dragon-sword')).toBe('setup.draconic-aside')
  })
  test('[setup.shop-visible] everybody reads the same shop', () => {
    const t = fresh(4)
    for (const seat of [0, 1, 2, 3]) expect(t.seen(seat, 'shop')).toEqual(t.zone('shop'))
    expect(t.seen('spectator', 'shop')).toEqual(t.zone('shop'))
  })
  test('[object.types] every object has one of three types', () => {
    const types = game.cards.flatMap((card) => (card.kind === 'object' ? [card.type] : []))
    expect(types).toHaveLength(21)
    expect(new Set(types)).toEqual(new Set(['weapon', 'armour', 'jewel']))
  })
  test('[setup.main-quest] each keeps one of two quests and the Guild is shuffled', () => {
    const t = fresh(4)
    for (const seat of [0, 1, 2, 3]) expect(t.optionsOf(seat)).toHaveLength(2)
    const given = t.zone('considered', 2)
    for (const seat of [0, 1, 2, 3]) t.answerAs(seat, t.optionsOf(seat)[0])
    expect(t.zone('main-quest', 2)).toEqual([given[0]])
    expect(t.zone('guild')).toHaveLength(14)
    expect(t.match.events?.some((e) => e.type === 'shuffled' && e.rule === 'setup.guild-pile')).toBe(true)
  })
  test('[setup.guild-pile] nobody sees the Guild', () => {
    const t = table()
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(t.seen(viewer, 'guild').every((card) => card === null)).toBe(true)
  })
  test('[visibility.table] [visibility.quests-hidden] others see only how many quests somebody has', () => {
    const t = table({ zones: { 'secondary-quests': { 1: ['q-edge', 'q-smith'] } } })
    expect(t.seen(0, 'main-quest', 1)).toEqual([null])
    expect(t.seen(0, 'secondary-quests', 1)).toEqual([null, null])
    expect(t.seen(1, 'secondary-quests', 1)).toEqual(['q-edge', 'q-smith'])
    expect(t.seen('spectator', 'main-quest', 1)).toEqual([null])
  })
  test('[setup.character-random] [setup.character] everybody has another hero, for all to see', () => {
    const t = fresh(6)
    const heroes = [0, 1, 2, 3, 4, 5].flatMap((seat) => t.zone('character', seat))
    expect(new Set(heroes).size).toBe(6)
    expect(t.seen('spectator', 'character', 3)).toEqual([heroes[3]])
    expect(new Set([0, 1, 2].flatMap((seat) => fresh(3).zone('character', seat))).size).toBe(3)
  })
  test('[setup.character] where the table wants it so, heroes are chosen in the order of the seats, then quests', () => {
    const t = tableOf(game)({ seats: 3, options: { heroes: 'chosen' } })
    expect([t.ask.seat, t.options.length, t.zone('considered', 0)]).toEqual([0, 6, []])
    t.answer('forester').answer('thief')
    expect(t.options).not.toContain('thief')
    t.answer('priest')
    expect([0, 1, 2].map((seat) => t.zone('character', seat)[0])).toEqual(['forester', 'thief', 'priest'])
    expect([0, 1, 2].map((seat) => t.optionsOf(seat).length)).toEqual([2, 2, 2])
    expect(['extraordinary-creature', 'humanoid', 'undead', 'dragon']).toContain(t.fact('forester-type'))
    expect([t.zone('heroes'), t.track('power', 1)]).toEqual([[], 8])
  })
  test('[setup.player-kit] heroes start unhurt, without points, at power 8', () => {
    const t = fresh(5)
    for (const seat of [0, 1, 2, 3, 4])
      expect(['trophies', 'wounds', 'power', 'unique-power'].map((name) => t.track(name, seat))).toEqual([0, 0, 8, 1])
  })
  test('[setup.forester-type] only a Forester draws a type, and all four come up', () => {
    const seen = new Map<string, string[]>()
    for (let i = 0; i < 400; i++) {
      const { table: t } = stateOf(game, { seats: 3, seed: `f${i}` })
      const hasForester = [0, 1, 2].some((seat) => t.card(t.zone('character', seat).top as number).id === 'forester')
      const type = t.fact('forester-type') as string
      expect(type !== '').toBe(hasForester)
      if (hasForester) seen.set(type, [])
    }
    expect([...seen.keys()].sort()).toEqual(['dragon', 'extraordinary-creature', 'humanoid', 'undead'])
  })
  test('[setup.adventure-deck] the adventure cards lie face down, in an order decided by the seed', () => {
    expect(fresh(4).zone('dungeon')).toHaveLength(ADVENTURE_CARDS)
    expect(fresh(4).zone('dungeon')).toEqual(fresh(4).zone('dungeon'))
    expect(fresh(4).zone('dungeon')).not.toEqual(fresh(4, 'other').zone('dungeon'))
    expect(
      fresh(4)
        .seen(0, 'dungeon')
        .every((card) => card === null),
    ).toBe(true)
  })
  test('[setup.gem-bank] the bank holds 40 gems', () => {
    expect(fresh(3).track('bank')).toBe(40)
  })
  test('[setup.no-gems] nobody owns a gem', () => {
    expect([0, 1, 2].map((seat) => fresh(3).track('gems', seat))).toEqual([0, 0, 0])
  })
  test('[setup.first-player-tie] [setup.first-player] the highest roll begins, ties roll again among themselves', () => {
    let tie = false
    for (let i = 0; i < 30; i++) {
      const t = fresh(3, `first ${i}`)
      for (const seat of [0, 1, 2]) t.answerAs(seat, t.optionsOf(seat)[0])
      const rolled = rolls(t, 'first-player')
      const opening = rolled.slice(0, 3)
      const best = opening.filter((n) => n === Math.max(...opening)).length
      if (best === 1) {
        expect(rolled).toHaveLength(3)
        expect(t.table.active).toBe(opening.indexOf(Math.max(...opening)))
      } else {
        tie = true
        expect(rolled.length).toBeGreaterThanOrEqual(3 + best)
        expect(opening[t.table.active]).toBe(Math.max(...opening))
      }
    }
    expect(tie).toBe(true)
  })
})

describe('rounds', () => {
  const turn = (t: ReturnType<typeof table>, active: number) => until(t, 'supplies', active)
  const quietDungeon = Array<string>(2).fill('treasure-chest')

  test('[turn.clockwise] the turn passes to the left', () => {
    const t = table({ active: 2, zones: { dungeon: ['ghoul', 'trap', ...quietDungeon] }, facts: { 'first-player': 2 } })
    const order = [t.table.active]
    for (const next of [3, 0, 1]) order.push(turn(t, next).table.active)
    expect(order).toEqual([2, 3, 0, 1])
  })
  test('[turn.clockwise] the choice of quests and the first turn belong to round 1, and each round is named from its first moment', () => {
    const t = tableOf(game)({ seats: 3 })
    expect(t.table.round).toBe(1)
    for (const seat of [0, 1, 2]) t.answerAs(seat, t.optionsOf(seat)[0])
    const first = t.table.active
    until(t, 'supplies', t.table.after(first))
    until(t, 'supplies', first)
    const heads = (t.match.events ?? []).flatMap((e) =>
      e.type === 'phase-begun' && e.phase === 'turn-start' ? [e.round] : [],
    )
    expect(heads).toEqual([1, 1, 1, 2])
  })
  test('[pot.feed] each round feeds the Pot until the first Arena', () => {
    const t = table({
      at: 'turn-start',
      round: 1,
      seats: 3,
      zones: { dungeon: ['ghoul', 'trap', 'sale', 'sale', ...quietDungeon] },
    })
    expect([t.table.round, t.track('pot')]).toEqual([1, 1])
    turn(turn(turn(t, 1), 2), 0)
    expect([t.table.round, t.track('pot'), t.track('bank')]).toEqual([2, 2, 40 - 2 - 6])
    const after = table({ at: 'turn-start', round: 5, tracks: { arenas: 1 } })
    expect([after.table.round, after.track('pot')]).toEqual([5, 0])
    const broke = table({ at: 'turn-start', round: 1, tracks: { bank: 0, gems: { 0: 40 } } })
    expect(broke.track('pot')).toBe(0)
  })
  test('[turn.phases] a monster turn has six phases in order', () => {
    const t = table({ zones: { dungeon: ['ghoul', 'giant-rat'] } })
    expect(t.refusal('fight')).toBe('supply.buy-objects')
    until(t, 'supplies', 1)
    const names = (t.match.events ?? []).flatMap((e) => (e.type === 'phase-begun' ? [e.phase] : []))
    const six = ['dungeon-or-arena', 'negotiation', 'combat', 'rest', 'quest-completed', 'supplies']
    expect(names.filter((name) => six.includes(name))).toEqual(six)
  })
  test('[arena.first-round] [arena.not-before-round-3] nobody may challenge in the first two rounds', () => {
    for (const round of [1, 2]) {
      const t = table({ at: 'dungeon-or-arena', round })
      expect(t.options).toEqual(['draw'])
      expect(t.refusal('challenge:1')).toBe('arena.not-before-round-3')
    }
    expect(table({ at: 'dungeon-or-arena', round: 3 }).options).toContain('challenge:1')
  })
  test('[source.card-types-early] [dungeon.too-early] a dragon or the Toll goes back before round 3', () => {
    for (const card of ['red-dragon', 'toll']) {
      const early = table({ at: 'dungeon-or-arena', round: 2, zones: { dungeon: ['ghoul', 'harpy', card] } }).answer(
        'draw',
      )
      expect(early.zone('drawn')[0]).not.toBe(card)
      expect(early.zone('dungeon')).toContain(card)
      expect(early.zone('dungeon')).toHaveLength(2)
      expect(early.zone('adventure-discard')).toEqual([])
    }
    const late = table({ at: 'dungeon-or-arena', round: 3, zones: { dungeon: ['ghoul', 'harpy', 'red-dragon'] } })
    expect(late.answer('draw').zone('drawn')).toEqual(['red-dragon'])
  })
})
