import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { testServer } from '../play/test-server.ts'
import { SmallDisk } from '../services/small-disk.ts'

/** Plays until the storage is full, looks at what everybody saw, makes room and plays on. */
async function playThroughAFullDisk(
  storage: Storage,
  fill: () => Promise<void>,
  makeRoom: () => Promise<void>,
): Promise<void> {
  const server = await testServer({}, { storage })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connections = [await anna.sit(table), await bert.sit(table)]
  await fill()
  let refused: { code?: string } | undefined
  for (let i = 0; i < 400 && !refused; i++) {
    const connection = connections.find((candidate) => candidate.isAsked)!
    const reply = await connection.answer()
    if (reply.type === 'refused') refused = reply
    else await Promise.all(connections.map((l) => l.until((m) => m.seq >= (reply as { seq: number }).seq)))
    if (connection.clientTable!.table.status !== 'playing') break
  }
  expect(refused).toMatchObject({ type: 'refused', code: 'not-saved' })
  const kept = (await storage.logEntries(table)).length
  for (const connection of connections) expect(connection.clientTable!.seq).toBe(kept)
  expect((await anna.get('/health')).status).toBe(200)
  const again = await anna.sit(table)
  expect(again.clientTable!.seq).toBe(kept)
  await makeRoom()
  const connection = connections.find((candidate) => candidate.isAsked)!
  expect(await connection.answer()).toMatchObject({ type: 'done', seq: kept + 1 })
  for (const { faults } of connections) expect(faults).toEqual([])
}

test('a database at its limit is a clear refusal, nothing is shown that was not kept, and play goes on when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const storage = await openSqlite(join(folder, 'full.sqlite'))
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(storage.db)
  await playThroughAFullDisk(
    storage,
    async () => {
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db)
      await limit(pages.rows[0]!.page_count)
    },
    async () => void (await limit(1_000_000)),
  )
})

test('a disk that is really full is the same, and the file is whole afterwards', async ({ skip }) => {
  const disk = SmallDisk.mount(4)
  if (!disk) return skip('no right to mount a small disk here: run as root to see a real full disk')
  const file = join(disk.folder, 'sablier.sqlite')
  const storage = await openSqlite(file)
  onTestFinished(() => disk.unmount())
  await playThroughAFullDisk(
    storage,
    async () => disk.fill(60_000),
    async () => disk.makeRoom(),
  )
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(storage.db)
  expect(check.rows).toEqual([{ integrity_check: 'ok' }])
})
