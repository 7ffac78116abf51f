import type { Entry } from '@sablier/kernel'
import { Match, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { Metrics } from '../../src/metrics.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import { Scheduler } from '../../src/tables/scheduler.ts'
import type { TableRegistry } from '../../src/tables/table-registry.ts'

/** A match at a moment when a seat that is not asked could claim its oath. */
function withOpenClaim(): { match: Match; seat: number } {
  for (let n = 0; ; n++) {
    const match = new Match({ game: lanterns, seats: 3, seed: `claim ${n}` })
    const chance = seedChance(`claim ${n}`)
    while (!match.over) {
      const seat = match.table.seats.find(
        (other) => !match.askOf(other) && match.offers(other).some(({ id }) => id === 'claim'),
      )
      if (seat !== undefined) return { match, seat }
      match.enter(randomEntry(match, chance))
    }
  }
}

test('a computer player that is not asked looks once at what stands open to it, and takes it up', async () => {
  const { match, seat } = withOpenClaim()
  const asked: number[] = []
  const claim: Entry = { seat, take: 'claim' }
  const bots = {
    decide: async (_: Match, who: number) => {
      asked.push(who)
      return who === seat && asked.length === 1 ? claim : null
    },
    hint: async () => null,
    forecast: async () => null,
    close() {},
  }
  const taken: unknown[] = []
  const seats = match.table.seats.map((other) => ({ bot: other === seat ? 'novice' : null }))
  const core = {
    match,
    entries: match.entries.length,
    waiting: match.asks().map((ask) => ask.seat),
    isFresh: () => true,
    state: { status: 'playing', seats, votes: [], voices: [] },
  }
  const table = {
    id: 't',
    core,
    watchers: new Set(),
    thinking: new Set(),
    considered: [],
  } as unknown as LiveTable
  const registry = {
    work: async (_: LiveTable, run: (of: unknown) => unknown[]) => void taken.push(...run(core)),
  } as unknown as TableRegistry
  const onError = (error: unknown) => {
    throw error
  }
  const parts = { registry, storage: {} as Storage, bots, metrics: new Metrics(), botPause: 0, idleMs: 1000, onError }
  const scheduler = new Scheduler(parts)
  scheduler.look(table)
  await expect.poll(() => taken).toEqual([{ kind: 'took', seat, offer: 'claim' }])
  scheduler.look(table)
  expect(asked).toEqual([seat])
})
