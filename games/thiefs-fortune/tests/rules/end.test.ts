import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { table } from '../kit.ts'

/** The end of the last round: Bribes are settled, then the points are counted. */
const ending = (setup: TableSetup) => table({ at: 'bribe', round: 5, facts: { 'first-to-pass': 0 }, ...setup })

test('[end.after-round-five] the fifth round has its Bribe Phase, then the game ends', () => {
  const t = ending({ tracks: { danger: { 0: 2 }, fortune: { 0: 9 } } })
  expect(t.match.over).toBe(true)
  expect([t.track('danger'), t.match.result?.scores]).toEqual([0, [7, 0]])
  expect(t.table.round).toBe(5)
})

test('[end.after-round-five] nobody is named Starting Player once no round follows', () => {
  // Once by the set-up, and once more if a round follows.
  const named = (round: number) =>
    table({ at: 'bribe', round, facts: { 'first-to-pass': 1 } })
      .said()
      .filter((line) => line === 'starts').length
  expect([named(4), named(5)]).toEqual([2, 1])
})

test('[end.past-points] the cards of the PAST score, those of PRESENT and FUTURE do not', () => {
  const t = ending({
    zones: {
      past: { 0: ['inn-2', 'armory-2', 'well-1', 'duel-1'] },
      'present-locations': { 0: ['docks-2'] },
      future: { 0: ['library-2'] },
    },
    marks: { lamp: { 'library-2': 1 } },
  })
  expect(t.match.result?.scores).toEqual([6, 0])
})

test('[end.resource-points] every five Basic Resources give one point', () => {
  const score = (tracks: Record<string, number>) => {
    const byOwner = Object.fromEntries(Object.entries(tracks).map(([kind, n]) => [kind, { 0: n }]))
    return ending({ tracks: byOwner }).match.result?.scores[0]
  }
  expect(score({ sword: 4, gem: 3, lamp: 4, time: 9 })).toBe(2)
  expect(score({ sword: 4 })).toBe(0)
  expect(score({ sword: 2, gem: 2, lamp: 1 })).toBe(1)
})

test('[end.winner] the most Fortune Points win', () => {
  const t = ending({ seats: 3, tracks: { fortune: { 0: 41, 1: 38, 2: 40 } } })
  expect(t.match.result).toEqual({ reason: 'most-fortune', winners: [0], scores: [41, 38, 40] })
})

test('[end.tie-danger] in a tie the fewest Danger wins', () => {
  const t = ending({
    seats: 3,
    tracks: { fortune: { 0: 40, 1: 40, 2: 35 }, danger: { 0: 2, 1: 1, 2: 0 }, lamp: { 0: 2, 1: 1, 2: 0 } },
  })
  expect(t.match.result).toEqual({ reason: 'fewest-danger', winners: [1], scores: [40, 40, 35] })
})

test('[end.tie-shared] if that is equal too, the victory is shared', () => {
  const t = ending({
    seats: 3,
    tracks: { fortune: 40, danger: { 0: 1, 1: 1, 2: 3 }, lamp: { 0: 1, 1: 1, 2: 3 } },
  })
  expect(t.match.result).toEqual({ reason: 'shared-victory', winners: [0, 1], scores: [40, 40, 40] })
})

test('[visibility.past-final] all PASTS are shown at final scoring', () => {
  const t = ending({ zones: { past: { 0: ['inn-1', 'well-1', 'beggar-1'] } } })
  for (const viewer of [1, 'spectator'] as const)
    expect(t.seen(viewer, 'past', 0)).toEqual(['inn-1', 'well-1', 'beggar-1'])
})

test('[score.below-zero] a score may be negative', () => {
  expect(ending({ tracks: { danger: { 0: 5 } } }).match.result?.scores).toEqual([-5, 0])
})
