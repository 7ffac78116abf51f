import { describe, expect, test } from 'vitest'
import { dice, drawn, gems, table, totals, trophies, until } from '../kit.ts'

const promised = (t: ReturnType<typeof table>) => t.fact('promised') as readonly { state: string }[]
const ring = { heroes: ['sorcerer', 'warrior', 'barbarian', 'priest'], zones: { worn: { 0: ['ring-of-charm'] } } }
const ringArena = (tracks: Record<string, number | Record<number, number>> = {}) =>
  table({ at: 'dungeon-or-arena', ...ring, tracks })
    .answer('challenge:1')
    .answer('ring')

describe('the Ring of Charm', () => {
  test('[object.charm-ring] forces anybody but the victim of the Arena', () => {
    const t = ringArena().answer('ally')
    expect([t.ask.text, t.options]).toEqual(['ring-target', ['seat.2', 'seat.3']])
  })
  test('[object.charm-ring] whoever fights in the Sorcerer’s place wins point, Pot and plunder for him', () => {
    const t = ringArena({ pot: 3, gems: { 1: 4 } })
      .answer('place')
      .answer('seat.2')
    t.answer('ready').answer('ready')
    dice(t, 7, 1).answerAs(3, 'neutral')
    until(t, 'rest')
    expect([trophies(t), gems(t)]).toEqual([
      [1, 0, 0, 0],
      [3 + 2, 2, 0, 0],
    ])
  })
  test('[object.charm-ring] whoever is forced fulfils no quest by winning', () => {
    const t = ringArena().answer('ally').answer('seat.2').answer('ready').answer('ready')
    dice(t, 7, 1).answerAs(3, 'attacker')
    until(t, 'rest')
    const deeds = t.table.seats.map((seat) => t.track('won-outnumbering', seat) > 0)
    expect(deeds).toEqual([true, false, false, true])
  })
  test('[object.charm-ring] can be used under Blood Frenzy, before sides are sealed', () => {
    const t = drawn('blood-frenzy', ring)
    expect([t.ask.seat, t.ask.text]).toEqual([0, 'use-ring'])
    t.answer(true).answer('ally').answer('seat.1')
    expect(t.match.asks().map(({ seat }) => seat)).toEqual([2])
  })
  test('[alliance.trophy-cession] no points go to an ally who was forced', () => {
    const zones = { worn: { 0: ['ring-of-charm', 'double-axe', 'plate-armour'] } }
    const t = drawn('infernal-cyclops', { ...ring, zones })
    t.answer('ring').answer('ally').answer('seat.2')
    dice(t, 7, 1).answer('fight')
    until(t, 'rest')
    expect([t.track('trophies', 0), t.refusal('cede')]).toEqual([1, 'alliance.trophy-cession'])
  })
})

describe('allies', () => {
  const allied = (card: string, wanted: Parameters<typeof drawn>[1] = {}) =>
    drawn(card, { tracks: { gems: { 0: 3 } }, ...wanted })
      .answer('ask')
      .answer({ to: 1, goods: { gems: 1 } })
      .answer('agree')

  test('[combat.flee-strong] running releases the ally, who is owed nothing', () => {
    const t = allied('hydra').answer('fight').answer('flee')
    expect([t.table.phase, promised(t)[0]?.state]).toEqual(['rest', 'lapsed'])
  })
  test('[hero.sorcerer.unique] an ally who vanishes while the dice roll is owed nothing', () => {
    const t = allied('ghoul', {
      heroes: ['warrior', 'sorcerer'],
      tracks: { gems: { 0: 3 }, 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 } },
    }).answer('fight')
    dice(t, 7, 1).answer('flee')
    expect(promised(until(t, 'rest'))[0]?.state).toBe('lapsed')
  })
  test('[object.bow-capture] the Bow captures nothing once an ally has shaken hands', () => {
    const bow = { heroes: ['forester'], zones: { worn: { 0: ['bow-of-compulsion'] } } }
    expect(drawn('ghoul', bow).options).toContain('capture')
    expect(allied('ghoul', bow).options).not.toContain('capture')
  })
  test('[alliance.currency] a price named counts among the ten promises of a turn', () => {
    const t = drawn('ghoul', { tracks: { promises: { 1: 10 } } }).answer('call')
    expect(t.refusal({ prices: [{ gems: 1 }] }, 1)).toBe('alliance.currency')
    t.answerAs(1, { prices: [] })
      .answerAs(2, { prices: [{ gems: 1 }] })
      .answerAs(3, { prices: [] })
    expect(t.table.seats.map((seat) => t.track('promises', seat))).toEqual([0, 10, 1, 0])
  })
  test('[alliance.trophy-cession] points not ceded in the turn of the fight stay where they are', () => {
    expect(table({ at: 'turn-start', tracks: { cedable: 2 } }).track('cedable')).toBe(0)
  })
})

describe('with two players', () => {
  const two = { seats: 2, heroes: ['thief', 'priest'] }

  test('[two.ally-three-quarters] the other lends three quarters in A Day in Hell, too', () => {
    const zones = { dungeon: ['ghoul', 'day-in-hell'], 'adventure-discard': ['giant-rat'] }
    const t = dice(table({ at: 'dungeon-or-arena', ...two, zones }), 1, 1).answer('draw')
    expect(totals(t)).toEqual([8 + 6 + 1, 4 + 1])
  })
  test('[two.prepay] nobody pays in advance while the two are bargaining', () => {
    const t = drawn('minotaur', { ...two, tracks: { gems: { 0: 3, 1: 3 } } })
    expect([t.offers(0), t.offers(1)].flat().filter((id) => id === 'prepay')).toHaveLength(2)
    t.answer('ask').answer({ to: 1, goods: { gems: 1 } })
    expect([t.offers(0), t.offers(1)].flat()).not.toContain('prepay')
  })
})
