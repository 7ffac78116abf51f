import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { lanterns } from '@sablier/kernel/lanterns'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installedGames, type RunningServer, startServer } from '../../src/index.ts'
import type { GameShelf } from '../../src/tables/shelf.ts'
import { Guest } from '../play/guest.ts'
import { testConfig } from '../play/test-server.ts'

const DUMP = join(import.meta.dirname, 'earlier-database.sql')
/** The key that signed the cookies of the people in it. */
const KEY = 'x'.repeat(40)
const ADA = 'pSlTy4O8YhvVfkW0zzlV'
const BRAM = 'TPujk_wjzc5w6S6ZQM6a'
const CLEO = '0ziloB3Xrj_Nw35pXC-a'
const TABLES = {
  withVote: 'TbmKIuJciwd0',
  handedOver: 'rQEIvMuZThMt',
  waiting: 'lcqTV_OcBA5o',
  'terres-de-destinees': '9nG-ojqQhcju',
  'thiefs-fortune': 'cza_A7NdZthV',
  'donjon-quetes-trahisons': 'u7zMLR1BCRjg',
  prophecy: 'MRZjO4wcc8LK',
}
const shelf: GameShelf = {
  ids: ['lanterns', ...installedGames.ids],
  load: async (id) => (id === 'lanterns' ? { game: lanterns } : installedGames.load(id)),
}

/** The stored tables bear fixed dates: however late this runs, none of them is too old to keep. */
const KEEPS_ALL = {
  openTableMs: Number.MAX_SAFE_INTEGER,
  cleanUp: { ...testConfig().cleanUp, abandoned: 0, unstarted: 0, ended: 0, session: 0, unusedSession: 0 },
}

let folder: string
let server: RunningServer
const guests: Guest[] = []
/** Somebody of that time, with the cookie they had. */
function returning(id: string): Guest {
  const guest = new Guest(server.url)
  guest.me = id
  guest.cookie = `sablier=${server.sessions.sign(id)}`
  guests.push(guest)
  return guest
}

/** Ada has muted Bram at one table and Cleo at another, and heard Cleo again. */
function beforeUpgrade(raw: InstanceType<typeof DatabaseSync>): void {
  const add = raw.prepare(
    "insert into line (match, seq, at, kind, person, client_id, body, hash) values (?, ?, ?, 'muted', ?, null, ?, null)",
  )
  const last = raw.prepare('select max(seq) as seq from line where match = ?')
  const mute = (match: string, at: number, person: string, muted: boolean) => {
    const { seq } = last.get(match) as { seq: number }
    add.run(match, seq + 1, at, ADA, JSON.stringify({ by: ADA, person, muted }))
  }
  mute(TABLES.withVote, 1, BRAM, true)
  mute(TABLES.waiting, 2, CLEO, true)
  mute(TABLES.handedOver, 3, CLEO, false)
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sablier-upgrade-'))
  const raw = new DatabaseSync(join(folder, 'sablier.sqlite'))
  raw.exec(readFileSync(DUMP, 'utf8'))
  beforeUpgrade(raw)
  raw.close()
  server = await startServer(testConfig({ dataDir: folder, sessionKey: KEY, ...KEEPS_ALL }), { shelf })
})
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a game that was running goes on with its clock, its talk and its open vote', async () => {
  const [ada, bram] = [await returning(ADA).sit(TABLES.withVote), await returning(BRAM).sit(TABLES.withVote)]
  const { table, view, chat } = await ada.until(({ presence }) => presence.seats.length === 2)
  expect(table).toMatchObject({ status: 'playing', you: 0 })
  expect(view?.entries).toBe(12)
  expect(chat.map(({ text }) => text)).toEqual(['good evening'])
  // Nobody has lost a bank of minutes to the time between both servers.
  for (const { bot, bank } of table.seats) {
    expect(bot).toBeNull()
    expect(bank).toBeGreaterThan(0)
  }
  const [vote] = table.votes
  await bram.act({ type: 'vote', vote: vote?.id ?? '', agree: true })
  await ada.until((now) => now.view?.entries === 8)
  const asked = [ada, bram].find(({ isAsked }) => isAsked)
  expect(await asked?.answer()).toMatchObject({ type: 'done' })
})

test('a mute at one old table applies to all tables, until it is taken back', async () => {
  const ada = returning(ADA)
  expect((await ada.get('/api/people')).body.muted).toMatchObject([{ id: BRAM }])
  const there = await ada.sit(TABLES.withVote)
  expect(there.clientTable?.table.muted).toEqual([BRAM])
  await there.act({ type: 'mute', person: BRAM, muted: false })
  expect(there.clientTable?.table.muted).toEqual([])
})

test('whose seat was handed over without being asked is told so, has a voice, and takes it back', async () => {
  const bram = await returning(BRAM).sit(TABLES.handedOver)
  expect(bram.clientTable?.table.seats[1]).toMatchObject({ bot: 'random', voice: true })
  expect(await bram.act({ type: 'take-back' })).toMatchObject({ type: 'done' })
  const { table } = await bram.until((now) => now.table.seats[1]?.bot === null)
  expect(table.status).toBe('playing')
})

test('a table that waits to begin still does', async () => {
  const ada = await returning(ADA).sit(TABLES.waiting)
  expect(ada.clientTable?.table).toMatchObject({ status: 'open', youHost: true })
  expect(await ada.act({ type: 'start' })).toMatchObject({ type: 'done' })
})

test('every game of the shelf goes on, or is closed and its people are told why', async () => {
  for (const id of installedGames.ids) {
    const table = TABLES[id as keyof typeof TABLES]
    const people = await Promise.all([ADA, BRAM, CLEO].map((person) => returning(person).sit(table)))
    const { table: info } = await people[0]!.until(() => true)
    if (info.status === 'playing') {
      await expect.poll(() => people.some(({ isAsked }) => isAsked)).toBe(true)
      const asked = people.find(({ isAsked, clientTable }) => isAsked && clientTable?.table.you !== null)
      expect(await asked?.answer(), id).toMatchObject({ type: 'done' })
    } else expect(info.reason, id).not.toBeNull()
    for (const { faults } of people) expect(faults).toEqual([])
  }
})
