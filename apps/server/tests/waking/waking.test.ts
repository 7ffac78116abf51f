import { below, type Entry, Match, seedChance, seedFrom } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { findGame } from '@sablier/shelf'
import { describe, expect, test } from 'vitest'
import { PlayedTable, recordsOf, withDice } from './played-table.ts'

/** A game of the miniature, at random. */
function lanternsGame(seed: string, seats = 3): Entry[] {
  const match = new Match({ game: lanterns, seats, seed: seedFrom(seed, new Array(seats).fill('')) })
  const chance = seedChance(seed)
  while (!match.over) match.enter(randomEntry(match, chance))
  return match.entries
}
const lanternsTable = (secret: string, seats = 3) => PlayedTable.open(lanterns, { seats, options: {}, secret })

/**
 * Plays entries in ticks of several, with answers taken back and games put back to an earlier moment on the way; at some
 * moments compares the table as it wakes with the table replayed from its first answer.
 */
async function playAndCompare(table: PlayedTable, entries: readonly Entry[], moments: number): Promise<void> {
  const chance = seedChance(`ticks of ${table.game.id} ${entries.length}`)
  let compared = 0
  for (let next = 0; next < entries.length; ) {
    const tick = entries.slice(next, next + 1 + below(chance, 9))
    await table.play(...tick)
    next += tick.length
    const { match } = await table.core()
    expect(match!.entries).toHaveLength(next)
    const last = entries[next - 1]!
    // Sealed answers stay: the seats answered in this order.
    if (!match!.sealing && match!.canUndo(last.seat) && below(chance, 4) === 0) {
      await table.add({ kind: 'undone', seat: last.seat })
      next--
    } else if (below(chance, 30) === 0) {
      next = Math.max(0, next - below(chance, 60))
      await table.add({ kind: 'undone-to', entries: next })
    }
    if (below(chance, 8) === 0)
      await table.add({ kind: 'phrase', by: { id: 'person-0', name: 'P0', language: 'en' }, seat: 0, phrase: 'hello' })
    if (below(chance, 10) === 0) await table.sleep()
    if (next * moments >= entries.length * (compared + 1)) {
      compared++
      await table.expectSame()
    }
  }
  await table.expectSame()
}

/** The game is over: what is stored besides its log answers whoever looks at it, in a small part of the room. */
async function keptResult(table: PlayedTable): Promise<void> {
  const size = async (): Promise<number> =>
    (await table.storage.eventLog(table.id)).reduce((sum, { events }) => sum + events.length, 0)
  const [before, row] = [await size(), await table.storage.match(table.id)]
  await table.registry.keepResult(await table.registry.table(table.id))
  expect(await size()).toBeLessThan(before / 3)
  expect(await table.storage.match(table.id)).toEqual(row)
  await table.sleep()
  const core = await table.core()
  expect(core.isReplayed).toBe(false)
  expect(core.stored.isResult).toBe(true)
  await table.expectSame()
}

describe.each(['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy'])('%s', (id) => {
  test.each(recordsOf(id))(
    'a table that plays %s wakes as if it had been replayed, for everybody, whenever',
    async (_, record) => {
      const { game } = (await findGame(id)!.load())!
      const table = await PlayedTable.open(withDice(game, seedFrom(record.secret, record.entropy)), record)
      const entries = record.entries.map(({ hash: _hash, ...entry }) => entry as Entry)
      await playAndCompare(table, entries, 2)
      expect((await table.core()).match!.hashes).toEqual(record.entries.map(({ hash }) => hash))
      expect(table.replayed).toEqual([])
      expect((await table.core()).state.status).toBe('over')
      await keptResult(table)
    },
  )
})

test.each(['one', 'two', 'three', 'four'])(
  'the miniature: game %s wakes as if it had been replayed after every tick',
  async (seed) => {
    const table = await lanternsTable(seed)
    const entries = lanternsGame(seed)
    await playAndCompare(table, entries, entries.length)
    expect(table.replayed).toEqual([])
  },
)

test.each([2, 3, 4])(
  '%s seats that answer under a seal and take it back wake as if they had been replayed',
  async (seats) => {
    const table = await lanternsTable('sealed', seats)
    const chance = seedChance(`sealed ${seats}`)
    let taken = 0
    for (let tick = 0; tick < 90; tick++) {
      const { match } = await table.core()
      const sealed = match!.table.seats.filter((seat) => match!.sealedBy(seat) > 0)
      if (sealed.length > 0 && below(chance, 3) === 0) {
        await table.add({ kind: 'undone', seat: sealed[0]! })
        taken++
      } else if (!match!.over) await table.play(randomEntry(match!, chance))
      if (below(chance, 8) === 0) await table.sleep()
      await table.expectSame()
    }
    expect(taken).toBeGreaterThan(1)
    expect(table.replayed).toEqual([])
  },
)

test('the rows stored with an answer do not grow with the game', async () => {
  const table = await lanternsTable('small', 4)
  const written: number[] = []
  const { append } = table.storage
  const spied: typeof append = (batch) => {
    for (const { checkpoint, eventLog } of batch)
      if (checkpoint && eventLog)
        written.push(checkpoint.resume_point!.length + eventLog.events.split('\n').length * 100)
    return append(batch)
  }
  Object.assign(table.storage, { append: spied })
  for (const entry of lanternsGame('small', 4)) await table.play(entry)
  expect(written.length).toBeGreaterThan(3)
  const lastSent = (await table.whole()).eventCount
  expect(Math.max(...written)).toBeLessThan((lastSent / written.length) * 100 * 2.5 + 400)
})
