import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Guest } from '../play/guest.ts'
import { PATIENT } from '../play/patient.ts'
import { testConfig, testServer } from '../play/test-server.ts'

const TOKEN = 'a token for the operator only'
const headers = { authorization: `Bearer ${TOKEN}` }

async function operated() {
  const archiveDir = mkdtempSync(join(tmpdir(), 'sablier-operator-'))
  onTestFinished(() => rmSync(archiveDir, { recursive: true, force: true }))
  const { cleanUp } = testConfig()
  const server = await testServer({ operatorToken: TOKEN, cleanUp: { ...cleanUp, archiveDir } })
  const ask = (guest: Guest, path: string) => guest.request('GET', `/api/operator/${path}`, undefined, headers)
  const tell = (guest: Guest, path: string, body: unknown = {}, method = 'POST') =>
    guest.request(method, `/api/operator/${path}`, body, headers)
  return { server, ask, tell, archiveDir }
}

test('the page and what it shows are closed to whoever does not have the token', async () => {
  const closed = await testServer()
  const guest = await closed.guest('Anna')
  expect((await guest.get('/operator/page.js')).status).toBe(404)
  expect((await guest.get('/api/operator/overview')).status).toBe(401)
  const { server, ask } = await operated()
  const anna = await server.guest('Anna')
  expect((await anna.get('/operator')).body).toContain('<title>')
  expect((await anna.get('/operator/page.js')).status).toBe(200)
  expect((await anna.get('/api/operator/overview')).status).toBe(401)
  expect((await ask(anna, 'overview')).status).toBe(200)
})

test('an address that guesses tokens is soon ignored', async () => {
  const { server } = await operated()
  const mallory = await server.guest('Mallory')
  const statuses: number[] = []
  for (let i = 0; i < 15; i++) {
    const guess = { authorization: `Bearer guess ${i} of many more` }
    statuses.push((await mallory.request('GET', '/api/operator/overview', undefined, guess)).status)
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
})

test('the operator sees tables, people, load and refusals, but no hand, seed, invitation or talk', async () => {
  const began = Date.now()
  const { server, ask } = await operated()
  const anna = await server.guest('Anna')
  const opened = await anna.open([{ kind: 'bot', level: 'random' }], { start: true, visibility: 'invited' })
  const connection = await anna.sit(opened.table)
  await connection.act({ type: 'chat', text: 'a word among friends' })
  await anna.get('/api/tables/nowhere-at-all')
  const { secret } = (await server.storage.match(opened.table))!
  const seen = async () => {
    const [overview, tables, people] = [
      await ask(anna, 'overview'),
      await ask(anna, 'tables'),
      await ask(anna, 'people'),
    ]
    return { overview: overview.body, tables: tables.body.tables, people: people.body.people }
  }
  await expect.poll(async () => (await seen()).overview.refusals.length, PATIENT).toBeGreaterThan(0)
  const { overview, tables, people } = await seen()
  expect(overview).toMatchObject({ sockets: 1, tablesInMemory: 1, tables: { playing: 1 }, people: 1 })
  expect(overview.storage.bytes).toBeGreaterThan(10_000)
  expect(overview.titles).toEqual({ lanterns: { en: expect.any(String), fr: expect.any(String) } })
  expect(overview.refusals[0]).toMatchObject({ place: 'request', code: 'unknown-table', address: '127.0.0.1' })
  expect(overview.refusals[0].at).toBeGreaterThanOrEqual(began)
  expect(overview.refusals[0].at).toBeLessThanOrEqual(Date.now())
  expect(tables).toMatchObject([{ id: opened.table, status: 'playing' }])
  expect(people).toMatchObject([{ id: anna.me, name: 'Anna' }])
  const all = JSON.stringify({ overview, tables, people })
  for (const hidden of [secret, opened.invite, 'a word among friends', '"view"', '"hand"'])
    expect(all).not.toContain(hidden)
})

test('a table that the operator closes is closed on every screen at once', async () => {
  const { server, tell } = await operated()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  expect((await tell(anna, `tables/${table}/close`, { reason: 'maintenance' })).status).toBe(200)
  await connection.until((clientTable) => clientTable.table.status === 'closed')
  expect((await tell(anna, `tables/${table}/close`)).status).toBe(409)
})

test('a hidden name is gone from the table at once', async () => {
  const { server, tell } = await operated()
  const [anna, rude] = [await server.guest('Anna'), await server.guest('Rude')]
  const { table } = await rude.open()
  const connection = await anna.sit(table)
  const { body } = await tell(anna, `people/${rude.me}/hide-name`)
  await connection.until((clientTable) => clientTable.table.seats[0]?.person?.name === body.name)
  expect(body.name).toMatch(/^Guest /)
})

test('a person who is banned is out, wherever they are, until the ban is lifted', async () => {
  const { server, tell } = await operated()
  const [anna, mallory] = [await server.guest('Anna'), await server.guest('Mallory')]
  const { table } = await anna.open()
  const connection = await mallory.sit(table)
  await tell(anna, 'bans', { kind: 'person', value: mallory.me, reason: 'rude' })
  await expect.poll(() => connection.closed, PATIENT).toBe(true)
  expect((await mallory.get('/api/home')).body).toMatchObject({ code: 'not-invited', detail: 'banned' })
  await expect(mallory.connect().opened).rejects.toThrow('403')
  expect((await tell(anna, 'bans', { kind: 'person', value: mallory.me }, 'DELETE')).status).toBe(200)
  expect((await mallory.get('/api/home')).status).toBe(200)
})

test('an address that is banned is out, also as part of a range', async () => {
  const archived = await testServer({ operatorToken: TOKEN, trustedProxies: 1 })
  const anna = await archived.guest('Anna')
  const from = (address: string) => anna.request('GET', '/api/tables', undefined, { 'x-forwarded-for': address })
  const tell = (body: unknown) => anna.request('POST', '/api/operator/bans', body, headers)
  expect((await tell({ kind: 'address', value: 'nonsense' })).status).toBe(400)
  await tell({ kind: 'address', value: '10.1.0.0/16' })
  await tell({ kind: 'address', value: '2001:db8::7' })
  expect((await from('10.1.2.3')).status).toBe(403)
  expect((await from('2001:db8::7')).status).toBe(403)
  expect((await from('10.2.2.3')).status).toBe(200)
  await expect(anna.connect({ 'x-forwarded-for': '10.1.9.9' }).opened).rejects.toThrow('403')
})

test('a table that is over goes into a file, and out of the storage', async () => {
  const { server, tell, archiveDir } = await operated()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  expect((await tell(anna, `tables/${table}/archive`)).status).toBe(409)
  await anna.act(table, { type: 'leave' })
  const { status, body } = await tell(anna, `tables/${table}/archive`)
  expect(status).toBe(200)
  expect(body.file).toContain(archiveDir)
  expect(await server.storage.match(table)).toBeUndefined()
  expect((await anna.get(`/api/tables/${table}`)).status).toBe(404)
})
