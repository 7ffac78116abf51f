import { describe, expect, test } from 'vitest'
import { ADVENTURE_CARDS, arena, dice, drawn, fought, table, totals, trophies, until, wounds } from '../kit.ts'

const strong = { worn: { 0: ['double-axe', 'plate-armour'] } }

describe('dragons', () => {
  test('[special.dragon.reward] three points, its object and the spoil', () => {
    for (const [dragon, object] of [
      ['green-dragon', 'dragon-sword'],
      ['black-dragon', 'dragon-armour'],
      ['red-dragon', 'dragon-amulet'],
    ] as const) {
      const t = fought(dragon, [8, 1], {
        heroes: ['thief'],
        zones: {
          worn: {
            0: ['golden-crown', 'wooden-shield', 'dagger']
              .filter((id) => (object === 'dragon-amulet' ? id !== 'golden-crown' : true))
              .slice(0, 1),
          },
        },
      })
      if (t.ask.rule === 'combat.flee-strong') dice(t, 8, 1).answer('fight')
      expect([t.track('trophies', 0), t.zone('spoils', 0)]).toEqual([3, [dragon]])
      expect([...t.zone('worn', 0), ...t.zone('pack', 0)]).toContain(object)
    }
  })
  test('[special.dragon.defeat] if it wins, dragon and object are discarded', () => {
    const t = fought('red-dragon', [1, 4], { zones: strong })
    expect([t.zone('adventure-discard'), t.zone('object-discard'), t.zone('reserve').length]).toEqual([
      ['red-dragon'],
      ['dragon-amulet'],
      2,
    ])
  })
})

describe('companions', () => {
  const two = { worn: { 0: ['double-axe'] }, companions: { 0: ['familiar'] } }
  test('[special.familiar] a second object of one type, no more', () => {
    const t = table({ heroes: ['thief'], zones: two, tracks: { gems: { 0: 12 } } }).answer('buy:war-hammer')
    expect([t.track('power', 0), t.zone('carried', 0)]).toEqual([15, ['war-hammer']])
    t.answer('buy:dagger').answer(false)
    expect([t.track('power', 0), t.zone('pack', 0)]).toEqual([15, ['dagger']])
    t.answer('carry:dagger')
    expect([t.track('power', 0), t.zone('carried', 0)]).toEqual([13, ['dagger']])
    expect(drawn('familiar').zone('companions', 0)).toEqual(['familiar'])
  })
  test('[special.familiar-death] a KritiK defeat kills it and its object is lost', () => {
    const zones = { ...two, carried: { 0: ['war-hammer'] } }
    const t = fought('frost-giant', [1, 8], { heroes: ['thief'], zones })
    expect([t.zone('companions', 0), t.zone('carried', 0), t.track('wounds', 0)]).toEqual([[], [], 2])
    expect(t.zone('shop')).toContain('war-hammer')
    expect(t.zone('adventure-discard')).toContain('familiar')
    const spared = fought('frost-giant', [1, 7], { heroes: ['thief'], zones })
    expect(spared.zone('companions', 0)).toEqual(['familiar'])
    const draconic = fought('frost-giant', [1, 8], {
      heroes: ['thief'],
      zones: { ...two, carried: { 0: ['dragon-sword'] } },
    })
    expect(draconic.zone('object-discard')).toEqual(['dragon-sword'])
  })
  test('[special.good-fairy] she spares the losses of one defeat, not the winners’ points', () => {
    const t = arena(['attacker', 'defender'], [8, 1], {
      zones: { worn: { 0: ['double-axe'], 1: ['dagger'] }, companions: { 1: ['good-fairy'] } },
      tracks: { gems: { 1: 4 }, arenas: 1 },
    })
    until(t, 'rest')
    expect([wounds(t), trophies(t), t.track('gems', 1)]).toEqual([[0, 0, 0, 2], [1, 0, 1, 0], 4])
    expect([t.zone('companions', 1), t.zone('worn', 1)]).toEqual([[], ['dagger']])
  })
})

describe('other special cards', () => {
  test('[dungeon.special-ends-draw] [dungeon.special] a special card is followed and no second card is drawn', () => {
    const t = drawn('treasure-chest')
    expect([t.table.phase, t.zone('dungeon').length, t.track('gems', 0)]).toEqual(['rest', 4, 3])
  })
  test('[special.treasure-chest] three gems from the bank', () => {
    const t = drawn('treasure-chest')
    expect([t.track('gems', 0), t.track('bank'), t.zone('adventure-discard')]).toEqual([3, 37, ['treasure-chest']])
  })
  test('[special.sale] half price once', () => {
    const t = table({ heroes: ['thief'], zones: { pack: { 0: ['sale', 'sale'] } }, tracks: { gems: { 0: 7 } } })
    t.answer('sale:double-axe')
    expect([t.track('gems', 0), t.zone('pack', 0), t.zone('adventure-discard')]).toEqual([3, ['sale'], ['sale']])
    expect(drawn('sale').zone('pack', 0)).toEqual(['sale'])
  })
  test('[special.trap] one wound, nothing prevents it', () => {
    const t = drawn('trap', { zones: { companions: { 0: ['good-fairy'] } } })
    expect([t.track('wounds', 0), t.zone('companions', 0)]).toEqual([1, ['good-fairy']])
    expect(drawn('trap', { tracks: { wounds: { 0: 4 } } }).track('wounds', 0)).toBe(4)
  })
  test('[vial.details] [special.chaotic-vial] the green die minus four, rolled before the fight', () => {
    const drunk = (face: number) => {
      const t = drawn('ghoul', { zones: { pack: { 0: ['chaotic-vial'] } } }).answer('fight')
      return dice(t, face, 3, 1).answer('vial')
    }
    expect([1, 4, 8].map((face) => totals(drunk(face))[0] - 11)).toEqual([-3, 0, 4])
    expect(drunk(4).zone('adventure-discard')).toContain('chaotic-vial')
  })
  test('[mimic.spoil] [special.mimic] alone, no flight, no reward', () => {
    const t = drawn('mimic', { tracks: { wounds: { 0: 4 } } })
    expect(t.options).toEqual(['fight'])
    expect(t.refusal('call')).toBe('special.mimic')
    dice(t, 8, 1).answer('fight')
    expect([t.track('gems', 0), t.zone('spoils', 0), t.zone('adventure-discard')]).toEqual([0, [], ['mimic']])
    expect(fought('mimic', [1, 8]).track('wounds', 0)).toBe(2)
  })
  test('[special.pilferer] one object of choice: shop, or discard if from the Dungeon or draconic', () => {
    const zones = { worn: { 0: ['helmet-of-the-dead', 'dragon-sword'] }, pack: { 0: ['chaotic-vial'] } }
    const t = drawn('pilferer', { zones })
    expect(t.options.sort()).toEqual(['chaotic-vial', 'dragon-sword', 'helmet-of-the-dead'])
    expect(t.answer('helmet-of-the-dead').zone('shop')).toContain('helmet-of-the-dead')
    expect(drawn('pilferer', { zones }).answer('chaotic-vial').zone('adventure-discard')).toContain('chaotic-vial')
    expect(drawn('pilferer', { zones }).answer('dragon-sword').zone('object-discard')).toEqual(['dragon-sword'])
    expect(drawn('pilferer').table.phase).toBe('rest')
  })
  test('[special.doppelganger] it copies the hero apart from special powers', () => {
    const t = drawn('doppelganger', {
      heroes: ['warrior'],
      zones: { worn: { 0: ['helmet-of-the-dead'] } },
      tracks: { 'unique-power': { 0: 1, 1: 0, 2: 0, 3: 0 } },
    })
    dice(t.answer('fight'), 3, 2).answer('effort')
    expect(totals(t)).toEqual([13 + 3, 11 + 2])
    expect([t.track('gems', 0), t.zone('spoils', 0)]).toEqual([6, ['doppelganger']])
  })
  test('[djinn.details] [special.djinn] any object or spoil on the table, discards included', () => {
    const t = fought('djinn', [8, 1], {
      heroes: ['thief'],
      zones: {
        ...strong,
        spoils: { 1: ['ghoul'] },
        'adventure-discard': ['mummy', 'trap', 'sale'],
        'object-discard': ['dragon-amulet'],
        pack: { 2: ['temple-key'] },
      },
    })
    expect(t.ask.rule).toBe('special.djinn')
    expect(t.options).toEqual(
      expect.arrayContaining(['dagger', 'ghoul', 'mummy', 'sale', 'dragon-amulet', 'temple-key']),
    )
    for (const not of ['trap', 'dragon-sword', 'temple-of-healing', 'double-axe']) expect(t.options).not.toContain(not)
    t.answer('dragon-amulet')
    expect([t.zone('worn', 0).includes('dragon-amulet'), t.zone('spoils', 0)]).toEqual([true, ['djinn']])
  })
  test('[special.temple-key] only its owner may rob, in phase 2', () => {
    const t = table({ at: 'dungeon-or-arena', zones: { pack: { 0: ['temple-key'] } } })
    expect(t.options).toContain('rob')
    expect(table({ at: 'dungeon-or-arena', zones: { pack: { 1: ['temple-key'] } } }).options).not.toContain('rob')
    expect(t.answer('rob').zone('adventure-discard')).toEqual(['temple-key'])
  })
})

describe('the Temple robbed', () => {
  const robbed = (faces: number[], wanted: Parameters<typeof table>[0] = {}) => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['thief'],
      ...wanted,
      zones: { pack: { 0: ['temple-key'] }, worn: { 0: ['double-axe'] } },
      tracks: { 'unique-power': 0, 'temple-gems': 6, ...wanted?.tracks },
    })
    return dice(t, ...faces).answer('rob')
  }
  test('[temple.fight] [temple.guardian] beaten alone, the gems are the robber’s', () => {
    const t = robbed([5, 2])
    expect([totals(t), t.track('gems', 0), t.track('temple-gems')]).toEqual([[17, 16], 6, 0])
    const lost = robbed([1, 8])
    expect([lost.track('wounds', 0), lost.track('temple-gems')]).toEqual([2, 6])
  })
  test('[temple.replaces-phase] the robbery takes the place of phase 2', () => {
    const t = robbed([5, 2])
    expect([t.table.phase, t.zone('dungeon').length]).toEqual(['rest', ADVENTURE_CARDS - 1])
  })
  test('[temple.curse] no healing and no grace for the robber', () => {
    const t = robbed([1, 8], { tracks: { gems: { 0: 5 } } })
    expect(t.track('curse', 0)).toBe(1)
    expect(t.refusal('heal')).toBe('temple.curse')
    const grace = drawn('day-of-grace', { tracks: { curse: { 0: 1 }, wounds: { 0: 3, 1: 3 } } })
    expect(wounds(grace)).toEqual([3, 1, 0, 0])
    expect(table({ at: 'turn-start', tracks: { curse: { 0: 1 }, wounds: { 0: 3 } } }).track('wounds', 0)).toBe(2)
  })
})
