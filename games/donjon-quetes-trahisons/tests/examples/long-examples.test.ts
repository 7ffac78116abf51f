import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, fought, offered, table, totals, traded } from '../kit.ts'

const [BARBARIAN, WARRIOR, THIEF, SORCERER] = [0, 1, 2, 3] as const

/** Round 4 of a game to 12: the Barbarian (12, unarmed, 4 gems) faces the Infernal Cyclops. */
function barbarianMeetsCyclops(): TestTable {
  return drawn('infernal-cyclops', {
    heroes: ['barbarian', 'warrior', 'thief', 'sorcerer'],
    zones: {
      dungeon: ['banshee', 'manticore', 'infernal-cyclops'],
      worn: { [BARBARIAN]: ['plate-armour'], [WARRIOR]: ['helmet-of-the-dead'] },
      spoils: { [WARRIOR]: ['lizardman', 'ghoul'] },
      'main-quest': { 0: ['q-edge'], 1: ['q-wretch'], 2: ['q-hunter'], 3: ['q-lucky'] },
    },
    tracks: {
      gems: { [BARBARIAN]: 4 },
      pot: 4,
      wounds: { [SORCERER]: 2, [THIEF]: 1 },
      trophies: { 0: 1, 1: 1, 2: 3, 3: 3 },
    },
  })
}
/** The three others name their prices and the Barbarian takes the Warrior. */
function warriorIsAlly(): TestTable {
  const t = barbarianMeetsCyclops().answer('call')
  const price = (seat: number, ...goods: object[]) =>
    offered(t, seat, { to: BARBARIAN, asks: goods.map((each) => ({ condition: 'ally', goods: each })) })
  price(SORCERER, { gems: 1 })
  price(WARRIOR, { gems: 2, trophies: 1 })
  price(THIEF, { gems: 2 }, { gems: 1, spoils: ['infernal-cyclops'] })
  expect(t.offers(BARBARIAN)).toEqual(expect.arrayContaining(['accept:3', 'accept:1', 'accept:2:0', 'accept:2:1']))
  return t.take(BARBARIAN, 'accept:1')
}
const won = (): TestTable => dice(warriorIsAlly(), 7, 1).answer('fight')
function betrayed(): TestTable {
  const t = won().answer('buy:double-axe')
  return t.take(BARBARIAN, 'claim:q-edge').answer('betray:0')
}

describe('the Barbarian’s turn', () => {
  test('combat-box: 11 + 3 + 16 against 16 + 4', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['barbarian', 'sorcerer'],
      zones: { worn: { 0: ['short-sword'] } },
      tracks: { wounds: { 1: 2 } },
    })
    expect([t.track('power', 0), t.track('ally-power', 1)]).toEqual([11, 3])
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } }).take(1, 'accept:0')
    dice(t, 8, 4).answer('fight')
    expect(totals(t)).toEqual([30, 20])
    expect([t.track('gems', 0), t.track('trophies', 0), t.zone('spoils', 0)]).toEqual([5, 1, ['infernal-cyclops']])
  })
  test('turn-barbarian-negotiation: supports, prices, 25 against 17, 9 gems', () => {
    const before = barbarianMeetsCyclops()
    expect([0, 1, 2, 3].map((seat) => before.track('power', seat))).toEqual([12, 11, 7, 6])
    expect([SORCERER, WARRIOR, THIEF].map((seat) => before.track('ally-power', seat))).toEqual([3, 6, 4])
    const t = won()
    expect(totals(t)).toEqual([12 + 6 + 7, 16 + 1])
    expect([t.track('gems', BARBARIAN), t.track('trophies', BARBARIAN)]).toEqual([9, 2])
    expect(t.zone('spoils', BARBARIAN)).toEqual(['infernal-cyclops'])
    expect(t.options).toEqual(expect.arrayContaining(['honour:0', 'betray:0']))
  })
  test('turn-barbarian-betrayal: 5 gems, 5 points this turn, power 17, nothing for the Warrior', () => {
    const t = betrayed()
    expect([t.track('gems', BARBARIAN), t.track('trophies', BARBARIAN), t.track('power', BARBARIAN)]).toEqual([
      5,
      1 + 5,
      17,
    ])
    expect([t.track('gems', WARRIOR), t.track('promises-broken', BARBARIAN)]).toEqual([0, 1])
    expect(t.said()).toContain('promise-broken')
  })
  test('quest-wretch-out-of-turn: the Warrior is last and claims 6 points and 4 gems', () => {
    const t = betrayed()
    expect(t.ask.seat).toBe(BARBARIAN)
    t.take(WARRIOR, 'claim:q-wretch')
    expect([t.track('trophies', WARRIOR), t.track('gems', WARRIOR)]).toEqual([1 + 6, 4])
  })
})

/** The Warrior's turn begins: he buys the Armour of Power, promises a spoil and gives his helmet away. */
function warriorPrepares(): TestTable {
  const t = betrayed().take(WARRIOR, 'claim:q-wretch').answer('end')
  while (t.table.active === BARBARIAN) t.answerAs(t.match.asks()[0]?.seat ?? 0, [])
  expect([t.ask.seat, t.track('power', WARRIOR), t.track('gems', WARRIOR)]).toEqual([WARRIOR, 11, 4])
  traded(t, WARRIOR, { to: THIEF, promise: { condition: 'my-side', goods: { spoils: ['lizardman'] } } })
  t.answer('buy:armour-of-power').answer(true)
  return traded(t, WARRIOR, { to: SORCERER, give: { objects: ['helmet-of-the-dead'] }, want: {} })
}
function warriorWins(): TestTable {
  const t = warriorPrepares().answer('end').answer('challenge:0').answer('ready').answer('ready')
  t.answerAs(THIEF, 'attacker').answerAs(SORCERER, 'attacker')
  expect(t.ask.seat).toBe(WARRIOR)
  dice(t, 3, 7).answer('power-armour')
  return t.answer('object').answer('double-axe')
}

describe('the Warrior’s turn', () => {
  test('turn-warrior-supplies: 0 gems, power 9; the Sorcerer lends 4', () => {
    const t = warriorPrepares()
    expect([t.track('gems', WARRIOR), t.track('power', WARRIOR)]).toEqual([0, 9])
    expect([t.track('power', SORCERER), t.track('ally-power', SORCERER), t.track('ally-power', THIEF)]).toEqual([
      8, 4, 4,
    ])
  })
  test('[example.barbarian-power] turn-warrior-arena: 32 against 24, axe plundered, 12 and 11, the Thief’s gem, the Pot', () => {
    const t = warriorWins()
    expect(totals(t)).toEqual([(9 + 3) * 2 + 4 + 4, 17 + 7])
    expect([WARRIOR, THIEF, SORCERER].map((seat) => t.track('trophies', seat))).toEqual([7 + 1, 3 + 1, 3 + 1])
    expect([t.zone('worn', WARRIOR), t.track('power', WARRIOR), t.zone('object-discard')]).toEqual([
      ['double-axe'],
      12,
      ['armour-of-power'],
    ])
    expect([t.track('wounds', BARBARIAN), t.track('power', BARBARIAN)]).toEqual([1, 11])
    expect([t.track('gems', BARBARIAN), t.track('gems', THIEF), t.track('gems', WARRIOR), t.track('pot')]).toEqual([
      4, 1, 4, 0,
    ])
  })
  test('turn-warrior-rest: the promise is honoured and the Thief has the spoil', () => {
    const t = warriorWins()
    while (t.ask.seat !== WARRIOR) t.answer('end')
    t.answer('honour:0')
    expect([t.zone('spoils', THIEF), t.zone('spoils', WARRIOR)]).toEqual([['lizardman'], ['ghoul']])
    expect([t.track('promises-kept', WARRIOR), t.track('words-kept', THIEF)]).toEqual([1, 1])
  })
})

describe('tables and formulas', () => {
  test('two-player-table: powers 4 to 23 lend three quarters, rounded up', () => {
    const printed = [3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 15, 16, 17, 18]
    const weapons = [[], ['dagger'], ['short-sword'], ['war-hammer'], ['double-axe'], ['dragon-sword']]
    const armours = [[], ['dragon-armour']]
    const jewels = [[], ['dragon-amulet']]
    const seen = new Map<number, number>()
    for (const weapon of weapons)
      for (const armour of armours)
        for (const jewel of jewels)
          for (const hurt of [0, 1, 2, 3, 4]) {
            const t = table({
              seats: 2,
              heroes: ['thief', 'priest'],
              zones: { worn: { 1: [...weapon, ...armour, ...jewel] } },
              tracks: { wounds: { 1: hurt } },
            })
            seen.set(t.track('power', 1), t.track('ally-power', 1))
          }
    expect(printed.map((_, i) => seen.get(i + 4))).toEqual(printed)
  })
  test('[power.doubling-leader] reserved-formulas: (P + d) × 2 and 2P + d1 + d2, each 8 as 16', () => {
    const armour = drawn('ghoul', { heroes: ['warrior'], zones: { worn: { 0: ['armour-of-power'] } } }).answer('fight')
    expect(totals(dice(armour, 8, 1).answer('power-armour'))[0]).toBe((9 + 16) * 2)
    const axe = drawn('ghoul', { heroes: ['barbarian'], zones: { worn: { 0: ['lightning-axe'] } } }).answer('fight')
    expect(totals(dice(axe, 8, 8, 1).answer('lightning-axe'))[0]).toBe(9 * 2 + 32)
    expect(totals(arena(['neutral', 'neutral'], [2, 2]))).toEqual([10, 10])
    expect(totals(fought('ghoul', [2, 2]))).toEqual([10, 10])
  })
})
