import { describe, expect, test } from 'vitest'
import { dice, drawn, gems, offered, table, totals, trophies, until } from '../kit.ts'

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
      .take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: { gems: 1 } } })
      .take(1, 'accept:0')

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
  test('[alliance.currency] up to three prices may be named, of which one is paid', () => {
    const t = drawn('ghoul').answer('call')
    const asks = [1, 2, 3].map((gems) => ({ condition: 'ally', goods: { gems } }) as const)
    const four = [...asks, { condition: 'ally', goods: {} }]
    expect(t.unsaid(1, 'volunteer', { to: 0, asks: four })).toBe('alliance.currency')
    offered(t, 1, { to: 0, asks }).take(0, 'accept:1:1')
    expect(promised(t)[0]).toMatchObject({ to: 1, goods: { gems: 2 } })
  })
  test('[alliance.trophy-cession] points not ceded in the turn of the fight stay where they are', () => {
    expect(table({ at: 'turn-start', tracks: { cedable: 2 } }).track('cedable')).toBe(0)
  })
})

describe('with two players', () => {
  const two = { seats: 2, heroes: ['thief', 'priest'] }

  test('[hell.details] [two.ally-three-quarters] the other lends three quarters in A Day in Hell, too', () => {
    const zones = { dungeon: ['ghoul', 'day-in-hell'], 'adventure-discard': ['giant-rat'] }
    const t = dice(table({ at: 'dungeon-or-arena', ...two, zones }), 1, 1).answer('draw')
    expect(totals(t)).toEqual([8 + 6 + 1, 4 + 1])
  })
})
