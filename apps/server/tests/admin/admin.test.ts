import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { Admin, selfCheck } from '../../src/admin/index.ts'
import { shelfOf } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'

const shelf = shelfOf(lanterns)
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sablier-admin-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
/** A running server on a file, and an operator at the same file. */
async function operated() {
  const dataDir = folder()
  const server = await testServer({}, { storage: await openSqlite(join(dataDir, 'sablier.sqlite')) })
  const admin = await Admin.open({ databaseUrl: null, dataDir }, shelf)
  onTestFinished(() => admin.shut())
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true, visibility: 'invited' })
  const connection = await anna.sit(table)
  for (let i = 0; i < 6; i++) {
    await connection.turn()
    await connection.answer()
  }
  await connection.turn()
  return { server, admin, anna, table, connection }
}

test('an operator sees every table and how it stands, but not the secret of its dice', async () => {
  const { admin, table, connection } = await operated()
  expect((await admin.list()).map(({ id }) => id)).toEqual([table])
  expect(await admin.list({ status: 'over' })).toEqual([])
  const inspection = await admin.inspect(table)
  expect(inspection).toMatchObject({ entries: connection.clientTable!.view!.entries, table: { status: 'playing' } })
  expect(inspection.table.dice.secret).toBeNull()
})

test('an operator closes a table while the server runs, and the server learns it', async () => {
  const { admin, table, connection } = await operated()
  await admin.closeTable(table, 'maintenance')
  await connection.act({ type: 'chat', text: 'still here?' })
  await connection.until((clientTable) => clientTable.table.status === 'closed')
  expect(connection.clientTable!.table.reason).toBe('maintenance')
  await expect(admin.closeTable(table)).rejects.toThrow('closed already')
})

test('a table goes to another server as a file', async () => {
  const { admin, table } = await operated()
  const text = JSON.stringify(await admin.exportTable(table))
  const other = await Admin.open({ databaseUrl: null, dataDir: folder() }, shelf)
  onTestFinished(() => other.shut())
  expect(await other.importTable(text)).toBe(table)
  expect((await other.inspect(table)).hash).toBe((await admin.inspect(table)).hash)
  await expect(other.importTable(text)).rejects.toThrow('already')
  const cut = JSON.parse(text)
  cut.lines.pop()
  await expect(admin.importTable(JSON.stringify(cut))).rejects.toThrow('misses lines')
})

test('a backup of a running server is restored whole; a cut one is not restored at all', async () => {
  const { admin, table } = await operated()
  const place = folder()
  const file = join(place, 'backup.gz')
  const counts = await admin.backUp(file)
  const other = await Admin.open({ databaseUrl: null, dataDir: join(place, 'a') }, shelf)
  onTestFinished(() => other.shut())
  expect(await other.restore(file)).toEqual(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)))
  expect((await other.inspect(table)).hash).toBe((await admin.inspect(table)).hash)
  expect(await other.verifyAll()).toEqual({ tables: 1, faults: [] })
  await expect(other.restore(file)).rejects.toThrow('not empty')
  truncateSync(file, 700)
  const third = await Admin.open({ databaseUrl: null, dataDir: join(place, 'b') }, shelf)
  onTestFinished(() => third.shut())
  await expect(third.restore(file)).rejects.toThrow()
  await expect(third.restore(join(place, 'none.gz'))).rejects.toThrow('ENOENT')
  expect(await third.list()).toEqual([])
})

test('the self-check plays a whole game, verifies it and restores a backup', async () => {
  const { ok, steps } = await selfCheck({ shelf, withinMs: 200_000 })
  expect(steps.map((step) => [step.name, step.ok])).toHaveLength(4)
  expect(ok, JSON.stringify(steps)).toBe(true)
})
