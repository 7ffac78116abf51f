import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp, restore } from '../../src/admin/backup.ts'
import type { Append } from '../../src/storage/append.ts'
import type { LogEntryRow, MatchRow } from '../../src/storage/schema.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'

let made = 0
export function matchRow(changes: Partial<MatchRow> = {}): MatchRow {
  return {
    id: `match-${++made}`,
    game: 'tiny',
    rules_version: '1',
    content_hash: 'c',
    seats: 2,
    options: '{}',
    visibility: 'public',
    clock: '{"kind":"none"}',
    invite: 'invite',
    secret: 'secret',
    commitment: 'commitment',
    created_by: 'anna',
    created_at: 1_700_000_000_000,
    status: 'open',
    changed_at: 1_700_000_000_000 + made,
    wake_at: null,
    last_seq: 0,
    free_seats: 1,
    summary: '{}',
    opened_from: null,
    join_code: null,
    ...changes,
  }
}
const logEntry = (match: string, seq: number, more: Partial<LogEntryRow> = {}): LogEntryRow => ({
  match,
  seq,
  at: 5,
  kind: 'chat',
  person: null,
  client_id: null,
  body: `{"n":${seq}}`,
  hash: null,
  ...more,
})
export const append = (row: MatchRow, after: number, count: number, more: Partial<Append> = {}): Append => ({
  match: row.id,
  after,
  logEntries: Array.from({ length: count }, (_, i) => logEntry(row.id, after + i + 1)),
  lobbyRow: row,
  ...more,
})

/** What every storage has to do, whatever lies beneath. */
export function storageContract(open: () => Promise<Storage>): void {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage?.close())

  test('a match is there with its first lines, or not at all', async () => {
    const row = matchRow()
    expect(await storage.append([append(row, 0, 2, { create: row })])).toEqual(['kept'])
    expect(await storage.match(row.id)).toEqual({ ...row, last_seq: 2 })
    expect(await storage.logEntries(row.id)).toEqual([logEntry(row.id, 1), logEntry(row.id, 2)])
    const bad = matchRow()
    const twice = { ...append(bad, 0, 1, { create: bad }), logEntries: [logEntry(bad.id, 1), logEntry(bad.id, 1)] }
    await expect(storage.append([twice])).rejects.toThrow()
    expect(await storage.match(bad.id)).toBeUndefined()
  })

  test('a backup of many pages has every line of every match once', async () => {
    const rows = [matchRow(), matchRow(), matchRow()]
    // Every match comes again after others, so that on SQLite some of its lines are sorted in and others are not.
    for (let after = 0; after < 1200; after += 400)
      for (const row of rows) await storage.append([append(row, after, 400, after === 0 ? { create: row } : {})])
    const folder = mkdtempSync(join(tmpdir(), 'sablier-pages-'))
    const copy = await openSqlite(':memory:')
    onTestFinished(async () => {
      await copy.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const file = join(folder, 'backup.gz')
    const counts = await backUp(storage, file)
    expect((await restore(copy, file))['log_entry']).toBe(counts['log_entry'])
    for (const row of rows) expect(await copy.logEntries(row.id)).toEqual(await storage.logEntries(row.id))
    expect((await copy.logEntries(rows[1]!.id)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 1200 }, (_, i) => i + 1),
    )
  })

  test('of two writers who know the same past one is first and the other learns it', async () => {
    const row = matchRow()
    await storage.append([append(row, 0, 1, { create: row })])
    expect(await storage.append([append(row, 1, 2)])).toEqual(['kept'])
    expect(await storage.append([append(row, 1, 1)])).toEqual(['conflict'])
    expect((await storage.logEntries(row.id)).map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('a conflict of one match does not hold up the others of the same tick', async () => {
    const [a, b] = [matchRow(), matchRow()]
    await storage.append([append(a, 0, 1, { create: a }), append(b, 0, 1, { create: b })])
    expect(await storage.append([append(a, 7, 1), append(b, 1, 1)])).toEqual(['conflict', 'kept'])
    expect(await storage.logEntries(a.id)).toHaveLength(1)
    expect(await storage.logEntries(b.id, 1)).toHaveLength(1)
  })

  test('many writers at once lose nothing and write nothing twice', async () => {
    const row = matchRow()
    await storage.append([append(row, 0, 1, { create: row })])
    let kept = 0
    const writer = async () => {
      for (let i = 0; i < 10; i++) {
        const { last_seq } = (await storage.match(row.id)) as MatchRow
        const [result] = await storage.append([append(row, last_seq, 1)])
        if (result === 'kept') kept++
      }
    }
    await Promise.all([writer(), writer(), writer()])
    const seqs = (await storage.logEntries(row.id)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: kept + 1 }, (_, i) => i + 1))
  })

  test('the lobby lists public tables and my own, by change', async () => {
    const open = matchRow({ game: 'lobby-game' })
    const full = matchRow({ game: 'lobby-game', free_seats: 0, status: 'playing' })
    const hidden = matchRow({ game: 'lobby-game', visibility: 'invited' })
    const owners = { owners: ['berta', null] }
    await storage.append([open, full, hidden].map((row) => append(row, 0, 1, { create: row, ...owners })))
    const ids = async (filter: object) => (await storage.lobby({ limit: 10, ...filter })).map(({ id }) => id)
    expect(await ids({ game: 'lobby-game' })).toEqual([full.id, open.id])
    expect(await ids({ game: 'lobby-game', free: true })).toEqual([open.id])
    expect(await ids({ game: 'lobby-game', status: 'playing' })).toEqual([full.id])
    expect(await ids({ person: 'berta' })).toEqual([hidden.id, full.id, open.id])
    expect(await ids({ game: 'lobby-game', before: full.changed_at })).toEqual([open.id])
    expect(await ids({ person: 'berta', limit: 1 })).toEqual([hidden.id])
  })

  test('seats change hands and checkpoints are replaced', async () => {
    const row = matchRow()
    await storage.append([append(row, 0, 1, { create: row, owners: ['carl', 'dora'] })])
    const checkpoint = { match: row.id, rules_version: '1', entries: 3, state: '{"a":1}', resume_point: null }
    await storage.append([append(row, 1, 1, { owners: [null, 'carl'], checkpoint })])
    await storage.append([append(row, 2, 1, { checkpoint: { ...checkpoint, entries: 9, resume_point: '{}' } })])
    expect(await storage.checkpoint(row.id)).toEqual({ ...checkpoint, entries: 9, resume_point: '{}' })
    expect(await storage.lobby({ person: 'dora', limit: 5 })).toEqual([])
    expect(await storage.lobby({ person: 'carl', limit: 5 })).toHaveLength(1)
  })

  test('a story goes on, and from where something was taken back another one takes its place', async () => {
    const [row, other] = [matchRow(), matchRow()]
    await storage.append([row, other].map((r) => append(r, 0, 1, { create: r })))
    const lastSent = ({ id }: MatchRow, first_event: number, seq: number) => ({
      match: id,
      first_event,
      seq,
      events: `["from ${first_event}, at ${seq}"]`,
    })
    const tell = async (after: number, first: number) =>
      storage.append([
        append(row, after, 1, { eventLog: lastSent(row, first, after + 1) }),
        append(other, after, 1, { eventLog: lastSent(other, after, after + 1) }),
      ])
    for (const [i, first] of [0, 5, 9, 12].entries()) await tell(i + 1, first)
    expect(await storage.eventLog(row.id)).toEqual([0, 5, 9, 12].map((first, i) => lastSent(row, first, i + 2)))
    await tell(5, 7)
    expect(await storage.eventLog(row.id)).toEqual([lastSent(row, 0, 2), lastSent(row, 5, 3), lastSent(row, 7, 6)])
    expect(await storage.eventLog(other.id)).toHaveLength(5)
    await storage.append([append(row, 0, 1, { eventLog: lastSent(row, 0, 9) })])
    expect(await storage.eventLog(row.id)).toHaveLength(3)
  })

  test('tables that need looking after are found in the order of their time', async () => {
    const [late, soon, never] = [matchRow({ wake_at: 900 }), matchRow({ wake_at: 100 }), matchRow()]
    await storage.append([late, soon, never].map((row) => append(row, 0, 1, { create: row })))
    expect(await storage.due(500, 10)).toEqual([soon.id])
    expect(await storage.due(1000, 10)).toEqual([soon.id, late.id])
    expect(await storage.due(1000, 1)).toEqual([soon.id])
  })

  test('a one-time token is used once and not after its time', async () => {
    const token = { hash: 'h1', purpose: 'move', body: '{}', expires_at: 1000, person: null }
    await storage.people.keepToken(token)
    expect(await storage.people.takeToken('h1', 'login', 10)).toBeUndefined()
    expect(await storage.people.takeToken('h1', 'move', 10)).toEqual(token)
    expect(await storage.people.takeToken('h1', 'move', 10)).toBeUndefined()
    await storage.people.keepToken({ ...token, hash: 'h2' })
    expect(await storage.people.takeToken('h2', 'move', 1001)).toBeUndefined()
  })

  test('a passkey is kept once; its counter goes on', async () => {
    const passkey = { id: 'p1', person: 's1', public_key: 'key', counter: 1, transports: '[]' }
    expect(await storage.people.addPasskey(passkey)).toBe(true)
    expect(await storage.people.addPasskey({ ...passkey, person: 's2', counter: 99 })).toBe(false)
    expect(await storage.people.passkey('p1')).toEqual(passkey)
    await storage.people.countPasskey('p1', 2)
    expect(await storage.people.passkey('p1')).toEqual({ ...passkey, counter: 2 })
  })

  test('sessions are kept and changed', async () => {
    const session = {
      id: 's1',
      name: 'Anna',
      language: 'fr',
      webhook: null,
      created_at: 1,
      seen_at: 1,
      hidden_name: null,
    }
    await storage.people.keepSession(session)
    await storage.people.keepSession({ ...session, seen_at: 2 })
    await storage.people.rename('s1', 'Änna', 'en')
    await storage.people.setWebhook('s1', 'https://example.org/hook')
    const changed = { ...session, name: 'Änna', language: 'en', seen_at: 2, webhook: 'https://example.org/hook' }
    expect(await storage.people.session('s1')).toEqual(changed)
  })

  test('a setting is made once', async () => {
    expect(await storage.people.setting('key', () => 'first')).toBe('first')
    expect(await storage.people.setting('key', () => 'second')).toBe('first')
  })
}
