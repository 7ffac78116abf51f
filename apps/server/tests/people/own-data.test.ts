import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Admin } from '../../src/admin/admin.ts'
import { type Config, shelfOf, startServer } from '../../src/index.ts'
import { forgetPerson } from '../../src/people/own-data.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { Guest } from '../play/guest.ts'
import { testConfig, testServer } from '../play/test-server.ts'
import { hasPostgres, type TempPostgres, tempPostgres } from '../services/temp-postgres.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** What must be so wherever the server keeps its data. */
function ownData(newPlace: () => Promise<Place>): void {
  /** A server on a database of its own, gone after the test. */
  async function serverAt(place: Place) {
    const server = await startServer(testConfig(place), { shelf: shelfOf(lanterns) })
    const guests: Guest[] = []
    onTestFinished(async () => {
      for (const guest of guests) guest.leave()
      await server.close()
    })
    const guest = async (name: string): Promise<Guest> => {
      const made = await Guest.named(server.url, name)
      guests.push(made)
      return made
    }
    return { ...server, guest }
  }

  test('[P3] a person has what the server keeps about them: name, tables, talk, and whom they do not hear', async () => {
    const server = await serverAt(await newPlace())
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
    const { table } = await anna.open(['open'])
    await anna.act(table, { type: 'chat', text: 'a word of mine' })
    await bert.act(table, { type: 'chat', text: 'a word of his' })
    await anna.act(table, { type: 'mute', person: bert.me, muted: true })
    const { status, headers, body } = await anna.get('/api/session/data')
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="sablier-data.json"'])
    expect(body.session).toMatchObject({ id: anna.me, name: 'Anna' })
    expect(body.tables).toMatchObject([{ id: table }])
    expect(body.talk).toMatchObject([{ table, said: 'a word of mine' }])
    expect(body.relations).toMatchObject([{ other: bert.me, kind: 'mute' }])
    expect(JSON.stringify(body)).not.toContain('a word of his')
    expect((await new Guest(server.url).get('/api/session/data')).status).toBe(401)
  })

  test("[P4] being forgotten gives up one's games, and leaves neither name nor word", async () => {
    const server = await serverAt(await newPlace())
    const [anna, bert] = [await server.guest('Annabel'), await server.guest('Bert')]
    const { table } = await anna.open(['open'])
    await bert.act(table, { type: 'sit', seat: 1 })
    await anna.act(table, { type: 'start' })
    await anna.act(table, { type: 'chat', text: 'a word of mine' })
    await anna.post('/api/reports', { person: bert.me, table, about: 'talk' })
    await anna.request('PUT', `/api/people/${bert.me}/block`, { blocked: true })
    await bert.request('PUT', `/api/people/${anna.me}/mute`, { muted: true })
    const [a, b] = [await anna.sit(table), await bert.sit(table)]
    const { token } = (await anna.post('/api/session/keep')).body
    expect((await anna.request('DELETE', '/api/session/data', {})).body).toEqual({ me: null })
    const { table: info } = await b.until((now) => now.table.seats[0]?.person?.name === '—')
    expect(info.end).toEqual({ why: 'resigned', by: 0, winners: [1] })
    await expect.poll(() => a.closed).toBe(true)
    expect((await new Guest(server.url).post('/api/session/return', { token })).status).toBe(401)
    for (const path of [
      '/api/home',
      '/api/people',
      `/api/tables/${table}`,
      `/api/tables/${table}/record`,
      `/api/tables/${table}/since?seq=0`,
    ]) {
      const told = JSON.stringify((await bert.get(path)).body)
      expect(told).not.toContain('Annabel')
      expect(told).not.toContain('a word of mine')
    }
    const { db } = server.storage
    expect(JSON.stringify(await db.selectFrom('log_entry').select('body').execute())).not.toContain('Annabel')
    expect(JSON.stringify(await db.selectFrom('match').select('summary').execute())).not.toContain('Annabel')
    for (const left of ['session', 'relation', 'report', 'token', 'passkey'] as const)
      expect(JSON.stringify(await db.selectFrom(left).selectAll().execute()), left).not.toContain(anna.me)
  })

  test('[P4] nor does the name stay where they have got up, were removed or gave their seat away, or where one was kept for them', async () => {
    const server = await serverAt(await newPlace())
    const [anna, bert, carl] = [await server.guest('Annabel'), await server.guest('Bert'), await server.guest('Carl')]
    const besideBert = async (): Promise<string> => {
      const { table } = await bert.open(['open'])
      await anna.act(table, { type: 'sit', seat: 1 })
      return table
    }
    await anna.act(await besideBert(), { type: 'leave' })
    await bert.act(await besideBert(), { type: 'remove', seat: 1 })
    const given = await besideBert()
    for (const [from, to] of [
      [anna, carl],
      [carl, anna],
      [anna, bert],
    ] as const) {
      if (to === bert) await bert.act(given, { type: 'leave' })
      const { token } = (await from.post(`/api/tables/${given}/link`)).body
      expect((await to.post('/api/move', { token })).status).toBe(200)
    }
    const { table: own } = await anna.open(['open'])
    await bert.act(own, { type: 'sit', seat: 1 })
    await anna.act(own, { type: 'leave' })
    const played = await besideBert()
    await bert.act(played, { type: 'start' })
    await anna.act(played, { type: 'resign' })
    await bert.act(played, { type: 'rematch' })
    const { rematch } = (await bert.get(`/api/tables/${played}`)).body
    await bert.act(rematch, { type: 'remove', seat: 1 })
    await anna.request('DELETE', '/api/session/data', {})
    const { db } = server.storage
    for (const kept of ['log_entry', 'match', 'checkpoint', 'event_log'] as const)
      expect(JSON.stringify(await db.selectFrom(kept).selectAll().execute()), kept).not.toContain('Annabel')
  })

  test('[M7] the operator hides a name while the server runs: at tables, in talk and in the lobby, and it is not taken again', async () => {
    const place = await newPlace()
    const server = await serverAt(place)
    const admin = await Admin.open(place, shelfOf(lanterns))
    onTestFinished(() => admin.shut())
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Rude Name')]
    const { table } = await anna.open(['open'])
    await bert.act(table, { type: 'sit', seat: 1 })
    await bert.act(table, { type: 'chat', text: 'hello' })
    const here = await anna.sit(table)
    const name = await admin.hideName(bert.me)
    await here.until((now) => now.table.seats[1]?.person?.name === name)
    expect(here.clientTable?.chat).toMatchObject([{ name, text: 'hello' }])
    const lobby = await anna.get('/api/tables')
    expect(JSON.stringify(lobby.body)).not.toContain('Rude Name')
    expect((await bert.get('/api/session')).body.me.name).toBe(name)
    const again = await bert.post('/api/session', { name: 'Rude Nаme', language: 'en' })
    expect([again.status, again.body.detail]).toEqual([409, 'name-hidden'])
  })

  test('[M7] of several names that were hidden none is taken again', async () => {
    const place = await newPlace()
    const server = await serverAt(place)
    const admin = await Admin.open(place, shelfOf(lanterns))
    onTestFinished(() => admin.shut())
    const bert = await server.guest('Rude Name')
    const take = (name: string) => bert.post('/api/session', { name, language: 'en' })
    await admin.hideName(bert.me)
    expect((await take('Another Rude Name')).status).toBe(200)
    await admin.hideName(bert.me)
    for (const name of ['Rude Name', 'Another Rude Name'])
      expect((await take(name)).body.detail, name).toBe('name-hidden')
    expect((await take('Bert')).status).toBe(200)
  })
}

describe('what a person may ask of their own data, on SQLite', () => {
  ownData(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sablier-own-data-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    return { databaseUrl: null, dataDir }
  })
})

describe.skipIf(!hasPostgres())('what a person may ask of their own data, on PostgreSQL', () => {
  let postgres: TempPostgres
  beforeAll(async () => {
    postgres = await tempPostgres()
  })
  afterAll(() => postgres?.stop())
  ownData(async () => ({ databaseUrl: await postgres.database(), dataDir: '' }))
})

test('[P4] being forgotten closes sockets at other processes too', async () => {
  const storage = await openSqlite(':memory:')
  const [here, elsewhere] = [await testServer({}, { storage }), await testServer({}, { storage })]
  const [anna, bert] = [await here.guest('Annabel'), await here.guest('Bert')]
  const { table } = await anna.open(['open'])
  for (const guest of [anna, bert]) guest.url = elsewhere.url
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  await a.act({ type: 'chat', text: 'a word of mine' })
  anna.url = here.url
  await anna.request('DELETE', '/api/session/data', {})
  await expect.poll(() => a.closed).toBe(true)
  expect(a.messages.at(-1)).toMatchObject({ type: 'bye', code: 'session-ended', final: true })
  await b.until(({ chat }) => chat.length === 1 && chat[0]?.text === '…' && chat[0].name === '—')
})

test('[P4] words of a forgotten person at a process that has not heard of it yet are removed too', async () => {
  const storage = await openSqlite(':memory:')
  const [here, elsewhere] = [await testServer({}, { storage }), await testServer({}, { storage })]
  const [anna, bert] = [await here.guest('Annabel'), await here.guest('Bert')]
  const { table } = await bert.open(['open'])
  for (const guest of [anna, bert]) guest.url = elsewhere.url
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  // Nothing between the two: the other process looks for such news once a second.
  await forgetPerson(storage, anna.me)
  a.send({ type: 'chat', clientId: 'a-late-word', text: 'a late word of mine' })
  await expect.poll(() => a.closed).toBe(true)
  const bodies = async () => JSON.stringify(await storage.db.selectFrom('log_entry').select('body').execute())
  await expect.poll(bodies).not.toMatch(/Annabel|late word/)
  await b.until(({ chat }) => chat.every(({ text, name }) => text === '…' && name === '—'))
})

test('[P4] a person who was sent away can say nothing more, even while the socket is closing', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await bert.open(['open'])
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  // The other end is slow to take its leave, and goes on talking.
  const { seq } = b.clientTable!
  a.socket.on('message', (data: Buffer) => {
    if (data.toString().includes('session-ended'))
      a.socket.send(JSON.stringify({ type: 'chat', clientId: 'a-last-word', text: 'a last word' }))
  })
  await anna.request('DELETE', '/api/session/data', {})
  await expect.poll(() => a.closed).toBe(true)
  await bert.act(table, { type: 'phrase', phrase: 'hello' })
  const { chat } = await b.until((known) => known.seq > seq)
  expect(chat.map(({ text, phrase }) => text ?? phrase)).toEqual(['hello'])
})
