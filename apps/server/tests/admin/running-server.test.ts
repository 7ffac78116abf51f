import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { shelfOf, startServer } from '../../src/index.ts'
import { Guest } from '../play/guest.ts'
import { testConfig } from '../play/test-server.ts'

const shelf = shelfOf(lanterns)

/** A server on a data folder of its own, and an operator's command beside it. */
async function beside() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sablier-beside-'))
  const server = await startServer(testConfig({ dataDir }), { shelf })
  const admin = await Admin.open({ databaseUrl: null, dataDir }, shelf)
  const anna = await Guest.named(server.url, 'Anna')
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    anna.leave()
    await admin.shut()
    await server.close()
  }
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, server, admin, anna, close }
}

test('a table is closed through the running server: whoever watches sees it without doing anything', async () => {
  const { admin, anna } = await beside()
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  expect(admin.isRunning).toBe(true)
  await admin.closeTable(table, 'maintenance')
  await connection.until((clientTable) => clientTable.table.status === 'closed')
  await expect(admin.closeTable(table)).rejects.toThrow('closed already')
})

test('names are hidden and people banned through the running server', async () => {
  const { admin, anna, server } = await beside()
  const bert = await Guest.named(server.url, 'Bert')
  const { table } = await bert.open()
  const connection = await anna.sit(table)
  const name = await admin.hideName(bert.me)
  await connection.until((clientTable) => clientTable.table.seats[0]?.person?.name === name)
  await admin.ban('person', bert.me, 'rude')
  expect((await bert.get('/api/home')).status).toBe(403)
  await admin.unban('person', bert.me)
  expect((await bert.get('/api/home')).status).toBe(200)
  expect((await admin.overview()).sockets).toBe(1)
})

test('how to reach the server is told to the owner of the folder alone, and not after its end', async () => {
  const { dataDir, close } = await beside()
  const file = join(dataDir, 'server.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await close()
  expect(existsSync(file)).toBe(false)
  const admin = await Admin.open({ databaseUrl: null, dataDir }, shelf)
  expect(admin.isRunning).toBe(false)
  await admin.shut()
})
