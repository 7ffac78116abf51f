import { type AnyGame, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { shelfOf, startServer } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Guest } from '../play/guest.ts'
import { testConfig } from '../play/test-server.ts'

/** A database in memory that outlives the servers on it. */
async function lastingStorage(): Promise<Storage> {
  const storage = await openSqlite(':memory:')
  const close = storage.close.bind(storage)
  storage.close = async () => {}
  onTestFinished(() => close())
  return storage
}
const serverWith = async (storage: Storage, ...games: AnyGame[]) => {
  const server = await startServer(testConfig(), { storage, shelf: shelfOf(...games) })
  onTestFinished(() => server.close())
  return server
}
/** Plays a match a little under the old rules; the server is gone afterwards. */
async function begun(storage: Storage) {
  const server = await startServer(testConfig(), { storage, shelf: shelfOf(lanterns) })
  const anna = await Guest.named(server.url, 'Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  for (let i = 0; i < 18; i++) {
    await connection.turn()
    await connection.answer()
  }
  await connection.turn()
  const { entries } = connection.clientTable!.view!
  anna.leave()
  await server.close()
  return { anna, table, entries }
}

test('rules that play the same game under a new version go on without a word', async () => {
  const storage = await lastingStorage()
  const { anna, table, entries } = await begun(storage)
  const server = await serverWith(storage, { ...lanterns, version: '99.0' })
  anna.url = server.url
  const connection = await anna.sit(table)
  expect(connection.clientTable!.view!.entries).toBe(entries)
  expect(connection.clientTable!.table).toMatchObject({ status: 'playing' })
  expect(await connection.answer()).toMatchObject({ type: 'done' })
  expect((await storage.match(table))?.rules_version).toBe('99.0')
  anna.leave()
})

test('rules that play another game go on from the last checkpoint if the position fits', async () => {
  const storage = await lastingStorage()
  const { anna, table, entries } = await begun(storage)
  // Another deal: the old answers do not lead to the old hashes any more.
  const changed: AnyGame = {
    ...lanterns,
    version: '2.0',
    setup: (t) => {
      lanterns.setup(t)
      t.state.round += 1
    },
  }
  const server = await serverWith(storage, changed)
  anna.url = server.url
  const connection = await anna.sit(table)
  expect(connection.clientTable!.table).toMatchObject({ status: 'playing', reason: null })
  expect(connection.clientTable!.view!.entries).toBe(entries)
  expect(await connection.answer()).toMatchObject({ type: 'done' })
  const kinds = (await storage.logEntries(table)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'continued')).toHaveLength(1)
  anna.leave()
  // And once more from its log, as the next start does it.
  await server.close()
  const next = await serverWith(storage, changed)
  anna.url = next.url
  const again = await anna.sit(table)
  expect(again.clientTable!.view!.entries).toBeGreaterThan(entries)
  anna.leave()
})

test('nobody goes back, nor votes on it, to a moment that the new rules do not lead to; they say no more than that', async () => {
  const storage = await lastingStorage()
  const { anna, table } = await begun(storage)
  const changed: AnyGame = {
    ...lanterns,
    version: '2.0',
    setup: (t) => {
      t.state.chance = seedChance('another deal')
      lanterns.setup(t)
    },
  }
  const server = await serverWith(storage, changed)
  anna.url = server.url
  const connection = await anna.sit(table)
  const { seq } = connection.clientTable!
  const propose = { type: 'propose', proposal: { kind: 'undo-to', entries: 3 }, clientId: 'back-to-three' }
  const refused = { type: 'refused', code: 'not-now', reason: 'The rules have changed since this moment' }
  expect(await connection.act(propose)).toMatchObject(refused)
  expect(await connection.act(propose)).toMatchObject(refused)
  expect((await anna.get(`/api/tables/${table}/since?seq=0`)).body).toMatchObject({ seq, table: { votes: [] } })
  // From there on they lead where they led.
  await connection.turn()
  await connection.answer()
  await connection.turn()
  const { entries } = connection.clientTable!.view!
  const back = { type: 'propose', proposal: { kind: 'undo-to', entries: entries - 1 } }
  expect(await connection.act(back)).toMatchObject({ type: 'done' })
  anna.leave()
})

test('a match whose position does not fit is shown read-only with the reason, and nothing is lost', async () => {
  const storage = await lastingStorage()
  const { anna, table } = await begun(storage)
  const before = await storage.logEntries(table)
  const [first, ...others] = lanterns.cards
  const changed: AnyGame = { ...lanterns, version: '3.0', cards: [{ ...first!, copies: first!.copies + 1 }, ...others] }
  const server = await serverWith(storage, changed)
  anna.url = server.url
  const connection = await anna.sit(table)
  expect(connection.clientTable!.table.status).toBe('read-only')
  expect(connection.clientTable!.table.reason).toContain('3.0')
  expect(connection.clientTable!.view).toBeNull()
  expect(await connection.act({ type: 'resign' })).toMatchObject({ code: 'read-only' })
  expect(await storage.logEntries(table)).toEqual(before)
  anna.leave()
  await server.close()
  // The old rules are back: so is the match.
  const old = await serverWith(storage, lanterns)
  anna.url = old.url
  const back = await anna.sit(table)
  expect(back.clientTable!.table.status).toBe('playing')
  anna.leave()
})

test('a game that is gone from the shelf leaves its matches readable', async () => {
  const storage = await lastingStorage()
  const { anna, table } = await begun(storage)
  const server = await serverWith(storage)
  anna.url = server.url
  const connection = await anna.sit(table)
  expect(connection.clientTable!.table).toMatchObject({ status: 'read-only' })
  anna.leave()
})
