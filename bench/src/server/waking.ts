import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, type Chance, contentHash, Match, type MatchRecord, seedChance, seedFrom } from '@sablier/kernel'
import type { Snapshot } from '@sablier/protocol'
import { type RunningServer, readConfig, startServer } from '@sablier/server'
import { Admin } from '@sablier/server/admin'
import { SHELF } from '@sablier/shelf'
import { middleOf, processorTime } from '../measure.ts'
import { longestRecord } from './longest-record.ts'
import { cell } from './report.ts'

/** Wakings before the code counts as compiled, and wakings measured after them. */
const WARMUP = 45
const MEASURED = 15

/** How long a table as long as the longest recorded game takes that lies on a server's disk only, from the request to the last byte of the snapshot. */
export async function printWaking(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sablier-waking-'))
  const admin = await Admin.open({ databaseUrl: null, dataDir })
  const tables: { id: string; name: string; entries: number }[] = []
  for (const { id, load } of SHELF) {
    const record = longestRecord(id)
    if (!record) continue
    const { game } = await load()
    const match = playedLike(game, record)
    const table = await admin.importTable(JSON.stringify(archiveOf(match, record)))
    tables.push({ id: table, name: id, entries: match.entries.length })
  }
  await admin.shut()
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

/** A match that is played at random for as long as a record is; it ends before its end. */
function playedLike(game: AnyGame, { seats, options, secret, entries }: MatchRecord): Match {
  let longest: Match | null = null
  for (let attempt = 0; attempt < 8; attempt++) {
    const entropy = Array.from({ length: seats }, (_, seat) => (seat === 0 ? `try ${attempt}` : ''))
    const match = new Match({ game, seats, options, seed: seedFrom(secret, entropy) })
    const chance = seedChance(`waking ${attempt}`)
    while (!match.over && match.entries.length < entries.length) playOne(match, chance)
    if (match.over) match.undoTo(match.entries.length - 1)
    if (!longest || match.entries.length > longest.entries.length) longest = match
    if (longest.entries.length >= entries.length) break
  }
  return longest as Match
}
function playOne(match: Match, chance: Chance): void {
  const [ask] = match.asks()
  if (ask)
    match.answer(
      ask.seat,
      match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice(chance))),
    )
}

/** A match as a table of a server at which people have played it. */
function archiveOf(match: Match, { secret, commitment }: MatchRecord): object {
  const { game, seed } = match
  const id = `${game.id.slice(0, 12)}-waking`
  const attempt = Array.from({ length: 8 }, (_, i) => `try ${i}`).find(
    (text) => seedFrom(secret, [text, ...Array.from({ length: match.seats - 1 }, () => '')]) === seed,
  )
  const seats = Array.from({ length: match.seats }, (_, seat) => ({ match: id, seat, person: `person-${seat}` }))
  const bodies: [kind: string, body: object, hash: string | null][] = [
    ...seats.map(({ seat, person }): [string, object, null] => [
      'sat',
      { seat, by: { id: person, name: `P${seat}`, language: 'en' } },
      null,
    ]),
    ['entropy', { seat: 0, text: attempt }, null],
    ['started', {}, null],
    ...match.entries.map((entry, i): [string, object, string | null] => {
      if ('take' in entry)
        return ['took', { seat: entry.seat, offer: entry.take, said: entry.said }, match.hashes[i] ?? null]
      return ['answered', { seat: entry.seat, answer: entry.answer }, match.hashes[i] ?? null]
    }),
  ]
  const logEntry = { match: id, at: 1, person: null, client_id: null }
  return {
    format: 'sablier-archive-1',
    match: {
      id,
      game: game.id,
      rules_version: game.version,
      content_hash: contentHash(game),
      seats: match.seats,
      options: JSON.stringify(match.options),
      visibility: 'public',
      clock: '{"kind":"none"}',
      invite: `invite-${id}`,
      secret,
      commitment,
      created_by: 'person-0',
      created_at: 1,
      status: 'playing',
      changed_at: 1,
      wake_at: null,
      last_seq: bodies.length,
      free_seats: 0,
      summary: '{}',
    },
    lines: bodies.map(([kind, body, hash], i) => ({ ...logEntry, seq: i + 1, kind, body: JSON.stringify(body), hash })),
    checkpoint: null,
    seats,
  }
}
