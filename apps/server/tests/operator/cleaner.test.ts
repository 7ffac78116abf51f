import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { importTable } from '../../src/admin/archive.ts'
import { archiveFault, readArchive } from '../../src/admin/archive-file.ts'
import { shelfOf } from '../../src/index.ts'
import { hashToken } from '../../src/new-id.ts'
import { Cleaner, type Cleared } from '../../src/run/cleaner.ts'
import { RefusalStore } from '../../src/run/refusal-store.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Guest } from '../play/guest.ts'
import { PATIENT } from '../play/patient.ts'
import { testConfig, testServer } from '../play/test-server.ts'
import { hasPostgres, tempPostgres } from '../services/temp-postgres.ts'

const DAY = 24 * 3600_000
const shelf = shelfOf(lanterns)

/** A server and what clears away after it, as if so many days had passed. */
async function neglected(databaseUrl: string | null = null) {
  const archiveDir = join(mkdtempSync(join(tmpdir(), 'sablier-archive-')), 'archive')
  onTestFinished(() => rmSync(join(archiveDir, '..'), { recursive: true, force: true }))
  const server = await testServer({ databaseUrl })
  const { storage, registry } = server
  const refusals = new RefusalStore(storage, Date.now)
  const errors: unknown[] = []
  const cleared: Cleared[] = []
  const cleaner = new Cleaner({
    storage,
    shelf,
    registry,
    refusals,
    times: { ...testConfig().cleanUp, archiveDir },
    onCleared: (what) => cleared.push(what),
    onError: (error) => errors.push(error),
  })
  const sleep = async (): Promise<void> => {
    await registry.quiet()
    await registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
    for (const table of registry.all()) registry.forget(table)
  }
  const after = async (days: number) => {
    await sleep()
    const now = await cleaner.run(Date.now() + days * DAY)
    await sleep()
    return now
  }
  return { server, storage, refusals, cleaner, cleared, sleep, after, errors, archiveDir }
}
/** Plays a game against a computer player to its end. */
async function played(anna: Guest): Promise<string> {
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  while (connection.clientTable?.table.status === 'playing') {
    if (connection.isAsked) await connection.answer()
    else await connection.next(() => true)
  }
  connection.close()
  return table
}
const left = async (
  server: { registry: { inMemory(id: string): { watchers: Set<unknown> } | undefined } },
  id: string,
) => expect.poll(() => server.registry.inMemory(id)?.watchers.size ?? 0, PATIENT).toBe(0)

test('a game that nobody plays on is closed as abandoned, and not before its time', async () => {
  const { server, storage, after } = await neglected()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  expect((await after(59)).abandoned).toBe(0)
  expect((await after(61)).abandoned).toBe(1)
  expect(await storage.match(table)).toMatchObject({ status: 'closed' })
  expect((await anna.get(`/api/tables/${table}`)).body.end).toEqual({ why: 'abandoned', by: null, winners: [] })
})

test('a table that was closed before it began is deleted', async () => {
  const { server, storage, after } = await neglected()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  await anna.act(table, { type: 'leave' })
  expect((await after(6)).unstarted).toBe(0)
  expect((await after(8)).unstarted).toBe(1)
  expect(await storage.match(table)).toBeUndefined()
  expect(await storage.logEntries(table)).toEqual([])
})

test('an ended game goes into a file that verifies and can be taken in again', async () => {
  const { server, storage, after, errors, archiveDir } = await neglected()
  const anna = await server.guest('Anna')
  const table = await played(anna)
  await left(server, table)
  const lines = await storage.logEntries(table)
  expect((await after(364)).archived).toBe(0)
  expect((await after(366)).archived).toBe(1)
  expect(errors).toEqual([])
  expect(await storage.match(table)).toBeUndefined()
  const [file = ''] = (readdirSync(archiveDir, { recursive: true }) as string[]).filter((name) => name.endsWith('.gz'))
  const path = join(archiveDir, file)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const archive = await readArchive(path)
  expect(await archiveFault(archive, shelf)).toBeNull()
  expect(archive.lines).toEqual(lines)
  const other = await openSqlite(':memory:')
  onTestFinished(() => other.close())
  await importTable(other, archive)
  expect(await other.logEntries(table)).toEqual(lines)
  truncateSync(path, 200)
  await expect(readArchive(path)).rejects.toThrow()
})

test('an ended game whose file cannot be written stays where it is', async () => {
  const { server, storage, after, errors, archiveDir } = await neglected()
  const anna = await server.guest('Anna')
  const table = await played(anna)
  await left(server, table)
  writeFileSync(archiveDir, 'a file is in the way of the folder')
  expect((await after(366)).archived).toBe(0)
  expect(errors).toHaveLength(1)
  expect(await storage.match(table)).toMatchObject({ status: 'over' })
})

test('sessions that nobody comes back to are deleted; whoever plays, or kept a way back, stays longer', async () => {
  const { server, storage, after } = await neglected()
  const [idle, playing, kept] = [await server.guest('Idle'), await server.guest('Playing'), await server.guest('Kept')]
  await playing.open()
  await kept.post('/api/session/keep')
  expect((await after(31)).sessions).toBe(1)
  const known = async (guest: Guest) => (await storage.people.session(guest.me)) !== undefined
  expect([await known(idle), await known(playing), await known(kept)]).toEqual([false, true, true])
  expect((await after(401)).sessions).toBe(1)
  expect([await known(playing), await known(kept)]).toEqual([true, false])
})

test('a refusal from a time that has not come, as by a clock that was wrong, is not kept for ever', async () => {
  const { storage, refusals, after } = await neglected()
  const later = new RefusalStore(storage, () => Date.now() + 30 * 24 * 3600_000)
  later.add({ place: 'request', code: 'too-fast', address: '10.0.0.9', count: 1 })
  await later.flush()
  await after(0)
  expect(await refusals.last(10)).toEqual([])
})

test('tokens and refusals are forgotten when their time is over', async () => {
  const { storage, refusals, after } = await neglected()
  const token = { hash: hashToken('x'), purpose: 'seat', body: '{}', expires_at: Date.now() + DAY, person: null }
  await storage.people.keepToken(token)
  refusals.add({ place: 'request', code: 'too-fast', address: '10.0.0.1', count: 3 })
  await refusals.flush()
  expect(await after(0)).toMatchObject({ tokens: 0, refusals: 0 })
  expect(await refusals.last(10)).toMatchObject([{ address: '10.0.0.1', count: 3 }])
  expect(await after(8)).toMatchObject({ tokens: 1, refusals: 1 })
  expect(await refusals.last(10)).toEqual([])
})

test('games that stay where they are do not hide the tables behind them', async () => {
  const { server, storage, sleep, after } = await neglected()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  await anna.act(table, { type: 'leave' })
  await sleep()
  const row = (await storage.match(table))!
  const ids = Array.from({ length: 600 }, (_, i) => `begun-once-${i}`)
  const begun = ids.map((id) => ({ ...row, id, changed_at: row.changed_at - 1000 }))
  await storage.db.insertInto('match').values(begun).execute()
  const started = { seq: 1, at: 1, kind: 'started', person: null, client_id: null, body: '{}', hash: null }
  await storage.db
    .insertInto('log_entry')
    .values(ids.map((match) => ({ match, ...started })))
    .execute()
  expect((await after(8)).unstarted).toBe(0)
  expect((await after(8)).unstarted).toBe(1)
  expect(await storage.match(table)).toBeUndefined()
  expect(await storage.match('begun-once-0')).toBeDefined()
})

test('where there is more to clear away than one run can, the next run does not wait an hour', async () => {
  const { server, storage, cleaner, cleared } = await neglected()
  const idle = await server.guest('Idle')
  const session = (await storage.people.session(idle.me))!
  const others = Array.from({ length: 600 }, (_, i) => ({ ...session, id: `idle-person-${i}` }))
  await storage.db.insertInto('session').values(others).execute()
  const now = Date.now() + 31 * DAY
  const HOUR = 3600_000
  const sessions = () => cleared.map((run) => run.sessions)
  cleaner.look(now)
  cleaner.look(now + HOUR)
  await expect.poll(sessions, PATIENT).toEqual([500])
  cleaner.look(now + HOUR + 30_000)
  await expect.poll(sessions, PATIENT).toEqual([500, 101])
  cleaner.look(now + HOUR + 60_000)
  await cleaner.stop()
  expect(sessions()).toEqual([500, 101])
})

test('hundreds of thousands of refusals are forgotten in small steps', async () => {
  const { storage, refusals } = await neglected()
  const rows = Array.from({ length: 1200 }, (_, i) => ({
    id: `refusal-${i}`,
    at: i,
    place: 'request',
    code: 'too-fast',
  }))
  await storage.db
    .insertInto('refusal')
    .values(rows.map((row) => ({ ...row, address: '10.0.0.1', count: 1 })))
    .execute()
  let turns = 0
  const count = (): void => {
    turns++
    handle = setImmediate(count)
  }
  let handle = setImmediate(count)
  expect(await refusals.forget(1000)).toBe(1000)
  clearImmediate(handle)
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(await refusals.last(1000)).toHaveLength(200)
})

test.skipIf(!hasPostgres())('on PostgreSQL the same is cleared away', async () => {
  const postgres = await tempPostgres()
  onTestFinished(() => postgres.stop())
  const { server, storage, after, errors } = await neglected(await postgres.database())
  const [anna, idle] = [await server.guest('Anna'), await server.guest('Idle')]
  const { table } = await anna.open()
  await anna.act(table, { type: 'leave' })
  const over = await played(anna)
  await left(server, over)
  for (let i = 0; i < 5; i++) await idle.get('/api/tables/nowhere-at-all')
  expect(await after(8)).toMatchObject({ unstarted: 1, archived: 0, sessions: 0 })
  expect(await after(31)).toMatchObject({ sessions: 1 })
  expect(await after(366)).toMatchObject({ archived: 1 })
  expect(await storage.match(over)).toBeUndefined()
  expect(errors).toEqual([])
})
