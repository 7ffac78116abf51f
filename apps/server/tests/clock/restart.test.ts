import { expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { testServer } from '../play/test-server.ts'

const MINUTE = 60_000
const BANK = 20 * MINUTE
const LIVE = { clock: { kind: 'live', minutes: 20, increment: 0 } }
/** Of the time in which no server runs so much counts. */
const GRACE = 2 * MINUTE

/** A storage that outlasts the servers that use it. */
async function lasting(): Promise<Storage> {
  const storage = await openSqlite(':memory:')
  return Object.assign(Object.create(storage) as Storage, { close: async () => {} })
}

/** Two people play until one server stops and, at another time of the wall clock, the next one starts. */
async function restarted(downMs: number, thoughtMs = 5 * MINUTE) {
  const storage = await lasting()
  let now = 1_800_000_000_000
  const before = await testServer({}, { storage, now: () => now })
  const [anna, bert] = [await before.guest('Anna'), await before.guest('Bert')]
  const { table } = await anna.open(['open'], LIVE)
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const asked = (await anna.sit(table)).clientTable?.table.waiting[0] ?? 0
  now += thoughtMs
  await before.close()
  now += downMs
  const after = await testServer({}, { storage, now: () => now })
  const guest = [anna, bert][asked] as typeof anna
  guest.url = after.url
  return { table, asked, guest, pass: (ms: number) => (now += ms) }
}

test('[C6] of the time in which no server ran a seat loses no more than the grace time', async () => {
  const { table, asked, guest, pass } = await restarted(3 * 60 * MINUTE)
  const connection = await guest.sit(table)
  expect(connection.clientTable?.table).toMatchObject({ status: 'playing' })
  expect(connection.clientTable?.table.seats[asked]?.bot).toBeNull()
  pass(MINUTE)
  await connection.answer()
  const { table: info } = await connection.until(({ view }) => view?.entries === 1)
  expect(info.seats[asked]?.bank).toBe(BANK - 5 * MINUTE - GRACE - MINUTE)
})

test('[C6] a short time without a server counts as it is', async () => {
  const { table, asked, guest } = await restarted(MINUTE)
  const connection = await guest.sit(table)
  await connection.answer()
  const { table: info } = await connection.until(({ view }) => view?.entries === 1)
  expect(info.seats[asked]?.bank).toBe(BANK - 6 * MINUTE)
})

test('[C6] a wall clock that was set back meanwhile makes no bank grow, and gives nobody longer than their bank', async () => {
  const { table, asked, guest, pass } = await restarted(-60 * MINUTE)
  const connection = await guest.sit(table)
  const { table: info } = await connection.until(() => true)
  const deadline = info.deadlines[asked] ?? 0
  pass(MINUTE)
  await connection.answer()
  const { table: later } = await connection.until(({ view }) => view?.entries === 1)
  expect(later.seats[asked]?.bank).toBe(BANK - MINUTE)
  expect(deadline - pass(-MINUTE)).toBe(BANK)
})

test('[C6] a start ends no question before its time', async () => {
  const { table, asked, guest } = await restarted(0, BANK - 5000)
  const connection = await guest.sit(table)
  expect(connection.clientTable?.table.seats[asked]?.bot).toBeNull()
})
