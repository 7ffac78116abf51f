import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { testServer } from '../play/test-server.ts'

/** How far the head of a table is behind its log. */
async function lag(storage: Storage, table: string): Promise<number> {
  const [match, logEntries] = await Promise.all([storage.match(table), storage.logEntries(table)])
  return logEntries.length - (match?.last_seq ?? 0)
}

test('an answer writes its line alone; what the lobby knows follows, also when the server fell before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-heads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'test.sqlite')
  const fallen = await openSqlite(file)
  const first = await testServer({}, { storage: fallen })
  const [anna, bert] = [await first.guest('Anna'), await first.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  expect(await lag(fallen, table)).toBe(0)
  const connections = [await anna.sit(table), await bert.sit(table)]
  for (let i = 0; i < 4; i++) {
    const reply = await connections.find(({ isAsked }) => isAsked)!.answer()
    await Promise.all(
      connections.map((connection) => connection.until(({ seq }) => seq >= (reply as { seq: number }).seq)),
    )
  }
  expect(await lag(fallen, table)).toBeGreaterThan(0)
  // The first server stands still as if it had fallen; another one opens the same file.
  const storage = await openSqlite(file)
  expect(await storage.lateLobbyRows()).toEqual([table])
  await testServer({}, { storage })
  await expect.poll(() => lag(storage, table)).toBe(0)
  const { summary } = (await storage.match(table))!
  expect(JSON.parse(summary)).toMatchObject({ waiting: connections[0]!.clientTable!.view!.waiting })
})
