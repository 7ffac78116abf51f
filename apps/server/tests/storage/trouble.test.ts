import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'

test('a full disk is a clear refusal, nothing is shown that was not kept, and play goes on when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const storage = await openSqlite(join(folder, 'full.sqlite'))
  const server = await testServer({}, { storage })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const lines = [await anna.sit(table), await bert.sit(table)]
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db)
  await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(storage.db)
  let refused: { code?: string } | undefined
  for (let i = 0; i < 400 && !refused; i++) {
    const line = lines.find((candidate) => candidate.isAsked)!
    const reply = await line.answer()
    if (reply.type === 'refused') refused = reply
    else await Promise.all(lines.map((l) => l.until((m) => m.seq >= (reply as { seq: number }).seq)))
    if (line.mirror!.table.status !== 'playing') break
  }
  expect(refused).toMatchObject({ type: 'refused', code: 'not-saved' })
  const kept = (await storage.lines(table)).length
  for (const line of lines) expect(line.mirror!.seq).toBe(kept)
  expect((await anna.get('/health')).status).toBe(200)
  const again = await anna.sit(table)
  expect(again.mirror!.seq).toBe(kept)
  await sql.raw('pragma max_page_count = 1000000').execute(storage.db)
  const line = lines.find((candidate) => candidate.isAsked)!
  expect(await line.answer()).toMatchObject({ type: 'done', seq: kept + 1 })
  for (const { faults } of lines) expect(faults).toEqual([])
}, 30_000)

test('a table nobody looks at goes to sleep and wakes up where it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const line = await anna.sit(table)
  await line.turn()
  await line.answer()
  await line.turn()
  const { view } = line.mirror!
  line.close()
  for (let i = 0; i < 100 && server.hall.inMemory(table); i++) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.hall.inMemory(table)).toBeUndefined()
  const woken = await anna.sit(table)
  expect(woken.mirror!.view).toEqual(view)
}, 15_000)

test('a table that people watch but nobody plays rests, and the next answer finds everything as it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const lines = [await anna.sit(table), await bert.sit(table)]
  const live = server.hall.inMemory(table)!
  for (let i = 0; i < 3; i++) {
    for (let tries = 0; tries < 100 && live.core.match; tries++) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(live.core.match).toBeNull()
    const line = lines.find((candidate) => candidate.isAsked)!
    const reply = await line.answer()
    expect(reply).toMatchObject({ type: 'done' })
    await Promise.all(lines.map((l) => l.until((mirror) => mirror.seq >= (reply as { seq: number }).seq)))
  }
  const fresh = await bert.sit(table)
  expect(fresh.mirror!.view).toEqual(lines[1]!.mirror!.view)
  expect(fresh.mirror!.events).toEqual(lines[1]!.mirror!.events)
  for (const { faults } of lines) expect(faults).toEqual([])
}, 30_000)
