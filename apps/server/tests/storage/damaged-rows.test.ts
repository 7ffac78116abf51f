import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { shelfOf } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'

test('a damaged row makes its table unreadable and no other, and verify names it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sablier-damaged-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const storage = await openSqlite(join(dataDir, 'sablier.sqlite'))
  const server = await testServer({}, { storage })
  const anna = await server.guest('Anna')
  const bot = { kind: 'bot', level: 'random' }
  const [bad, good] = [(await anna.open([bot], { start: true })).table, (await anna.open([bot], { start: true })).table]
  await server.registry.quiet()
  await server.registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
  for (const table of server.registry.all()) server.registry.forget(table)
  for (const log of ['kept_log_entry', 'fresh_log_entry'])
    await sql`update ${sql.table(log)} set body = '{"seat":' where match = ${bad} and seq = 2`.execute(storage.db)
  const { status, body } = await anna.get(`/api/tables/${bad}`)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'read-only', detail: 'log-broken' })
  expect((await anna.get(`/api/tables/${good}`)).status).toBe(200)
  expect((await anna.get('/api/tables')).status).toBe(200)
  const admin = await Admin.open({ databaseUrl: null, dataDir }, shelfOf(lanterns))
  onTestFinished(() => admin.shut())
  expect(await admin.verifyAll()).toEqual({ tables: 2, faults: [`${bad}: Line 2 of its log cannot be read`] })
})
