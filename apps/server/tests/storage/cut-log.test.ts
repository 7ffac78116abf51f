import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { loadCore } from '../../src/tables/load-core.ts'
import { shelf, twoPlaying } from '../waking/two-playing.ts'

/** What SQLite writes before each page of its write-ahead log, and before the first. */
const [HEADER, FRAME] = [32, 24]

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sablier-cut-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test("a database whose write-ahead log was cut off anywhere opens, and what is left of a table's log verifies", async () => {
  const from = folder()
  const storage = await openSqlite(join(from, 'sablier.sqlite'))
  const { table } = await twoPlaying(45, { storage })
  const all = await storage.logEntries(table)
  const log = statSync(join(from, 'sablier.sqlite-wal')).size
  expect(log).toBeGreaterThan(100_000)
  /** The files as a machine leaves them that stopped now, with so much of the log on the disk. */
  const cutAt = async (bytes: number) => {
    const to = folder()
    for (const file of ['sablier.sqlite', 'sablier.sqlite-wal']) copyFileSync(join(from, file), join(to, file))
    truncateSync(join(to, 'sablier.sqlite-wal'), bytes)
    const cut = await openSqlite(join(to, 'sablier.sqlite'))
    onTestFinished(() => cut.close())
    return cut
  }
  let [most, tables] = [0, 0]
  const cuts = Array.from({ length: 12 }, (_, i) => Math.floor((log * (i + 1)) / 12))
  for (const bytes of [0, HEADER, HEADER + FRAME, ...cuts.map((n) => n - 1), log]) {
    const cut = await cutAt(bytes)
    const left = await cut.logEntries(table)
    expect(left).toEqual(all.slice(0, left.length))
    expect(left.length).toBeGreaterThanOrEqual(most)
    most = left.length
    if (left.length === 0) continue
    tables++
    const { core } = await loadCore(cut, shelf, table, { whole: true })
    expect(core.state.reason).toBeNull()
    const woken = await loadCore(cut, shelf, table, { onReplayed: (_, why) => expect.fail(why) })
    expect(woken.core.match?.hash).toBe(core.match?.hash)
  }
  expect(most).toBe(all.length)
  expect(tables).toBeGreaterThan(5)
})
