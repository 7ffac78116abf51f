import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { shelfOf, startServer } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { testConfig } from '../play/test-server.ts'

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

function emptyFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'sablier-folder-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'data')
}
const start = (dataDir: string) => startServer(testConfig({ dataDir }), { shelf: shelfOf(lanterns) })

test('a second server on the same SQLite file is refused, and told what to do', async () => {
  const folder = emptyFolder()
  const first = await start(folder)
  await expect(start(folder)).rejects.toThrow(`another server is using ${folder}`)
  await first.close()
  const next = await start(folder)
  await next.close()
})

test("the operator's commands open the storage while a server runs", async () => {
  const folder = emptyFolder()
  const server = await start(folder)
  const storage = await openStorage({ databaseUrl: null, dataDir: folder })
  expect(await storage.lobby({ limit: 1 })).toEqual([])
  await storage.close()
  await server.close()
})

test('the database and its folder are for their owner alone', async () => {
  const folder = emptyFolder()
  const server = await start(folder)
  expect(modeOf(folder)).toBe('700')
  for (const file of ['sablier.sqlite', 'sablier.sqlite-wal', 'server.lock'])
    expect(modeOf(join(folder, file))).toBe('600')
  await server.close()
})
