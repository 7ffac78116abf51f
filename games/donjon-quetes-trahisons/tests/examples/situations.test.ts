import { describe, expect, test } from 'vitest'
import {
  arena,
  challenged,
  dice,
  drawn,
  fought,
  gems,
  priceOf,
  rolls,
  table,
  totals,
  trophies,
  until,
  wounds,
} from '../kit.ts'

// Situations made up from the rulebook alone, each with the outcome that its sentences ask for.

describe('power', () => {
  test('[power.ally-half] an ally at 9 lends 5, and half of an odd power is rounded up', () => {
    const zones = { worn: { 0: ['double-axe'], 1: ['dagger'] } }
    const t = drawn('infernal-cyclops', { heroes: ['thief', 'priest'], zones })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    dice(t, 2, 1).answer('fight')
    expect(totals(t)).toEqual([12 + 5 + 2, 16 + 1])
  })
  test('[combat.kritik] an 8 counts 16 on both dice', () => {
    expect(totals(fought('ghoul', [8, 8]))).toEqual([8 + 16, 8 + 16])
  })
  test('[combat.tie] equal totals go to the green die, in the Arena too', () => {
    expect(fought('ghoul', [8, 8]).said()).toContain('green-wins')
    const t = until(arena(['neutral', 'neutral'], [3, 3], { tracks: { arenas: 1 } }), 'rest')
    expect([trophies(t), wounds(t)]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ])
  })
  test('[hero.ability-as-ally] the Lightning Axe doubles the power of an ally before it is halved', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'barbarian', 'sorcerer'],
      zones: { worn: { 2: ['lightning-axe'] } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'neutral')
    dice(t, 1, 1).answerAs(2, 'lightning-axe')
    expect([totals(t), t.zone('object-discard')]).toEqual([[8 + 9 + 1, 8 + 1], ['lightning-axe']])
  })
  test('[doppelganger.power] it copies wounds as well', () => {
    const t = fought('doppelganger', [1, 1], { heroes: ['thief'], tracks: { wounds: { 0: 2 } } })
    expect(totals(t)).toEqual([6 + 1, 6 + 1])
  })
})

describe('wounds', () => {
  test('[wound.max] a KritiK at 3 wounds makes 4, never 5', () => {
    const t = fought('giant-rat', [1, 8], { heroes: ['thief'], tracks: { wounds: { 0: 3 } } })
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([4, 4])
  })
  test('[wound.recover] one wound goes at the beginning of one’s own turn, not of another’s', () => {
    const t = until(table({ tracks: { wounds: { 1: 2, 2: 2 } }, zones: { dungeon: ['sale', 'trap'] } }), 'supplies', 1)
    expect([t.track('wounds', 1), t.track('wounds', 2)]).toEqual([1, 2])
  })
  test('[temple.curse] whoever robs the Temple is neither healed there nor by a Day of Grace', () => {
    const cursed = { curse: { 0: 1 }, wounds: { 0: 3, 1: 3 }, gems: { 0: 5 } }
    expect(table({ tracks: cursed }).refusal('heal')).toBe('temple.curse')
    const t = drawn('day-of-grace', { tracks: cursed })
    expect([t.track('wounds', 0), t.track('wounds', 1)]).toEqual([3, 1])
  })
})

describe('the flight', () => {
  test('[flee.threshold] the Forester counts his bonus against his prey when he thinks of running', () => {
    const against = (type: string) =>
      drawn('minotaur', { heroes: ['forester'], facts: { 'forester-type': type } }).answer('fight')
    expect(against('undead').options).toEqual(['fight', 'flee'])
    expect(against('humanoid').said()).toContain('totals')
  })
  test('[hero.sorcerer-flight] what was declared is spent although the Sorcerer vanishes', () => {
    const t = challenged({
      heroes: ['warrior', 'sorcerer', 'thief', 'priest'],
      tracks: { 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 }, pot: 2 },
      zones: { worn: { 0: ['armour-of-power'] } },
    })
    t.answerAs(2, 'neutral').answerAs(3, 'neutral').answerAs(0, 'power-armour').answerAs(1, 'flee')
    expect([t.zone('object-discard'), t.zone('worn', 0), t.track('pot'), trophies(t)]).toEqual([
      ['armour-of-power'],
      [],
      2,
      [0, 0, 0, 0],
    ])
  })
})

describe('the Arena', () => {
  test('[arena.plunder] half of five gems is three', () => {
    const t = arena(['neutral', 'neutral'], [7, 1], {
      heroes: ['warrior', 'barbarian', 'priest'],
      tracks: { gems: { 1: 5 }, arenas: 1 },
    })
    expect(gems(until(t, 'rest'))).toEqual([3, 2, 0, 0])
  })
  test('[ring.details] the Thief who is forced to fight takes his gem for the Sorcerer', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['sorcerer', 'barbarian', 'thief', 'priest'],
      tracks: { gems: { 1: 7 }, arenas: 1 },
      zones: { worn: { 0: ['ring-of-charm'] } },
    })
    t.answer('challenge:1').answer('ring').answer('place').answer('seat.2').answer('ready').answer('ready')
    dice(t, 7, 1).answerAs(3, 'neutral')
    expect(gems(until(t, 'rest'))).toEqual([4 + 1, 2, 0, 0])
  })
  test('[special.good-fairy] she spares the victim the plunder and the wound, the winners keep their points', () => {
    const t = arena(['attacker', 'neutral'], [7, 1], {
      heroes: ['warrior', 'priest', 'thief'],
      tracks: { gems: { 1: 4 }, arenas: 1 },
      zones: { companions: { 1: ['good-fairy'] } },
    })
    until(t, 'rest')
    expect([trophies(t), wounds(t), gems(t), t.zone('companions', 1)]).toEqual([
      [1, 0, 1, 0],
      [0, 0, 0, 0],
      [0, 4, 0, 0],
      [],
    ])
  })
  test('[pot.end] once an Arena was won nothing goes into the Pot any more', () => {
    const fed = (arenas: number) =>
      until(table({ active: 3, tracks: { arenas }, zones: { dungeon: ['trap', 'sale', 'sale'] } }), 'supplies', 0)
    expect([fed(0).track('pot'), fed(1).track('pot')]).toEqual([1, 0])
  })
})

describe('cards of the Dungeon', () => {
  test('[dungeon.too-early] a dragon turned up in round 2 goes back and another card is drawn', () => {
    const t = table({ at: 'dungeon-or-arena', round: 2, zones: { dungeon: ['trap', 'red-dragon'] } }).answer('draw')
    expect([t.zone('drawn'), t.zone('dungeon'), t.track('wounds', 0)]).toEqual([[], ['red-dragon'], 1])
  })
  test('[special.familiar-death] a KritiK kills the Familiar: its object goes to the shop, a draconic one to the discard', () => {
    const beaten = (object: string) =>
      fought('ghoul', [1, 8], {
        heroes: ['thief'],
        zones: { companions: { 0: ['familiar'] }, carried: { 0: [object] } },
      })
    expect(beaten('chain-mail').zone('shop')).toContain('chain-mail')
    expect(beaten('dragon-armour').zone('object-discard')).toEqual(['dragon-armour'])
  })
  test('[sale.rounding] half of an odd price is rounded up', () => {
    const t = table({ heroes: ['thief'], zones: { pack: { 0: ['sale'] } }, tracks: { gems: { 0: 6 } } })
    expect(priceOf('chain-mail') % 2).toBe(1)
    expect(t.answer('sale:chain-mail').track('gems', 0)).toBe(6 - (priceOf('chain-mail') + 1) / 2)
  })
  test('[bow.details] the charm is tested after A Day in Hell as after every fight', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['forester', 'thief', 'warrior', 'priest'],
      zones: {
        dungeon: ['banshee', 'day-in-hell'],
        'adventure-discard': ['giant-rat'],
        worn: { 0: ['bow-of-compulsion'] },
        charmed: { 0: ['ghoul'] },
      },
    })
    dice(t, 7, 1, 4).answer('draw')
    expect([rolls(t, 'charm'), t.zone('charmed', 0), t.zone('object-discard')]).toEqual([
      [4],
      [],
      ['bow-of-compulsion'],
    ])
  })
  test('[event.first-last] tied leaders lose one each, tied last players gain one each', () => {
    const t = drawn('first-last', { tracks: { trophies: { 0: 5, 1: 5, 2: 1, 3: 1 } } })
    expect(trophies(t)).toEqual([4, 4, 2, 2])
  })
})

describe('the end', () => {
  const scored = (seats: number) =>
    drawn('trap', {
      seats,
      tracks: { trophies: { 0: 11 } },
      zones: {
        dungeon: ['trap'],
        'main-quest': Object.fromEntries(Array.from({ length: seats }, (_, i) => [i, i === 0 ? ['q-intrepid'] : []])),
      },
    }).match.result?.scores[0]
  test('[quest.main-penalty] the unfinished Quest of the Intrepid costs 3, with an even number of players 4', () => {
    expect([scored(3), scored(4)]).toEqual([11 - 3, 11 - 4])
  })
  test('[rest.buy-trophy] a bought trophy point may end the game', () => {
    const t = until(drawn('trap', { tracks: { gems: { 0: 6 }, trophies: { 0: 11 } } }), 'rest').answer('trophy')
    expect(t.match.result?.reason).toBe('trophy-target')
  })
})
