import type { Table } from '@sablier/donjon-quetes-trahisons'
import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { decidingMoments } from '../src/deciding-moments.ts'
import { arena, fought, table } from './kit.ts'

const momentsOf = (t: { table: unknown; match: { events: readonly unknown[] | null } }) =>
  decidingMoments(t.table as Table, (t.match.events ?? []) as SeenEvent[])

test('[end.trophy-target] whoever reaches the target is told of', () => {
  const t = fought('infernal-cyclops', [8, 1], { tracks: { trophies: { 0: 11 } } }).answer('fight')
  expect(momentsOf(t)).toContainEqual({ kind: 'reached', seat: 0, n: t.track('trophies', 0) })
})

test('[combat.arena-total] the clearest Arena is told with both totals', () => {
  const t = arena(['attacker'], [7, 1], { seats: 3 })
  expect(momentsOf(t)).toContainEqual({
    kind: 'arena',
    attacker: 0,
    defender: 1,
    totals: { green: 8 + 4 + 7, red: 8 + 1 },
  })
})

test('[promise.record] whose word counted most and least is told only of one who stands out', () => {
  const t = table({ tracks: { 'promises-kept': { 1: 3 }, 'promises-broken': { 0: 2, 2: 1 } } })
  expect(momentsOf(t)).toEqual([
    { kind: 'loyal', seat: 1, kept: 3, broken: 0 },
    { kind: 'traitor', seat: 0, kept: 0, broken: 2 },
  ])
  expect(momentsOf(table({ tracks: { 'promises-broken': { 0: 1, 2: 1 } } }))).toEqual([])
})
