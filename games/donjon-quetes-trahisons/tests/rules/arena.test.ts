import { seedChance } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { arena, challenged, dice, rolls, table, totals, trophies, until, wounds } from '../kit.ts'

describe('opening an Arena', () => {
  test('[choice.dungeon-or-arena] draw or challenge, or rob with the Key; nobody passes', () => {
    expect(table({ at: 'dungeon-or-arena', round: 3 }).options).toEqual([
      'draw',
      'challenge:1',
      'challenge:2',
      'challenge:3',
    ])
    const key = table({ at: 'dungeon-or-arena', round: 3, zones: { pack: { 0: ['temple-key'] } } })
    expect(key.options).toContain('rob')
  })
  test('[arena.challenge] any other player can be named and cannot refuse', () => {
    const t = table({ at: 'dungeon-or-arena' })
    expect(t.options.filter((id) => id.startsWith('challenge'))).toHaveLength(3)
    expect(() => t.match.answer(0, 'challenge:0')).toThrow()
    t.answer('challenge:2')
    expect(t.fact('fight')).toMatchObject({ kind: 'arena', leader: 0, defender: 2 })
  })
  test('[arena.announce] all see attacker, defender and the request to choose a side', () => {
    const t = challenged()
    expect(t.said()).toContain('arena-opened')
    expect(t.match.asks().map((ask) => ask.seat)).toEqual([2, 3])
    for (const seat of [2, 3]) expect(t.optionsOf(seat)).toEqual(['attacker', 'defender', 'neutral'])
  })
})

describe('sides', () => {
  test('[arena.secret-choice] nobody else learns a sealed side before the reveal', () => {
    const look = (side: string) => {
      const t = challenged()
      t.answerAs(2, side)
      return [0, 1, 3, 'spectator'].map((viewer) =>
        JSON.stringify([t.match.view(viewer as number), t.match.heard(viewer as number)]),
      )
    }
    expect(look('attacker')).toEqual(look('defender'))
    expect(look('attacker')).toEqual(look('neutral'))
  })
  test('[arena.secret-choice] all sealed, a declaration pending: still nobody knows', () => {
    const look = (side: string) => {
      const t = challenged({ tracks: { 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 } } })
      t.answerAs(2, side).answerAs(3, 'attacker')
      expect(t.ask.rule).toBe('timing.before-dice')
      return [0, 1, 3, 'spectator'].map((viewer) =>
        JSON.stringify([t.match.view(viewer as number), t.match.heard(viewer as number)]),
      )
    }
    expect(look('attacker')).toEqual(look('defender'))
  })
  test('[arena.reveal] sides are shown after the dice and cannot be changed then', () => {
    const t = arena(['attacker', 'defender'], [3, 7])
    const kinds = (t.match.events ?? []).flatMap((e) =>
      e.type === 'rolled'
        ? ['dice']
        : e.type === 'said' && ['side-sealed', 'joined-side'].includes(e.key)
          ? [e.key]
          : [],
    )
    expect(kinds).toEqual(['side-sealed', 'side-sealed', 'dice', 'dice', 'joined-side', 'joined-side'])
    expect(() => t.match.answer(2, 'defender')).toThrow()
  })
  test('[arena.allegiance-effect] allies lend half, neutrals share in nothing', () => {
    const t = arena(['defender', 'neutral'], [1, 6], {
      heroes: ['thief', 'priest', 'forester', 'sorcerer'],
      zones: { worn: { 0: ['short-sword'], 2: ['dagger'] } },
    })
    expect(totals(t)).toEqual([10 + 1, 8 + 5 + 6])
    expect([trophies(t)[3], wounds(t)[3]]).toEqual([0, 0])
  })
  test('[alliance.arena-any-number] five against one is possible', () => {
    const t = arena(['attacker', 'attacker', 'attacker', 'attacker'], [2, 1], { seats: 6 })
    expect(totals(t)).toEqual([8 + 4 * 4 + 2, 8 + 1])
    until(t, 'rest')
    expect(trophies(t)).toEqual([1, 0, 1, 1, 1, 1])
  })
  test('[arena.predeclare] a spectator declares before the dice without naming a side', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'warrior', 'sorcerer'],
      zones: { worn: { 2: ['armour-of-power'] } },
      tracks: { 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 0 } },
    })
    t.answerAs(2, 'defender').answerAs(3, 'neutral')
    expect([t.ask.seat, t.ask.rule]).toEqual([2, 'arena.predeclare'])
    expect(t.options).toEqual(['pass', 'effort', 'power-armour'])
    t.answer('effort')
    expect(t.said()).not.toContain('joined-side')
    dice(t, 1, 5).answer('pass')
    expect(totals(t)).toEqual([8 + 1, 8 + 6 + 5])
    expect(() => t.match.answer(2, 'effort')).toThrow()
  })
  test('[timing.neutral-cannot-declare] [arena.predeclare] a neutral spectator is asked too and can only pass', () => {
    const t = challenged({
      heroes: ['thief', 'priest', 'warrior', 'sorcerer'],
      tracks: { 'unique-power': { 0: 0, 1: 0, 2: 1, 3: 1 } },
      zones: { worn: { 3: ['ring-of-charm'] } },
    })
    t.answerAs(2, 'neutral').answerAs(3, 'neutral')
    expect([t.ask.seat, t.options]).toEqual([2, ['pass']])
    t.answer('pass')
    expect([t.ask.seat, t.ask.rule, t.options]).toEqual([3, 'timing.while-rolling', ['stay']])
  })
})

describe('the fight', () => {
  test('[arena.dice-colours] green for the attacker, red for the defender', () => {
    const t = arena(['neutral', 'neutral'], [3, 7])
    expect([rolls(t, 'green'), rolls(t, 'red')]).toEqual([[3], [7]])
    expect(totals(t)).toEqual([11, 15])
    const by = (t.match.events ?? []).flatMap((e) => (e.type === 'rolled' ? [e.seat] : []))
    expect(by).toEqual([0, 1])
  })
  test('[combat.arena-total] power, support and die on each side', () => {
    const t = arena(['attacker', 'defender'], [5, 6], {
      heroes: ['thief', 'priest', 'forester', 'sorcerer'],
      zones: { worn: { 0: ['double-axe'], 1: ['war-hammer'] } },
      tracks: { wounds: { 3: 2 } },
    })
    expect(totals(t)).toEqual([12 + 4 + 5, 11 + 3 + 6])
    expect(t.said()).toContain('green-wins')
  })
  test('[combat.defender-full] the defender counts full power', () => {
    const t = arena(['neutral', 'neutral'], [1, 1], {
      heroes: ['thief', 'priest'],
      zones: { worn: { 1: ['double-axe', 'copper-ring'] } },
    })
    expect(totals(t)[1]).toBe(13 + 1)
  })
  test('[combat.tie] equal totals go to the green die', () => {
    const t = arena(['neutral', 'neutral'], [4, 4])
    expect(t.said()).toContain('green-wins')
    expect(t.cited()).toContain('combat.tie')
    until(t, 'rest')
    expect(trophies(t)).toEqual([1, 0, 0, 0])
  })
})

describe('consequences', () => {
  const rich = { gems: { 0: 0, 1: 5, 2: 0, 3: 0 }, arenas: 1 }
  const goods = { worn: { 1: ['dagger'] }, spoils: { 1: ['ghoul', 'harpy'] } }

  test('[arena.plunder] half the gems, an object or a spoil', () => {
    const won = () =>
      arena(['neutral', 'neutral'], [7, 1], { heroes: ['priest', 'forester'], tracks: rich, zones: goods })
    const t = won()
    expect(t.options).toEqual(['gems', 'object', 'spoil'])
    t.answer('gems')
    expect([t.track('gems', 0), t.track('gems', 1)]).toEqual([3, 2])
    expect(won().answer('object').zone('worn', 0)).toEqual(['dagger'])
    expect(won().answer('spoil').answer('harpy').zone('spoils', 0)).toEqual(['harpy'])
  })
  test('[object.untyped] [special.kept-as-objects] a Sale alone can be plundered', () => {
    const t = arena(['neutral', 'neutral'], [7, 1], { zones: { pack: { 1: ['sale'] } }, tracks: { arenas: 1 } })
    expect(t.zone('pack', 0)).toEqual(['sale'])
  })
  test('[arena.attackers-win] attackers gain a point, defenders are wounded', () => {
    const t = arena(['attacker', 'defender'], [7, 1], { zones: { worn: { 0: ['double-axe'] } } })
    until(t, 'rest')
    expect(trophies(t)).toEqual([1, 0, 1, 0])
    expect(wounds(t)).toEqual([0, 1, 0, 1])
    const kritik = until(arena(['attacker', 'defender'], [8, 1]), 'rest')
    expect(wounds(kritik)).toEqual([0, 2, 0, 2])
  })
  test('[arena.defenders-win] defenders gain a point, attackers are wounded, nothing is plundered', () => {
    const t = until(arena(['attacker', 'defender'], [1, 8], { tracks: rich, zones: goods }), 'rest')
    expect(trophies(t)).toEqual([0, 1, 0, 1])
    expect(wounds(t)).toEqual([2, 0, 2, 0])
    expect([t.track('gems', 1), t.zone('spoils', 1), t.zone('worn', 1)]).toEqual([5, ['ghoul', 'harpy'], ['dagger']])
  })
  test('[pot.winner] the winner of the first Arena takes the Pot', () => {
    const t = until(arena(['neutral', 'neutral'], [1, 7], { tracks: { pot: 3, gems: { 1: 2 } } }), 'rest')
    expect([t.track('gems', 1), t.track('trophies', 1), t.track('pot')]).toEqual([5, 1, 0])
  })
  test('[pot.end] after the first Arena there is no Pot', () => {
    const t = until(arena(['neutral', 'neutral'], [1, 7], { tracks: { arenas: 1 } }), 'rest')
    expect(t.cited()).not.toContain('pot.winner')
    const next = table({ at: 'turn-start', tracks: { arenas: 2 } })
    expect(next.track('pot')).toBe(0)
  })
})

describe('imagined worlds', () => {
  test('[arena.secret-choice] a world drawn for another seat guesses the sealed sides anew', () => {
    const t = challenged({ tracks: { 'unique-power': { 0: 0, 1: 1, 2: 0, 3: 0 } } })
    t.answerAs(2, 'attacker').answerAs(3, 'defender')
    expect(t.ask.rule).toBe('timing.before-dice')
    const guessed = new Set<unknown>()
    const known = new Set<unknown>()
    for (let i = 0; i < 40; i++) {
      guessed.add(t.match.world(1, seedChance(`guess ${i}`)).table.fact('sealed', 2))
      known.add(t.match.world(2, seedChance(`know ${i}`)).table.fact('sealed', 2))
    }
    expect([...guessed].sort()).toEqual(['attacker', 'defender', 'neutral'])
    expect([...known]).toEqual(['attacker'])
  })
})
