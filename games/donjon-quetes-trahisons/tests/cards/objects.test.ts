import { describe, expect, test } from 'vitest'
import {
  arena,
  challenged,
  claims,
  dice,
  drawn,
  fought,
  rolls,
  table,
  totals,
  traded,
  trophies,
  until,
  wounds,
} from '../kit.ts'

describe('draconic and reserved objects', () => {
  test('[gauge.bounds] [object.draconic] +5 each', () => {
    expect(
      table({ heroes: ['thief'], zones: { worn: { 0: ['dragon-sword', 'dragon-armour', 'dragon-amulet'] } } }).track(
        'power',
        0,
      ),
    ).toBe(23)
  })
  test('[object.reserved] only its hero can use it', () => {
    const t = dice(drawn('ghoul', { heroes: ['thief'], zones: { worn: { 0: ['armour-of-power'] } } }), 3, 1).answer(
      'fight',
    )
    expect(totals(t)).toEqual([11, 9])
  })
  test('[object.reserved-slot] [object.reserved-other-owner] another hero may own it to no use', () => {
    const t = table({
      heroes: ['sorcerer'],
      tracks: { gems: { 0: 4 } },
      zones: { worn: { 0: ['dagger', 'copper-ring'] }, 'secondary-quests': { 0: ['q-lavish'] } },
    })
    t.answer('buy:armour-of-power')
    expect([t.track('power', 0), t.zone('worn', 0)]).toEqual([10 + 1, ['dagger', 'copper-ring', 'armour-of-power']])
    expect(claims(t, 0)).toEqual([])
  })
  test('[object.reserved-discard] used once, it is discarded, and the class bonus goes with it', () => {
    const t = drawn('ghoul', { heroes: ['warrior'], zones: { worn: { 0: ['armour-of-power'] } } }).answer('fight')
    dice(t, 1, 1).answer('power-armour')
    expect([t.zone('object-discard'), t.track('power', 0)]).toEqual([['armour-of-power'], 8])
  })
  test('[object.reserved-discard] only the object whose power was used goes, not another hero’s beside it', () => {
    const worn = { 0: ['lightning-axe', 'armour-of-power'] }
    const t = drawn('ghoul', { heroes: ['warrior'], zones: { worn } }).answer('fight')
    dice(t, 1, 1).answer('power-armour')
    expect([t.zone('object-discard'), t.zone('worn', 0)]).toEqual([['armour-of-power'], ['lightning-axe']])
  })
  test('[object.reserved-discard] a defender’s used object is spent before anybody plunders', () => {
    const t = challenged({
      heroes: ['barbarian', 'warrior', 'thief', 'sorcerer'],
      tracks: { gems: { 1: 3 } },
      zones: { worn: { 0: ['double-axe'], 1: ['armour-of-power'] } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'attacker')
    dice(t, 8, 1).answerAs(1, 'power-armour')
    expect(t.zone('object-discard')).toEqual(['armour-of-power'])
    expect(t.zone('worn', 0)).not.toContain('armour-of-power')
  })
  test('[object.power-armour] power and die are doubled, allies added after', () => {
    const t = challenged({
      heroes: ['warrior', 'barbarian', 'thief', 'sorcerer'],
      zones: { worn: { 0: ['armour-of-power'] } },
    })
    t.answerAs(2, 'attacker').answerAs(3, 'attacker')
    dice(t, 3, 7).answer('power-armour')
    expect(totals(t)[0]).toBe((9 + 3) * 2 + 4 + 4)
  })
  test('[object.lightning-axe] twice the power plus two dice', () => {
    const strike = (...faces: number[]) => {
      const t = drawn('stone-titan', {
        heroes: ['barbarian'],
        zones: { worn: { 0: ['lightning-axe', 'wooden-shield'] } },
      }).answer('fight')
      if (t.ask.rule === 'combat.flee-strong') t.answer('fight')
      return dice(t, ...faces).answer('lightning-axe')
    }
    expect([totals(strike(3, 6, 1))[0], totals(strike(8, 2, 1))[0]]).toEqual([29, 38])
    expect(rolls(strike(3, 6, 1), 'green')).toEqual([3, 6])
  })
})

describe('Bow of Compulsion', () => {
  const bow = { heroes: ['forester'], zones: { worn: { 0: ['bow-of-compulsion', 'wooden-shield'] } } }
  test('[object.bow-capture] a monster of power 10 or less joins without a fight', () => {
    const t = drawn('ghoul', bow).answer('capture')
    expect([t.track('power', 0), t.zone('charmed', 0), t.table.phase, t.track('gems', 0), t.zone('spoils', 0)]).toEqual(
      [19, ['ghoul'], 'rest', 0, []],
    )
    expect(drawn('minotaur', bow).options).not.toContain('capture')
    expect(drawn('mimic', bow).options).not.toContain('capture')
  })
  test('[object.bow-escape] after each fight it may flee; a KritiK kills it', () => {
    const charmAfter = (...faces: number[]) =>
      fought('giant-rat', faces, { heroes: ['forester'], zones: { ...bow.zones, charmed: { 0: ['ghoul'] } } })
    const fled = charmAfter(5, 1, 4)
    expect([fled.zone('charmed', 0), fled.zone('object-discard'), fled.track('power', 0)]).toEqual([
      [],
      ['bow-of-compulsion'],
      9,
    ])
    const stays = charmAfter(5, 1, 5)
    expect([stays.zone('charmed', 0), stays.track('power', 0)]).toEqual([['ghoul'], 19])
    const killed = fought('frost-giant', [1, 8], {
      heroes: ['forester'],
      zones: { ...bow.zones, charmed: { 0: ['ghoul'] } },
    })
    expect([killed.zone('charmed', 0), rolls(killed, 'charm'), killed.zone('object-discard')]).toEqual([
      [],
      [],
      ['bow-of-compulsion'],
    ])
  })
  test('[object.bow-capture] without the Bow the monster leaves', () => {
    const t = table({ heroes: ['forester', 'thief'], zones: { ...bow.zones, charmed: { 0: ['ghoul'] } } })
    traded(t, 0, { to: 1, give: { objects: ['bow-of-compulsion'] }, want: {} })
    expect([t.zone('charmed', 0), t.zone('worn', 1), t.zone('adventure-discard')]).toEqual([
      [],
      ['bow-of-compulsion'],
      ['ghoul'],
    ])
  })
})

describe('Ring of Charm', () => {
  const ring = {
    heroes: ['sorcerer', 'barbarian'],
    zones: { worn: { 0: ['ring-of-charm'], 1: ['double-axe', 'plate-armour'] } },
  }
  test('[object.charm-ring] another fights in his place, he keeps the gains', () => {
    const t = drawn('infernal-cyclops', ring).answer('ring').answer('place').answer('seat.1')
    dice(t, 7, 1).answer('fight')
    expect([t.track('gems', 0), t.track('trophies', 0), t.zone('spoils', 0)]).toEqual([5, 1, ['infernal-cyclops']])
    expect([totals(t)[0], t.zone('object-discard')]).toEqual([17 + 7, ['ring-of-charm']])
  })
  test('[object.charm-ring] or is his ally, without a trophy point', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['sorcerer', 'thief', 'barbarian'],
      zones: { worn: { 0: ['ring-of-charm'] } },
    })
    t.answer('challenge:1').answer('ring').answer('ally').answer('seat.2').answer('ready').answer('ready')
    expect(t.match.asks().map((ask) => ask.seat)).toEqual([3])
    dice(t, 7, 1).answerAs(3, 'neutral')
    until(t, 'rest')
    expect(trophies(t)).toEqual([1, 0, 0, 0])
  })
})

describe('promises and the Ring of Charm', () => {
  test('[alliance.trophy-cession] an ally who shook hands may still be given points when another fights in his place', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['sorcerer', 'barbarian'],
      zones: { worn: { 0: ['ring-of-charm'], 1: ['double-axe', 'plate-armour'] } },
    })
    t.take(0, 'ask', { to: 2, promise: { condition: 'ally', goods: { trophies: 1 } } })
    t.take(2, 'accept:0').answer('ring').answer('seat.1')
    dice(t, 7, 1).answer('fight')
    until(t, 'rest').answer('honour:0')
    expect(trophies(t)).toEqual([0, 0, 1, 0])
  })
  test('[alliance.arena-promise-only] a word about sides is judged by the camp of the one who asked for it', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['sorcerer', 'thief', 'barbarian', 'priest'],
      zones: { worn: { 0: ['ring-of-charm'] } },
      tracks: { gems: { 0: 3 } },
    })
    traded(t.answer('challenge:1'), 0, { to: 3, promise: { condition: 'my-side', goods: { gems: 1 } } })
    t.answer('ring').answer('place').answer('seat.2').answer('ready').answer('ready')
    dice(t, 7, 1).answerAs(3, 'attacker')
    until(t, 'rest')
    expect([t.track('words-kept', 3), t.track('words-broken', 3)]).toEqual([1, 0])
  })
})

describe('Helmet of Oblivion', () => {
  test('[helm.details] [object.oblivion-helm] it wipes out a lost Arena', () => {
    const t = arena(['attacker', 'defender'], [8, 1], {
      heroes: ['thief', 'priest', 'warrior', 'sorcerer'],
      zones: { worn: { 1: ['helmet-of-oblivion', 'dagger'] } },
      tracks: { gems: { 1: 4 }, pot: 2 },
    })
    expect(t.ask.rule).toBe('timing.reserved-after')
    t.answer(true)
    until(t, 'rest')
    expect([wounds(t), trophies(t), t.track('gems', 1), t.track('gems', 0)]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 4, 2])
    expect(t.zone('object-discard')).toEqual(['helmet-of-oblivion'])
  })
  test('[timing.reserved-after] offered only after a lost Arena', () => {
    const zones = { worn: { 1: ['helmet-of-oblivion'] } }
    const won = arena(['neutral', 'neutral'], [1, 7], { heroes: ['thief', 'priest'], zones })
    expect(won.said()).not.toContain('defeat-forgotten')
    expect(won.ask.rule).not.toBe('timing.reserved-after')
    const monster = fought('ghoul', [1, 7], { heroes: ['priest'], zones: { worn: { 0: ['helmet-of-oblivion'] } } })
    expect(monster.ask.rule).toBe('rest.trade')
  })
})

describe('Blackmail Charm', () => {
  const charm = (wanted: Parameters<typeof table>[0]) =>
    table({ heroes: ['thief'], ...wanted, zones: { worn: { 0: ['blackmail-charm'] }, ...wanted?.zones } })
  test('[object.blackmail-charm] another’s spoils complete one of his quests', () => {
    const t = charm({
      zones: {
        'secondary-quests': { 0: ['q-bloodthirsty'] },
        spoils: { 0: ['lizardman'], 1: ['cave-ogre', 'minotaur', 'ghoul'] },
      },
    })
    t.answer('blackmail').answer('use:1:q-bloodthirsty').answer(['lizardman', 'cave-ogre', 'minotaur'])
    expect([t.track('trophies', 0), t.zone('spoils', 0), t.zone('spoils', 1), t.zone('object-discard')]).toEqual([
      2,
      [],
      ['ghoul'],
      ['blackmail-charm'],
    ])
  })
  test('[blackmail.details] [object.blackmail-charm] or he steals a secondary quest at random', () => {
    const t = charm({ zones: { 'secondary-quests': { 1: ['q-edge', 'q-smith'] } } })
    t.answer('blackmail').answer('steal:1')
    expect([t.zone('secondary-quests', 0).length, t.zone('secondary-quests', 1).length]).toEqual([1, 1])
    const full = charm({ zones: { 'secondary-quests': { 0: ['q-hero', 'q-wretch', 'q-avarice'], 1: ['q-edge'] } } })
    expect(full.options).not.toContain('blackmail')
  })
})
