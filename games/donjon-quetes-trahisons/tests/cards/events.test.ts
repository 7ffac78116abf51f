import { describe, expect, test } from 'vitest'
import { dice, drawn, gems, gemsOf, table, totals, trophies, until, wounds } from '../kit.ts'

describe('events', () => {
  test('[dungeon.event] an event is followed and another card drawn', () => {
    const t = table({
      at: 'dungeon-or-arena',
      zones: { dungeon: ['ghoul', 'orc-marauder', 'day-of-grace', 'meteor-swarm'] },
    }).answer('draw')
    expect(wounds(t)).toEqual([2, 2, 2, 2])
    expect(t.ask.rule).toBe('dungeon.event')
    t.answer('draw')
    expect(wounds(t)).toEqual([0, 0, 0, 0])
    t.answer('draw')
    expect([t.zone('drawn'), t.zone('dungeon')]).toEqual([['orc-marauder'], ['ghoul']])
  })
  test('[event.meteor-swarm] two wounds for everybody', () => {
    expect(wounds(drawn('meteor-swarm', { seats: 3, tracks: { wounds: { 1: 1, 2: 3 } } }))).toEqual([2, 3, 4])
  })
  test('[event.day-of-grace] two wounds heal', () => {
    expect(wounds(drawn('day-of-grace', { seats: 3, tracks: { wounds: { 1: 1, 2: 3 } } }))).toEqual([0, 0, 1])
  })
  test('[event.blood-frenzy] an Arena against the right-hand neighbour, nobody neutral, no talk', () => {
    const t = drawn('blood-frenzy', { active: 2, round: 1, facts: { 'first-player': 0 }, tracks: { pot: 1 } })
    expect(t.fact('fight')).toMatchObject({ leader: 2, defender: 1, frenzy: true })
    expect(
      t.match
        .asks()
        .map((ask) => ask.seat)
        .sort(),
    ).toEqual([0, 3])
    expect(t.optionsOf(0)).toEqual(['attacker', 'defender'])
    t.answerAs(0, 'attacker')
    dice(t, 7, 1).answerAs(3, 'attacker')
    expect([trophies(t), t.track('pot'), t.track('gems', 2)]).toEqual([[1, 0, 1, 1], 0, 1])
    expect(t.ask.rule).toBe('dungeon.event')
    expect(t.zone('adventure-discard')).toEqual(['blood-frenzy'])
  })
  test('[new-choice.details] [event.new-choice] main and secondary quest may be swapped in secret', () => {
    const t = drawn('new-choice', { zones: { 'secondary-quests': { 0: ['q-edge', 'q-smith'], 1: ['q-hero'] } } })
    expect(t.match.asks().map((ask) => ask.seat)).toEqual([0, 1])
    t.answerAs(0, ['q-edge']).answerAs(1, [])
    expect([t.zone('main-quest', 0), t.zone('secondary-quests', 0).sort()]).toEqual([
      ['q-edge'],
      ['q-dragon', 'q-smith'],
    ])
    expect(t.said()).toEqual(expect.arrayContaining(['quest-swapped', 'quest-kept']))
    expect(JSON.stringify(t.match.heard('spectator'))).not.toContain('"q-')
  })
  test('[event.unexpected-delivery] discarded reserved objects are on sale again', () => {
    const t = drawn('unexpected-delivery', {
      zones: { 'object-discard': ['armour-of-power', 'ring-of-charm', 'dragon-sword'] },
    })
    expect(t.zone('object-discard')).toEqual(['dragon-sword'])
    expect(t.zone('shop')).toEqual(expect.arrayContaining(['armour-of-power', 'ring-of-charm']))
  })
  test('[putrefaction.none] [event.putrefaction] everybody discards a spoil of choice, in turn order', () => {
    const t = drawn('putrefaction', {
      seats: 3,
      zones: { spoils: { 0: ['ghoul', 'harpy', 'mummy'], 2: ['griffin'] } },
    }).answer('harpy')
    expect([0, 1, 2].map((seat) => t.zone('spoils', seat).length)).toEqual([2, 0, 0])
    expect(t.zone('adventure-discard')).toEqual(['harpy', 'griffin', 'putrefaction'])
  })
  test('[lasting.duration] [event.toll] others pay two gems to draw until the drawer’s next turn', () => {
    const t = drawn('toll', {
      seats: 3,
      zones: { dungeon: ['ghoul', 'trap', 'sale', 'sale', 'treasure-chest', 'toll'] },
      tracks: { gems: { 0: 0, 1: 3, 2: 1 } },
    })
    expect(t.zone('lasting', 0)).toEqual(['toll'])
    t.answer('draw')
    expect(t.track('gems', 0)).toBe(3)
    until(t, 'dungeon-or-arena', 1).answer('draw')
    expect(t.track('gems', 1)).toBe(1)
    until(t, 'dungeon-or-arena', 2)
    expect(t.refusal('draw')).toBe('event.toll')
    const back = table({ at: 'turn-start', zones: { lasting: { 0: ['toll'] } }, facts: { 'in-force': 'toll' } })
    expect([back.fact('in-force'), back.zone('adventure-discard')]).toEqual(['', ['toll']])
  })
  test('[event.surge-of-love] no Arenas for a round', () => {
    const t = drawn('surge-of-love', {
      zones: { dungeon: ['ghoul', 'sale', 'treasure-chest', 'surge-of-love'] },
    }).answer('draw')
    until(t, 'dungeon-or-arena', 1)
    expect(t.refusal('challenge:2')).toBe('event.surge-of-love')
    expect(
      table({
        at: 'turn-start',
        zones: { lasting: { 0: ['surge-of-love'] } },
        facts: { 'in-force': 'surge-of-love' },
      }).fact('in-force'),
    ).toBe('')
  })
  test('[event.surge-cancels-frenzy] love calms a frenzy', () => {
    const t = drawn('blood-frenzy', {
      zones: { lasting: { 1: ['surge-of-love'] } },
      facts: { 'in-force': 'surge-of-love' },
    })
    expect([t.fact('fight'), t.ask.rule, t.zone('adventure-discard')]).toEqual([
      null,
      'dungeon.event',
      ['blood-frenzy'],
    ])
  })
  test('[event.one-active] a newer lasting event replaces the older one', () => {
    const t = drawn('surge-of-love', {
      zones: { lasting: { 2: ['toll'] } },
      facts: { 'in-force': 'toll' },
      tracks: { gems: { 0: 2 } },
    })
    expect([t.fact('in-force'), t.zone('lasting', 0), t.zone('lasting', 2), t.zone('adventure-discard')]).toEqual([
      'surge-of-love',
      ['surge-of-love'],
      [],
      ['toll'],
    ])
  })
  test('[event.first-last] the first gives, the last receives', () => {
    const scoresAfter = (points: number[]) =>
      trophies(drawn('first-last', { seats: 3, tracks: { trophies: { ...points } } }))
    expect(scoresAfter([7, 4, 2])).toEqual([6, 4, 3])
    expect(scoresAfter([7, 7, 2])).toEqual([6, 6, 3])
    expect(scoresAfter([7, 2, 2])).toEqual([6, 3, 3])
    expect(scoresAfter([5, 5, 5])).toEqual([5, 5, 5])
  })
})

describe('a day in hell', () => {
  const hell = (faces: number[], wanted: Parameters<typeof table>[0] = {}) => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['thief', 'priest', 'forester', 'sorcerer'],
      ...wanted,
      zones: {
        dungeon: ['banshee', 'day-in-hell'],
        'adventure-discard': ['hydra', 'goblin-archer', 'ghoul', 'trap', 'mummy'],
        worn: { 0: ['double-axe'], 1: ['short-sword'], 3: ['dagger', 'short-sword'].slice(0, 1) },
        ...wanted?.zones,
      },
    })
    return dice(t, ...faces).answer('draw')
  }
  test('[event.day-in-hell] the last three monsters fight together against all', () => {
    const t = hell([1, 3])
    expect(totals(t)).toEqual([12 + 5 + 4 + 5 + 1, 10 + 8 + 6 + 3])
    expect(t.zone('adventure-discard')).toEqual(['hydra', 'goblin-archer', 'ghoul', 'trap', 'mummy', 'day-in-hell'])
  })
  test('[event.day-in-hell-win] the gems are dealt out one by one', () => {
    const t = hell([7, 1], {
      seats: 3,
      heroes: ['thief', 'priest', 'forester'],
      zones: {
        dungeon: ['banshee', 'day-in-hell'],
        'adventure-discard': ['ghoul', 'harpy', 'infernal-cyclops'],
        worn: { 0: ['double-axe', 'plate-armour'], 1: ['golden-crown', 'war-hammer', 'chain-mail'] },
      },
    })
    // Dealt from the drawer on.
    expect(gemsOf('ghoul', 'harpy', 'infernal-cyclops')).toBe(11)
    expect([gems(t), trophies(t)]).toEqual([
      [4, 4, 3],
      [0, 0, 0],
    ])
  })
  test('[event.day-in-hell-win] a short bank is dealt out one by one as well', () => {
    const t = hell([7, 1], {
      seats: 3,
      heroes: ['thief', 'priest', 'forester'],
      zones: {
        dungeon: ['banshee', 'day-in-hell'],
        'adventure-discard': ['goblin-archer', 'ghoul', 'harpy'],
        worn: { 0: ['double-axe', 'plate-armour'], 1: ['golden-crown', 'war-hammer', 'chain-mail'] },
      },
      tracks: { bank: 4 },
    })
    expect([gems(t), t.track('bank')]).toEqual([[2, 1, 1], 0])
  })
  test('[trophy.floor] [event.day-in-hell-loss] everybody is wounded and loses a point', () => {
    const t = hell([1, 8], { tracks: { trophies: { 0: 3, 1: 0, 2: 1, 3: 2 } } })
    expect([wounds(t), trophies(t)]).toEqual([
      [2, 2, 2, 2],
      [2, 0, 0, 1],
    ])
  })
})
