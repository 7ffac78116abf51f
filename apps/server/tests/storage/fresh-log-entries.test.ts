import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { append, matchRow } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'sablier-fresh-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function countIn({ db }: Storage, table: 'fresh_log_entry' | 'kept_log_entry'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}
const seqs = async (storage: Storage, match: string, after = 0) =>
  (await storage.logEntries(match, after)).map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('new lines lie together until there are many; who reads a log sees it whole all along', async () => {
  const storage = await openSqlite(join(folder, 'many.sqlite'))
  const rows = [matchRow(), matchRow()]
  await storage.append(rows.map((row) => append(row, 0, 1, { create: row })))
  let sortedIn = 0
  for (let seq = 1; seq < 1500; seq++) {
    const before = await countIn(storage, 'kept_log_entry')
    expect(await storage.append(rows.map((row) => append(row, seq, 1)))).toEqual(['kept', 'kept'])
    if ((await countIn(storage, 'kept_log_entry')) > before) sortedIn++
  }
  expect(sortedIn).toBe(1)
  expect(await countIn(storage, 'fresh_log_entry')).toBeGreaterThan(0)
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

test('a failed write is not taken for the end of a log', async () => {
  const storage = await openSqlite(join(folder, 'failed.sqlite'))
  const row = matchRow()
  await storage.append([append(row, 0, 1, { create: row })])
  await expect(storage.append([append(row, 1, 2), append(row, 3, 1, { create: row })])).rejects.toThrow()
  expect(await seqs(storage, row.id)).toEqual([1])
  expect(await storage.append([append(row, 3, 1)])).toEqual(['conflict'])
  expect(await storage.append([append(row, 1, 1)])).toEqual(['kept'])
  await storage.close()
})

test('entries still fresh at a crash are read by the next server, which finds late lobby rows and sorts the entries in with its first write', async () => {
  const file = join(folder, 'fallen.sqlite')
  const fallen = await openSqlite(file)
  const row = matchRow({ status: 'playing' })
  await fallen.append([append(row, 0, 1, { create: row })])
  await fallen.append([{ match: row.id, after: 1, logEntries: append(row, 1, 2).logEntries }])
  const next = await openSqlite(file)
  expect(await next.lateLobbyRows()).toEqual([row.id])
  expect(await seqs(next, row.id)).toEqual(upTo(3))
  expect(await next.append([append(row, 3, 1)])).toEqual(['kept'])
  expect([await countIn(next, 'fresh_log_entry'), await countIn(next, 'kept_log_entry')]).toEqual([1, 3])
  await next.close()
  await fallen.close()
})

test('a reader can open a file that nobody can write to', async () => {
  const file = join(folder, 'held.sqlite')
  const one = await openSqlite(file)
  const row = matchRow()
  await one.append([append(row, 0, 2, { create: row })])
  await sql`begin immediate`.execute(one.db)
  const reader = await openSqlite(file)
  expect(await seqs(reader, row.id)).toEqual(upTo(2))
  await sql`rollback`.execute(one.db)
  await reader.close()
  await one.close()
})

/** A file of the schema before fresh lines, with three lines in it. */
async function olderFile(name: string) {
  const file = join(folder, name)
  const older = await openSqlite(file)
  const row = matchRow()
  await older.append([append(row, 0, 3, { create: row })])
  // Its first line sorts in what the one before left fresh.
  const again = await openSqlite(file)
  await again.append([append(row, 3, 0)])
  const undone: RawBuilder<unknown>[] = [
    ...[
      ...['refusal_at', 'match_age', 'session_seen', 'match_changed', 'match_lobby_game_status'],
      ...['match_lobby_all', 'match_lobby_game', 'token_expiry'],
      ...[
        'match_join_code',
        'log_entry_seat_taken',
        'line_talk',
        'match_opened_from',
        'match_created_by',
        'token_person',
      ],
    ].map((name) => sql`drop index ${sql.ref(name)}`),
    ...['relation', 'report', 'renaming', 'ban', 'refusal'].map((name) => sql`drop table ${sql.ref(name)}`),
    sql`alter table match drop column join_code`,
    sql`alter table match drop column opened_from`,
    sql`alter table session drop column hidden_name`,
    sql`alter table token drop column person`,
    sql`alter table event_log rename to story`,
    sql`alter table checkpoint rename column resume_point to bookmark`,
    sql`delete from kysely_migration where name > '005'`,
    sql`drop view log_entry`,
    sql`alter table kept_log_entry rename to line`,
    sql`drop table fresh_log_entry`,
    sql`delete from kysely_migration where name = '004-fresh-lines'`,
  ]
  for (const step of undone) await step.execute(again.db)
  await again.close()
  await older.close()
  return { file, row }
}
test('a file from before there were fresh lines is read on', async () => {
  const { file, row } = await olderFile('older.sqlite')
  const newer = await openSqlite(file)
  expect(await newer.append([append(row, 3, 1)])).toEqual(['kept'])
  expect(await seqs(newer, row.id)).toEqual(upTo(4))
  await newer.close()
})
test('a step to the present schema that fails half-way leaves the file as it was', async () => {
  const { file, row } = await olderFile('half-way.sqlite')
  const raw = new DatabaseSync(file)
  raw.exec('create table fresh_line (in_the_way text)')
  await expect(openSqlite(file)).rejects.toThrow('fresh_line')
  raw.exec('drop table fresh_line')
  raw.close()
  const newer = await openSqlite(file)
  expect(await seqs(newer, row.id)).toEqual(upTo(3))
  await newer.close()
})
