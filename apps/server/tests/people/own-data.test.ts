import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { Admin } from '../../src/admin/admin.ts'
import { shelfOf, startServer } from '../../src/index.ts'
import { Guest } from '../play/guest.ts'
import { testConfig, testServer } from '../play/test-server.ts'

test('[P3] a person has what the server keeps about them: name, tables, talk, and whom they do not hear', async () => {
  const server = await testServer()
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

test('[P4] who has themselves forgotten gives up their games, and leaves neither name nor word', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Annabel'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  await anna.act(table, { type: 'chat', text: 'a word of mine' })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  const { token } = (await anna.post('/api/session/keep')).body
  expect((await anna.request('DELETE', '/api/session/data', {})).body).toEqual({ me: null })
  const { table: info } = await b.until((now) => now.table.seats[0]?.person?.name === '—')
  expect(info.end).toEqual({ why: 'resigned', by: 0, winners: [1] })
  expect(b.clientTable?.chat).toMatchObject([{ name: '—', text: '…' }])
  await expect.poll(() => a.closed).toBe(true)
  expect((await new Guest(server.url).post('/api/session/return', { token })).status).toBe(401)
  for (const path of [
    '/api/home',
    `/api/tables/${table}`,
    `/api/tables/${table}/record`,
    `/api/tables/${table}/since?seq=0`,
  ]) {
    const told = JSON.stringify((await bert.get(path)).body)
    expect(told).not.toContain('Annabel')
    expect(told).not.toContain('a word of mine')
  }
  const rows = await server.storage.db.selectFrom('log_entry').select('body').execute()
  expect(JSON.stringify(rows)).not.toContain('Annabel')
})

test('[M7] the operator hides a name while the server runs: at tables, in talk and in the lobby, and it is not taken again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-names-'))
  const server = await startServer(testConfig({ dataDir: folder }), { shelf: shelfOf(lanterns) })
  const admin = await Admin.open({ databaseUrl: null, dataDir: folder }, shelfOf(lanterns))
  const guests: Guest[] = []
  onTestFinished(async () => {
    for (const guest of guests) guest.leave()
    await admin.shut()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const [anna, bert] = [await Guest.named(server.url, 'Anna'), await Guest.named(server.url, 'Rude Name')]
  guests.push(anna, bert)
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
