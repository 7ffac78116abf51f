import { game } from '@sablier/donjon-quetes-trahisons'
import { type Ask, type Choice, Simulation, seedChance } from '@sablier/kernel'
import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { arena, challenged, dice, drawn, fought, offered, table } from '../kit.ts'

/** What the seat that is asked would answer by default, as people send it. */
function byDefault(t: TestTable, seat = t.match.asks()[0]?.seat ?? 0, seed = 'late'): unknown {
  return t.match.asSeenBy(seat, () => {
    const ask = t.match.askOf(seat) as Ask
    const answer = ask.encode(game.defaults?.(t.table as never, ask, seedChance(seed)) as Choice)
    // Cards are compared by name.
    return JSON.parse(JSON.stringify(answer).replace(/#\d+/g, ''))
  })
}

describe('whoever does not answer in time', () => {
  test('[supply.trade-consent] leaves the village without a trade', () => {
    const t = table({ tracks: { gems: { 0: 8, 1: 8 } } })
    expect(byDefault(t)).toBe('end')
    expect(byDefault(offered(table({ tracks: { gems: { 0: 3 } } }), 0, { to: 1, give: { gems: 1 }, want: {} }))).toBe(
      'end',
    )
  })
  test('[choice.dungeon-or-arena] draws, paying the Toll if possible, else rests', () => {
    const toll = (gems: number) =>
      table({ at: 'dungeon-or-arena', tracks: { gems: { 0: gems } }, facts: { 'in-force': 'toll' } })
    expect([byDefault(table({ at: 'dungeon-or-arena' })), byDefault(toll(2)), byDefault(toll(1))]).toEqual([
      'draw',
      'draw',
      'rest',
    ])
  })
  test('[alliance.handshake] makes no alliance and fights rather than flees', () => {
    const t = drawn('hydra', { tracks: { gems: { 0: 3 } } })
    expect(byDefault(t)).toBe('fight')
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { gems: 1 } } })
    expect(byDefault(t, 1)).toBe('stay-out')
    t.answer('stay-out').answer('call')
    expect(byDefault(t, 1)).toBe('stay-out')
    expect(byDefault(drawn('hydra').answer('fight'))).toBe('fight')
  })
  test('[arena.secret-choice] stays neutral; under Blood Frenzy chance decides', () => {
    expect(byDefault(challenged(), 2)).toBe('neutral')
    const frenzy = drawn('blood-frenzy')
    const sides = new Set(Array.from({ length: 20 }, (_, i) => byDefault(frenzy, 1, `late ${i}`)))
    expect(sides).toEqual(new Set(['attacker', 'defender']))
  })
  test('[timing.before-dice] uses no power', () => {
    const t = drawn('ghoul', { heroes: ['warrior'], tracks: { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } } })
    expect(byDefault(t.answer('fight'))).toBe('pass')
  })
  test('[timing.while-rolling] stays, and does not replay', () => {
    const sorcerer = drawn('ghoul', { heroes: ['sorcerer'], tracks: { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } } })
    expect(byDefault(sorcerer.answer('fight'))).toBe('stay')
    const priest = fought('ghoul', [1, 7], {
      heroes: ['priest'],
      tracks: { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } },
    })
    expect(byDefault(priest)).toBe(false)
  })
  test('[object.surplus] keeps the highest bonus', () => {
    const t = table({ zones: { worn: { 0: ['dagger'] }, pack: { 0: ['double-axe', 'short-sword'] } } }).answer('end')
    expect(byDefault(t)).toEqual(['double-axe'])
  })
  test('[timing.defaults] [arena.plunder] takes the object with the highest bonus, else gems, else a spoil', () => {
    const won = (wanted: Parameters<typeof table>[0]) =>
      arena(['neutral', 'neutral'], [7, 1], { ...wanted, tracks: { arenas: 1, ...wanted?.tracks } })
    const t = won({
      zones: { worn: { 1: ['dagger'] }, pack: { 1: ['sale'] }, spoils: { 1: ['ghoul'] } },
      tracks: { gems: { 1: 3 } },
    })
    expect(byDefault(t)).toBe('object')
    expect(byDefault(t.answer('object'))).toBe('dagger')
    expect(byDefault(won({ zones: { spoils: { 1: ['ghoul'] } }, tracks: { gems: { 1: 3 } } }))).toBe('gems')
  })
  test('[special.pilferer] gives up the lowest bonus, a kept card counting 0', () => {
    expect(byDefault(drawn('pilferer', { zones: { worn: { 0: ['dagger'] }, pack: { 0: ['sale'] } } }))).toBe('sale')
  })
  test('[event.putrefaction] lets the weakest spoil rot', () => {
    expect(byDefault(drawn('putrefaction', { zones: { spoils: { 0: ['hydra', 'ghoul'] } } }))).toBe('ghoul')
  })
  test('[special.djinn] takes the best object of the shop, else the top monster of the discard', () => {
    const beaten = (shop: string[]) => {
      const zones = {
        shop,
        'adventure-discard': ['hydra', 'ghoul', 'trap'],
        worn: { 0: ['golden-crown'], 1: ['plate-armour'] },
      }
      return dice(drawn('djinn', { zones }), 8, 1).answer('fight')
    }
    expect(byDefault(beaten(['dagger', 'war-hammer', 'lightning-axe']))).toBe('war-hammer')
    expect(byDefault(beaten([]))).toBe('ghoul')
  })
  test('[event.new-choice] swaps nothing', () => {
    expect(byDefault(drawn('new-choice', { zones: { 'secondary-quests': { 0: ['q-edge'] } } }), 0)).toEqual([])
  })
  test('[rest.honour] breaks every promise', () => {
    const t = table({ tracks: { gems: { 0: 5 } }, zones: { dungeon: ['ghoul', 'trap'] } })
    t.take(0, 'trade', { to: 2, promise: { condition: 'none', goods: { gems: 2 } } })
      .take(2, 'accept:0')
      .answer('end')
      .answer('draw')
    t.answer(byDefault(t))
    expect(t.track('promises-broken', 0)).toBe(1)
  })
  test('[end.deck-empty] a table where nobody ever answers comes to an end', () => {
    for (const seats of [2, 4, 6]) {
      const simulation = Simulation.start(game, seats, { target: 12 }, `late ${seats}`)
      const chance = seedChance('late')
      for (let { ask } = simulation; ask; { ask } = simulation)
        simulation.choose(game.defaults?.(simulation.table as never, ask, chance) as Choice)
      expect(game.ends).toContain(simulation.result?.reason)
    }
  })
})
