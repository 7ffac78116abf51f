import { describe, expect, test } from 'vitest'
import {
  arena,
  challenged,
  claims,
  dice,
  drawn,
  fought,
  offered,
  priceOf,
  table,
  totals,
  traded,
  trophies,
  until,
  wounds,
} from '../kit.ts'

describe('edges of power and flight', () => {
  test('e03-flee-boundary', () => {
    const flees = (worn: string[], card: string) =>
      drawn(card, { heroes: ['thief'], zones: { worn: { 0: worn } } })
        .answer('fight')
        .said()
        .includes('totals') === false
    expect([
      flees(['dagger'], 'bridge-troll'),
      flees(['short-sword'], 'bridge-troll'),
      flees(['war-hammer'], 'infernal-cyclops'),
    ]).toEqual([true, false, false])
  })
  test('e45-bow-ally: the charmed monster counts before halving, then the charm is tested', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'forester', 'warrior'],
      zones: { worn: { 2: ['bow-of-compulsion', 'wooden-shield'] }, charmed: { 2: ['ghoul'] } },
    })
    t.answerAs(2, 'attacker')
    dice(t, 1, 1, 5).answerAs(3, 'neutral')
    expect(totals(t)[0]).toBe(8 + 10 + 1)
    expect(t.said()).toContain('charmed-stayed')
  })
  test('[power.ally-order] e46-armour-ally: support 9, discarded whoever wins', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'warrior', 'forester'],
      zones: { worn: { 2: ['armour-of-power'] } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'neutral')
    dice(t, 1, 1).answer('power-armour')
    expect(totals(t)[0]).toBe(8 + 9 + 1)
    until(t, 'rest')
    expect(t.zone('object-discard')).toEqual(['armour-of-power'])
  })
  test('e49-doppelganger-vial: 10 against 12', () => {
    const t = drawn('doppelganger', {
      heroes: ['thief'],
      zones: { worn: { 0: ['double-axe'] }, pack: { 0: ['chaotic-vial'] } },
    }).answer('fight')
    expect(totals(dice(t, 2, 1, 1).answer('vial'))).toEqual([10 + 1, 12 + 1])
  })
  test('e56-declare-after-dice: too late', () => {
    const t = arena(['attacker', 'neutral'], [1, 7], { heroes: ['thief', 'priest', 'warrior', 'forester'] })
    expect(() => t.match.answer(2, 'effort')).toThrow()
  })
})

describe('edges of trophies and the end', () => {
  const cyclops = (points: Record<number, number>) => {
    const t = drawn('infernal-cyclops', { zones: { worn: { 0: ['double-axe'] } }, tracks: { trophies: points } })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { trophies: 1 } } }).take(1, 'accept:0')
    return dice(t, 7, 1).answer('fight')
  }
  test('e06-cede-after-end', () => {
    const t = cyclops({ 0: 11 })
    expect([t.match.result?.reason, t.track('trophies', 1)]).toEqual(['trophy-target', 0])
  })
  test('e07-cede-ends-game', () => {
    const t = drawn('green-dragon', {
      zones: { worn: { 0: ['double-axe', 'plate-armour', 'golden-crown'] } },
      tracks: { trophies: { 0: 3, 1: 10 } },
    })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    dice(t, 7, 1).answer('fight').answer(false).answer('cede').answer(2)
    expect([t.match.result?.reason, trophies(t)[0], trophies(t)[1]]).toEqual(['trophy-target', 4, 12])
  })
  test('e09-arena-trophy-in-trade', () => {
    const t = table({ tracks: { gems: { 0: 1 } } })
    expect(t.unsaid(0, 'trade', { to: 1, give: { trophies: 1 } })).toBe('alliance.trophy-cession')
    const talk = table({ at: 'dungeon-or-arena' }).answer('challenge:1')
    const promise = { condition: 'my-side', goods: { trophies: 1 } }
    expect(talk.unsaid(0, 'promise', { to: 2, promise })).toBe('alliance.trophy-cession')
  })
  test('e31-event-chain-last-card', () => {
    const t = table({
      at: 'dungeon-or-arena',
      zones: { dungeon: ['putrefaction', 'meteor-swarm'], spoils: { 1: ['ghoul'] } },
    })
      .answer('draw')
      .answer('draw')
    expect([t.match.result?.reason, wounds(t), t.zone('spoils', 1)]).toEqual(['deck-empty', [2, 2, 2, 2], []])
  })
  test('[first-last.ties] e37-first-last-two-players', () => {
    const scoresAfter = (a: number, b: number) =>
      trophies(drawn('first-last', { seats: 2, tracks: { trophies: { 0: a, 1: b } } }))
    expect([scoresAfter(5, 5), scoresAfter(5, 4)]).toEqual([
      [5, 5],
      [4, 5],
    ])
  })
  test('e38-wretch-race', () => {
    const t = drawn('trap', {
      seats: 3,
      zones: { 'main-quest': { 2: ['q-wretch'] } },
      tracks: { trophies: { 0: 1, 1: 3, 2: 1 }, gems: { 0: 6 } },
    })
    expect(claims(t, 2)).toEqual([])
    expect(claims(t.answer('trophy'), 2)).toEqual(['claim:q-wretch'])
  })
  test('e39-claim-chain', () => {
    const t = table({
      zones: {
        worn: { 0: ['double-axe'] },
        completed: { 0: ['q-just', 'q-smith'] },
        'secondary-quests': { 0: ['q-edge', 'q-avarice', 'q-lucky'] },
        'main-quest': { 3: ['q-hero'] },
      },
      tracks: { gems: { 0: 8 }, trophies: { 0: 2 } },
    })
    expect(claims(t, 0)).toEqual(['claim:q-edge'])
    t.take(0, 'claim:q-edge')
    expect(claims(t, 0).sort()).toEqual(['claim:q-avarice', 'claim:q-lucky'])
    t.take(0, 'claim:q-avarice').take(0, 'claim:q-lucky')
    expect([t.match.result?.reason, trophies(t)[0]]).toEqual(['trophy-target', 12])
  })
  test('[bank.finite] e44-bank-short', () => {
    const t = table({
      zones: { worn: { 0: ['double-axe'] }, 'secondary-quests': { 0: ['q-edge'] } },
      tracks: { bank: 2 },
    }).take(0, 'claim:q-edge')
    expect([t.track('gems', 0), t.track('bank')]).toEqual([2, 0])
  })
})

describe('edges of the Arena', () => {
  test('e10-spectator-double-cross', () => {
    const t = table({ zones: { worn: { 0: ['helmet-of-the-dead'] } } })
    traded(t, 0, { to: 2, give: { objects: ['helmet-of-the-dead'] }, want: {} })
      .answer('end')
      .answer('challenge:1')
    for (const adversary of [0, 1]) {
      traded(t, adversary, { to: 2, promise: { condition: 'my-side', goods: { gems: 1 } } })
      expect(t.ask.seat).toBe(adversary)
      t.answer('ready')
    }
    t.answer('ready').answerAs(2, 'defender').answerAs(3, 'neutral')
    expect([t.zone('worn', 2), t.fact('aftermath')]).toMatchObject([
      ['helmet-of-the-dead'],
      { sides: ['attacker', 'defender', 'defender', 'neutral'] },
    ])
  })
  test('e16-tie-in-sides', () => {
    const t = until(
      arena(['attacker', 'attacker', 'defender', 'defender'], [8, 1], {
        seats: 6,
        zones: { 'secondary-quests': { 0: ['q-intrepid', 'q-coward'] } },
      }),
      'rest',
    )
    expect(claims(t, 0)).toEqual([])
  })
  test('e17-sorcerer-ally-flees', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'sorcerer', 'forester'],
      tracks: { 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 0 } },
      zones: { worn: { 0: ['double-axe', 'plate-armour'] }, 'secondary-quests': { 0: ['q-intrepid'] } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'defender')
    dice(t, 7, 1).answer('flee')
    until(t, 'rest')
    expect([trophies(t), wounds(t)]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 1],
    ])
    expect(claims(t, 0)).toEqual(['claim:q-intrepid'])
  })
  test('[hero.priest-replay] e21-priest-helm-and-token, e20-priest-reroll-then-lose', () => {
    const priest = {
      heroes: ['thief', 'priest', 'warrior', 'forester'],
      zones: { worn: { 1: ['helmet-of-oblivion'] } },
      tracks: { 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 }, pot: 3 },
    }
    const t = arena(['neutral', 'neutral'], [7, 1], priest)
    dice(t, 6, 1).answer(true).answer(true)
    until(t, 'rest')
    expect([trophies(t), wounds(t), t.track('gems', 0)]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 3])
    const lost = fought('ghoul', [1, 7], { heroes: ['priest'], tracks: { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } } })
    expect(dice(lost, 1, 8).answer(true).track('wounds', 0)).toBe(2)
  })
  test('[fairy.details] e22-fairy-vs-helm', () => {
    const t = arena(['neutral', 'neutral'], [7, 1], {
      heroes: ['thief', 'priest'],
      zones: { worn: { 1: ['helmet-of-oblivion'] }, companions: { 1: ['good-fairy'] } },
    }).answer(true)
    expect(t.zone('companions', 1)).toEqual(['good-fairy'])
  })
  test('e24-barbarian-max-wounds', () => {
    const t = drawn('mummy', {
      heroes: ['barbarian'],
      tracks: { wounds: { 0: 3 }, 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } },
    })
      .answer('fight')
      .answer('fight')
    expect(dice(t, 1, 8).answer('rage').track('wounds', 0)).toBe(4)
  })
  test('[arena.plunder-empty] e25-thief-poor-victim, e26-victim-empty', () => {
    const poor = arena(['attacker', 'neutral'], [7, 1], {
      heroes: ['warrior', 'priest', 'thief'],
      tracks: { gems: { 1: 1 }, arenas: 1 },
    })
    expect([poor.track('gems', 0), poor.track('gems', 2)]).toEqual([1, 0])
    const empty = arena(['attacker', 'neutral'], [7, 1], { tracks: { arenas: 1 } })
    expect([empty.said().includes('nothing-to-plunder'), trophies(empty), wounds(empty)]).toEqual([
      true,
      [1, 0, 1, 0],
      [0, 1, 0, 0],
    ])
  })
  test('e27-plunder-same-type', () => {
    const t = arena(['attacker', 'attacker'], [7, 1], {
      heroes: ['thief'],
      zones: { worn: { 0: ['war-hammer'], 1: ['double-axe'] } },
      tracks: { arenas: 1 },
    })
    t.answer(true)
    expect([t.zone('worn', 0), t.zone('pack', 0)]).toEqual([['double-axe'], ['war-hammer']])
    t.answer('end').answer(['double-axe'])
    expect(t.zone('shop')).toContain('war-hammer')
  })
  test('[arena.sealed-sides] e55-sealed-leak: a client asking between lock and dice gets flags only', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'sorcerer', 'forester'],
      tracks: { 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 0 } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'defender')
    expect(t.ask.rule).toBe('timing.while-rolling')
    const { facts } = t.table.layout
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = t.match.view(viewer).state.facts
      expect(seen[(facts['sealed']?.base ?? 0) + 3]).toBe(null)
      expect(seen[facts['sides']?.base ?? 0]).toEqual([])
    }
    expect(t.match.heard(2).some((event) => event.type === 'rolled')).toBe(false)
    expect(t.said()).toEqual(expect.arrayContaining(['side-sealed']))
  })
  test('[frenzy.details] e54-two-player-frenzy, e34-frenzy-round-1', () => {
    const t = table({
      at: 'dungeon-or-arena',
      seats: 2,
      round: 1,
      zones: { dungeon: ['ghoul', 'blood-frenzy'] },
      tracks: { pot: 1 },
    })
    dice(t, 7, 1).answer('draw')
    expect([t.track('trophies', 0), t.track('gems', 0), t.track('pot')]).toEqual([1, 1, 0])
    expect(table({ at: 'dungeon-or-arena', round: 1, tracks: { arenas: 1 } }).options).toEqual(['draw'])
  })
})

describe('other edges', () => {
  test('e11-trade-stale: a listed spoil is spent, the offer lapses', () => {
    const t = table({
      zones: { spoils: { 0: ['red-dragon'] }, 'main-quest': { 0: ['q-saint-michael'], 1: ['q-dragon'] } },
    })
    offered(t, 0, { to: 1, give: { spoils: ['red-dragon'] }, want: {} })
    expect(t.offers(1)).toContain('accept:0')
    t.take(0, 'claim:q-saint-michael')
    expect(() => t.take(1, 'accept:0')).toThrow('no offer')
    expect([t.said().includes('offer-lapsed'), t.zone('spoils', 1)]).toEqual([true, []])
  })
  test('e19-mimic-sorcerer: no flight from the Mimic', () => {
    const t = fought('mimic', [1, 1], { heroes: ['sorcerer'], tracks: { 'unique-power': 1 } })
    expect([t.said().includes('totals'), t.track('unique-power', 0)]).toEqual([true, 1])
  })
  test('e29-reserved-wrong-hero', () => {
    const t = table({
      heroes: ['sorcerer'],
      zones: { worn: { 0: ['blackmail-charm', 'dagger', 'wooden-shield'] }, 'secondary-quests': { 0: ['q-lavish'] } },
    })
    expect([t.track('power', 0), claims(t, 0), t.options.includes('blackmail')]).toEqual([10, [], false])
  })
  test('e30-dragon-round-2-priest', () => {
    const t = table({
      at: 'dungeon-or-arena',
      round: 2,
      heroes: ['priest'],
      zones: { dungeon: ['ghoul', 'harpy', 'red-dragon'] },
    })
    expect(t.seen(0, 'dungeon')[2]).toBe('red-dragon')
    t.answer('draw')
    expect([t.zone('adventure-discard'), t.zone('dungeon').includes('red-dragon')]).toEqual([[], true])
  })
  test('e32-toll-poor', () => {
    const t = table({
      at: 'dungeon-or-arena',
      facts: { 'in-force': 'toll' },
      zones: { lasting: { 1: ['toll'] } },
      tracks: { gems: { 0: 1 } },
    })
    expect(t.options).toEqual(['rest', 'challenge:1', 'challenge:2', 'challenge:3'])
  })
  test('e48-ring-loss', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['sorcerer', 'barbarian'],
      zones: { worn: { 0: ['ring-of-charm'] } },
    })
      .answer('ring')
      .answer('place')
      .answer('seat.1')
    dice(t, 1, 8).answer('fight')
    expect([wounds(t), t.zone('adventure-discard'), t.zone('object-discard')]).toEqual([
      [0, 2, 0, 0],
      ['infernal-cyclops'],
      ['ring-of-charm'],
    ])
  })
  test('e51-cursed-grace', () => {
    const t = drawn('day-of-grace', { tracks: { curse: { 0: 1 }, wounds: { 0: 4 } } })
    expect(t.track('wounds', 0)).toBe(4)
    expect(table({ at: 'turn-start', tracks: { curse: { 0: 1 }, wounds: { 0: 4 } } }).track('wounds', 0)).toBe(3)
  })
  test('e52-djinn-steals-quest-item', () => {
    const t = drawn('djinn', {
      heroes: ['thief'],
      zones: {
        worn: { 0: ['plate-armour', 'golden-crown'], 1: ['double-axe'] },
        'secondary-quests': { 1: ['q-edge'] },
      },
    })
    expect(t.offers(1)).toContain('claim:q-edge')
    dice(t, 8, 1).answer('fight').answer('double-axe')
    expect([t.zone('worn', 0).includes('double-axe'), claims(t, 1)]).toEqual([true, []])
  })
  test('e59-sale-halves', () => {
    const t = table({ heroes: ['thief'], zones: { pack: { 0: ['sale', 'sale'] } }, tracks: { gems: { 0: 9 } } })
    t.answer('sale:double-axe').answer('sale:chain-mail')
    const spent = [priceOf('double-axe'), priceOf('chain-mail')].map((price) => Math.ceil(price / 2))
    expect([t.track('gems', 0), t.zone('pack', 0)]).toEqual([9 - spent.reduce((sum, n) => sum + n, 0), []])
  })
  test('e60-spoils-blackmail: only one other player’s spoils', () => {
    const t = table({
      heroes: ['thief'],
      zones: {
        worn: { 0: ['blackmail-charm'] },
        'secondary-quests': { 0: ['q-just'] },
        spoils: { 0: ['harpy'], 1: ['ghoul'], 2: ['lizardman'] },
      },
    })
    expect(t.options).not.toContain('blackmail')
  })
})
