import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installedGames } from '../../src/index.ts'
import type { CheckpointRow, LogEntryRow, MatchRow, SeatRow, SessionRow } from '../../src/storage/schema.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Connection } from '../play/connection.ts'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

/** Each is a game in the middle, as a server stored it that had the rules of a version before these; its people answered at random. */
const FOLDER = join(import.meta.dirname, 'tables')
interface StoredTable {
  readonly match: MatchRow
  readonly lines: LogEntryRow[]
  readonly checkpoint: CheckpointRow
  readonly seats: SeatRow[]
  readonly people: SessionRow[]
}
const files = readdirSync(FOLDER)
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as StoredTable

/** A server of today that finds such a table, and its people. */
async function upgraded({ match, lines, checkpoint, seats, people }: StoredTable) {
  const storage = await openSqlite(':memory:')
  const owners = Array.from(
    { length: match.seats },
    (_, seat) => seats.find((row) => row.seat === seat)?.person ?? null,
  )
  const create = { ...match, last_seq: 0, join_code: null }
  await storage.append([{ match: match.id, after: 0, logEntries: lines, lobbyRow: match, create, owners, checkpoint }])
  for (const person of people) await storage.people.keepSession(person)
  const server = await testServer({}, { storage, shelf: installedGames })
  const connections: Connection[] = []
  for (const { id } of people) {
    const guest = new Guest(server.url)
    guest.cookie = `sablier=${server.sessions.sign(id)}`
    onTestFinished(() => guest.leave())
    connections.push(await guest.sit(match.id))
  }
  return { server, connections }
}

test('there is such a table of every game', async () => {
  for (const id of installedGames.ids) {
    const version = Number((await installedGames.load(id))?.game.version)
    const before = files.map((file) => read(file).match).filter(({ game }) => game === id)
    expect(
      before.some(({ rules_version }) => Number(rules_version) < version),
      id,
    ).toBe(true)
  }
})

test.each(files)('%s: a running table of the version before goes on, with its talk and its clocks', async (file) => {
  const table = read(file)
  const { server, connections } = await upgraded(table)
  const { table: info, view, chat } = await connections[0]!.until(() => true)
  expect(info, info.reason ?? '').toMatchObject({ status: 'playing', reason: null })
  expect(chat.map(({ text }) => text)).toEqual(['good evening'])
  expect(view!.entries).toBe(table.lines.filter(({ kind }) => kind === 'answered' || kind === 'took').length)
  for (const { bank, bot } of info.seats) expect([bot, (bank ?? 0) > 0]).toEqual([null, true])
  for (let answers = 0; answers < 10; ) {
    await Promise.all(
      connections.map((connection) =>
        connection.until(({ seq }) => seq >= server.registry.inMemory(info.id)!.core.seq),
      ),
    )
    const asked = connections.filter(({ isAsked }) => isAsked)
    expect(asked.length).toBeGreaterThan(0)
    for (const connection of asked) if ((await connection.answer()).type === 'done') answers++
  }
  expect(connections.flatMap(({ faults }) => faults)).toEqual([])
})
