import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { append, matchRow } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'sablier-fresh-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function countIn({ db }: Storage, table: 'fresh_line' | 'kept_line'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}
const seqs = async (storage: Storage, match: string, after = 0) =>
  (await storage.lines(match, after)).map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('new lines lie together until there are many; who reads a log sees it whole all along', async () => {
  const storage = await openSqlite(join(folder, 'many.sqlite'))
  const rows = [matchRow(), matchRow()]
  await storage.append(rows.map((row) => append(row, 0, 1, { create: row })))
  let sortedIn = 0
  for (let seq = 1; seq < 1500; seq++) {
    const before = await countIn(storage, 'kept_line')
    expect(await storage.append(rows.map((row) => append(row, seq, 1)))).toEqual(['kept', 'kept'])
    if ((await countIn(storage, 'kept_line')) > before) sortedIn++
  }
  expect(sortedIn).toBe(1)
  expect(await countIn(storage, 'fresh_line')).toBeGreaterThan(0)
  for (const { id } of rows) {
    expect(await seqs(storage, id)).toEqual(upTo(1500))
    expect(await seqs(storage, id, 1498)).toEqual([1499, 1500])
  }
  await storage.close()
})

test('two who have opened the same file learn of each other’s fresh lines', async () => {
  const file = join(folder, 'two.sqlite')
  const [one, other] = [await openSqlite(file), await openSqlite(file)]
  const row = matchRow()
  await one.append([append(row, 0, 2, { create: row })])
  expect(await other.append([append(row, 1, 1)])).toEqual(['conflict'])
  expect(await other.append([append(row, 2, 1)])).toEqual(['kept'])
  expect(await one.append([append(row, 2, 1)])).toEqual(['conflict'])
  expect(await one.append([append(row, 3, 1)])).toEqual(['kept'])
  for (const storage of [one, other]) expect(await seqs(storage, row.id)).toEqual(upTo(4))
  await one.close()
  await other.close()
})

test('what could not be written is not taken for the end of a log', async () => {
  const storage = await openSqlite(join(folder, 'failed.sqlite'))
  const row = matchRow()
  await storage.append([append(row, 0, 1, { create: row })])
  await expect(storage.append([append(row, 1, 2), append(row, 3, 1, { create: row })])).rejects.toThrow()
  expect(await seqs(storage, row.id)).toEqual([1])
  expect(await storage.append([append(row, 3, 1)])).toEqual(['conflict'])
  expect(await storage.append([append(row, 1, 1)])).toEqual(['kept'])
  await storage.close()
})

test('what was fresh when a server fell is sorted in by the next, which finds the heads that are late', async () => {
  const file = join(folder, 'fallen.sqlite')
  const fallen = await openSqlite(file)
  const row = matchRow({ status: 'playing' })
  await fallen.append([append(row, 0, 1, { create: row })])
  await fallen.append([{ match: row.id, after: 1, lines: append(row, 1, 2).lines }])
  const next = await openSqlite(file)
  expect([await countIn(next, 'fresh_line'), await countIn(next, 'kept_line')]).toEqual([0, 3])
  expect(await next.lateHeads()).toEqual([row.id])
  await next.close()
  await fallen.close()
})

test('a file from before there were fresh lines is read on', async () => {
  const file = join(folder, 'older.sqlite')
  const older = await openSqlite(file)
  const row = matchRow()
  await older.append([append(row, 0, 3, { create: row })])
  await older.close()
  const undone: RawBuilder<unknown>[] = [
    sql`drop view line`,
    sql`alter table kept_line rename to line`,
    sql`drop table fresh_line`,
    sql`delete from kysely_migration where name = '004-fresh-lines'`,
  ]
  const again = await openSqlite(file)
  for (const step of undone) await step.execute(again.db)
  await again.close()
  const newer = await openSqlite(file)
  expect(await newer.append([append(row, 3, 1)])).toEqual(['kept'])
  expect(await seqs(newer, row.id)).toEqual(upTo(4))
  await newer.close()
})
