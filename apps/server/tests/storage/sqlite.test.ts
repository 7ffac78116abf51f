import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { storageContract } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'sablier-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the storage contract on SQLite', () => {
  storageContract(() => openSqlite(join(folder, 'contract.sqlite')))
})

test('stored rows are there after the file is opened again', async () => {
  const file = join(folder, 'again.sqlite')
  const first = await openSqlite(file)
  await first.people.setting('key', () => 'value')
  await first.close()
  const second = await openSqlite(file)
  expect(await second.people.setting('key', () => 'other')).toBe('value')
  await second.close()
})
