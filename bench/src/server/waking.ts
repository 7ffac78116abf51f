import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '@sablier/protocol'
import { type RunningServer, readConfig, startServer } from '@sablier/server'
import { middleOf, processorTime } from '../measure.ts'
import { longTables } from './long-tables.ts'
import { cell } from './report.ts'

/** Wakings before the code counts as compiled, and wakings measured after them. */
const WARMUP = 45
const MEASURED = 15

/** How long a table as long as the longest recorded game takes that lies on a server's disk only, from the request to the last byte of the snapshot. */
export async function printWaking(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sablier-waking-'))
  const tables = await longTables(dataDir)
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', BOT_WORKERS: '0' }
  const server = await startServer(
    readConfig({ ...settings, REQUESTS_PER_MINUTE: '100000', KILOBYTES_PER_SECOND: '1000000' }),
  )
  console.log('\nA table that lies on the disk only, request to snapshot')
  console.log('| game | entries | at first, ms | once warm | processor |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const { id, name, entries } of tables) {
    await say(server, id)
    const runs: Waking[] = []
    for (let i = 0; i < WARMUP + MEASURED; i++) runs.push(await wake(server, id))
    const [first] = runs
    if (first?.entries !== entries) throw new Error(`${name}: ${first?.reason}`)
    const middle = (value: (run: Waking) => number): string => cell(middleOf(runs.slice(WARMUP).map(value)))
    console.log(
      `| ${name} | ${entries} | ${first.ms.toFixed(1)} | ${middle(({ ms }) => ms)} | ${middle(({ cpu }) => cpu)} |`,
    )
  }
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Somebody says something: with this line the table's position is stored, as it is with every twentieth answer. */
async function say({ registry }: RunningServer, id: string): Promise<void> {
  const by = { id: 'person-0', name: 'P0', language: 'en' } as const
  const table = await registry.table(id)
  await registry.work(table, () => [{ kind: 'phrase', by, seat: 0, phrase: 'hello' }])
  await registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
  registry.forget(table)
}

interface Waking {
  readonly ms: number
  readonly cpu: number
  readonly entries: number | undefined
  readonly reason: string | null
}
/** Asks for a table and lets it sleep again. */
async function wake({ url, registry }: RunningServer, id: string): Promise<Waking> {
  const [began, cpu] = [performance.now(), processorTime()]
  const response = await fetch(`${url}/api/tables/${id}/since?seq=0`)
  const text = await response.text()
  const took = { ms: performance.now() - began, cpu: processorTime() - cpu }
  const { view: payload, table } = JSON.parse(text) as Snapshot
  const inMemory = registry.inMemory(id)
  if (inMemory) registry.forget(inMemory)
  return { ...took, entries: payload?.entries, reason: table.reason }
}
