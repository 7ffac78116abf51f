import { describe, expect, test } from 'vitest'
import { arena, dice, drawn, fought, gemsOf, table } from '../kit.ts'

describe('the end', () => {
  test('[end.immediate] [end.trophy-target] the game stops at once, before any Rest phase', () => {
    const t = arena(['attacker', 'neutral'], [7, 1], { tracks: { trophies: { 2: 11 }, arenas: 1 } })
    expect(t.match.result?.reason).toBe('trophy-target')
    expect(t.track('trophies', 0)).toBe(1)
    expect(t.table.phase).toBe('combat')
  })
  test('[end.deck-timing] [end.deck-empty] the last card is played out, then the game is over', () => {
    const t = table({ at: 'dungeon-or-arena', zones: { dungeon: ['ghoul'] } }).answer('draw')
    expect(t.match.over).toBe(false)
    dice(t, 7, 1).answer('fight')
    expect(t.match.result?.reason).toBe('deck-empty')
    expect(t.track('gems', 0)).toBe(gemsOf('ghoul'))
    expect(t.table.phase).not.toBe('rest')
  })
  const ended = (wanted: Parameters<typeof table>[0]) =>
    drawn('trap', {
      seats: 3,
      ...wanted,
      zones: { dungeon: ['trap'], 'main-quest': { 0: [], 1: [], 2: [] }, ...wanted?.zones },
    })

  test('[end.main-quest-penalty] an unfinished main quest costs its printed points', () => {
    const t = ended({ tracks: { trophies: { 0: 11 } }, zones: { 'main-quest': { 0: ['q-avarice'], 1: [], 2: [] } } })
    expect(t.match.result?.scores[0]).toBe(11 - 4)
  })
  test('[end.secondary-penalty] each unfinished secondary quest costs one point', () => {
    const t = ended({
      tracks: { trophies: { 0: 10 } },
      zones: { 'secondary-quests': { 0: ['q-lucky', 'q-edge', 'q-dragon'] } },
    })
    expect(t.match.result?.scores[0]).toBe(7)
  })
  test('[end.winner] the most points after deductions win, whoever ended the game', () => {
    const t = table({
      zones: {
        worn: { 0: ['double-axe'] },
        'secondary-quests': { 0: ['q-edge'] },
        'main-quest': { 0: ['q-saint-michael'], 1: [], 2: ['q-lucky'], 3: ['q-hero'] },
      },
      tracks: { trophies: { 0: 10, 1: 10, 2: 0, 3: 0 } },
    }).take(0, 'claim:q-edge')
    expect(t.match.result).toMatchObject({ reason: 'trophy-target', winners: [1], scores: [9, 10, -4, -1] })
  })
  test('[end.tiebreak] more spoils win, then the victory is shared', () => {
    const tied = (mine: string[]) =>
      ended({ tracks: { trophies: { 0: 10, 1: 10 } }, zones: { spoils: { 0: mine, 1: ['ghoul', 'harpy'] } } }).match
        .result
    expect(tied(['mummy', 'griffin', 'djinn'])?.winners).toEqual([0])
    expect(tied(['mummy', 'griffin'])?.winners).toEqual([0, 1])
  })
  test('[goal.most-trophies] gems and objects are worth nothing', () => {
    const t = ended({
      tracks: { trophies: { 0: 9, 1: 8 }, gems: { 1: 20 } },
      zones: { worn: { 1: ['dagger', 'chain-mail', 'copper-ring'] } },
    })
    expect(t.match.result?.winners).toEqual([0])
  })
  test('[table.roleplay] only answers change the game', () => {
    const t = fought('ghoul', [7, 1])
    const before = t.match.hash
    t.match.view(0)
    t.match.heard(1)
    expect(t.match.hash).toBe(before)
  })
})
