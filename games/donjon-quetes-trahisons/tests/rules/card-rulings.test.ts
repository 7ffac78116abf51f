import { describe, expect, test } from 'vitest'
import { arena, challenged, claims, dice, drawn, fought, table, totals, trophies, until } from '../kit.ts'

describe('objects', () => {
  test('[object.reserved-slot] the Bow adds 2 for the Forester, and nothing for anybody else', () => {
    const wearing = (hero: string) => table({ heroes: [hero], zones: { worn: { 0: ['bow-of-compulsion'] } } })
    expect([wearing('forester').track('power', 0), wearing('thief').track('power', 0)]).toEqual([10, 8])
  })
  test('[object.reserved-slot] another hero puts on what counts rather than the Bow', () => {
    const t = table({ heroes: ['thief'], zones: { worn: { 0: ['bow-of-compulsion'] }, pack: { 0: ['dagger'] } } })
    expect(t.answer('wear:dagger').track('power', 0)).toBe(9)
  })
  test('[dragon.black-object] the Black Dragon gives the Dragon Armour', () => {
    const worn = { 0: ['dragon-sword', 'dragon-amulet'] }
    const t = fought('black-dragon', [7, 1], { heroes: ['thief'], zones: { worn } })
    expect(t.zone('worn', 0)).toContain('dragon-armour')
  })
})

describe('what may be declared and charmed', () => {
  const spectating = (zones: object) =>
    challenged({ heroes: ['thief', 'warrior', 'sorcerer', 'priest'], zones: zones as never })
      .answerAs(2, 'attacker')
      .answerAs(3, 'neutral')
  test('[predeclare.sorcerer] a Sorcerer who looks on declares the Vial only, never the Ring', () => {
    const vial = spectating({ pack: { 2: ['chaotic-vial'] }, worn: { 2: ['ring-of-charm'] } })
    expect([vial.ask.seat, vial.options]).toEqual([2, ['pass', 'vial']])
    const ring = spectating({ worn: { 2: ['ring-of-charm'] } })
    expect(ring.said()).toContain('totals')
  })
  test('[hero.forester-typeless] against several monsters the type bonus counts once', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['forester', 'thief', 'warrior', 'priest'],
      facts: { 'forester-type': 'undead' },
      zones: { dungeon: ['hydra', 'day-in-hell'], 'adventure-discard': ['ghoul', 'mummy', 'banshee'] },
    })
    dice(t, 1, 1).answer('draw')
    expect(totals(t)).toEqual([8 + 1 + 4 + 4 + 4 + 1, 8 + 10 + 14 + 1])
  })
  test('[solo.charmed-monster] with a charmed monster one still fights in single combat', () => {
    const t = fought('infernal-cyclops', [7, 1, 8], {
      heroes: ['forester'],
      zones: {
        worn: { 0: ['bow-of-compulsion'] },
        charmed: { 0: ['ghoul'] },
        'main-quest': { 0: ['q-monster-slayer'], 2: ['q-hero'] },
      },
    })
    expect(claims(t, 0)).toContain('claim:q-monster-slayer')
  })
})

describe('events, Guild and Temple', () => {
  test('[first-last.ties] nothing happens when all are level', () => {
    const t = drawn('first-last', { tracks: { trophies: 3 } })
    expect([trophies(t), t.said()]).toEqual([[3, 3, 3, 3], expect.arrayContaining(['all-level'])])
  })
  test('[curse.several] each robber of the Temple is cursed, one beside the other', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['thief'],
      tracks: { curse: { 1: 1 } },
      zones: { pack: { 0: ['temple-key'] } },
    })
    dice(t, 1, 7).answer('rob')
    expect([t.track('curse', 0), t.track('curse', 1)]).toEqual([1, 1])
  })
  test('[quest.pile-small] the last quest of the Guild is taken as it is, and then nothing is sold', () => {
    const guild = (left: string[]) => table({ tracks: { gems: { 0: 4 } }, zones: { guild: left } })
    const one = guild(['q-smith']).answer('quest').answer('q-smith')
    expect([one.zone('secondary-quests', 0), one.zone('guild')]).toEqual([['q-smith'], []])
    expect(guild([]).options).not.toContain('quest')
  })
})

describe('the end', () => {
  test('[end.several-reach] two reach the target in one Arena: deductions decide as always', () => {
    const t = arena(['attacker', 'neutral'], [7, 1], {
      tracks: { trophies: { 0: 11, 2: 11 }, arenas: 1 },
      zones: { 'main-quest': { 0: ['q-hero'], 2: [] } },
    })
    expect(t.match.result).toMatchObject({ reason: 'trophy-target', winners: [2] })
    expect([t.match.result?.scores[0], t.match.result?.scores[2]]).toEqual([12 - 1, 12])
  })
  test('[trophy.floor] points never fall below 0 in play, the final count may', () => {
    const t = drawn('first-last', { tracks: { trophies: { 0: 1, 1: 0, 2: 0, 3: 0 } } })
    expect(trophies(t)).toEqual([0, 1, 1, 1])
    const ended = until(table({ seats: 3, zones: { dungeon: ['trap'], 'main-quest': { 0: ['q-avarice'] } } }), 'never')
    expect(ended.match.result?.scores[0]).toBe(-4)
  })
})
