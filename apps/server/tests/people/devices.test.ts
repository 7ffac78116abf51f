import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'
import { SoftPasskey } from './soft-passkey.ts'

test('a seat moves to another device by a link that works once', async () => {
  const server = await testServer()
  const [phone, laptop, mallory] = [await server.guest('Anna'), await server.guest('Anna 2'), await server.guest('M')]
  const { table } = await phone.open([{ kind: 'bot', level: 'random' }], { start: true })
  const before = await phone.sit(table)
  const { body } = await phone.post(`/api/tables/${table}/link`)
  expect((await mallory.post(`/api/tables/${table}/link`)).status).toBe(403)
  expect((await laptop.post('/api/move', { token: body.token })).body).toEqual({ table, seat: 0 })
  expect((await mallory.post('/api/move', { token: body.token })).status).toBe(403)
  const after = await laptop.sit(table)
  expect(after.clientTable!.table.you).toBe(0)
  await before.until((clientTable) => clientTable.table.you === null)
  expect(before.clientTable!.view!.viewer).toBe('spectator')
  expect(before.faults).toEqual([])
})

test('a link that has moved nothing still works', async () => {
  const server = await testServer()
  const [phone, laptop, bert] = [await server.guest('Anna'), await server.guest('Anna 2'), await server.guest('Bert')]
  const { table } = await phone.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const { body } = await phone.post(`/api/tables/${table}/link`)
  const move = (guest: Guest) => guest.post('/api/move', { token: body.token })
  expect((await move(phone)).body).toEqual({ table, seat: 0 })
  expect((await move(bert)).body.code).toBe('seat-taken')
  vi.spyOn(server.storage, 'append').mockRejectedValueOnce(new Error('disk full'))
  expect((await move(laptop)).body.code).toBe('not-saved')
  const kept = await server.storage.db.selectFrom('token').select('expires_at').execute()
  expect(kept).toEqual([{ expires_at: body.expiresAt }])
  expect((await move(laptop)).body).toEqual({ table, seat: 0 })
  expect((await move(laptop)).body.code).toBe('not-invited')
})

test('of several who open a link at once one gets the seat, and older links to it are worth nothing', async () => {
  const server = await testServer()
  const [phone, ...others] = await Promise.all(['Anna', 'B', 'C', 'D'].map((name) => server.guest(name)))
  const { table } = await phone!.open(['open'])
  const [older, newer] = [
    await phone!.post(`/api/tables/${table}/link`),
    await phone!.post(`/api/tables/${table}/link`),
  ]
  const replies = await Promise.all(others.map((guest) => guest.post('/api/move', { token: newer.body.token })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect((await phone!.post('/api/move', { token: older.body.token })).body.code).toBe('not-now')
  expect(await server.storage.db.selectFrom('token').selectAll().execute()).toEqual([])
})

test("a spectator given a seat while away gets that seat's events on return", async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  for (let n = 0; n < 6; n++) {
    await connection.turn()
    await connection.answer()
  }
  await connection.turn()
  const watching = await eve.sit(table)
  const { seq } = watching.clientTable!
  watching.close()
  const { body } = await anna.post(`/api/tables/${table}/link`)
  await eve.post('/api/move', { token: body.token })
  const back = await eve.get(`/api/tables/${table}/since?seq=${seq}`)
  const whole = await eve.get(`/api/tables/${table}/since?seq=0`)
  expect(back.body.table.you).toBe(0)
  expect([back.body.keep, back.body.events]).toEqual([0, whole.body.events])
  const later = await eve.get(`/api/tables/${table}/since?seq=${back.body.seq}`)
  expect(later.body.events).toEqual([])
})

test('a session is kept by a passkey and found again on another device', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const passkey = new SoftPasskey(server.url)
  const { body: options } = await anna.post('/api/passkeys/registration')
  const registration = passkey.register(options.challenge)
  const { body: kept } = await anna.post('/api/passkeys/registration/finish', registration)
  expect(kept).toMatchObject({ me: { passkeys: 1 } })
  const other = new Guest(server.url)
  const { body: login } = await other.post('/api/passkeys/login')
  const response = passkey.login(login.options.challenge)
  const { body } = await other.post('/api/passkeys/login/finish', { challengeId: login.challengeId, response })
  expect(body.me).toMatchObject({ id: anna.me, name: 'Anna' })
  expect((await other.get('/api/session')).body.me.id).toBe(anna.me)
  // The same response again, and one for another challenge, are worth nothing.
  const again = await other.post('/api/passkeys/login/finish', { challengeId: login.challengeId, response })
  expect(again.status).toBe(409)
  const { body: second } = await other.post('/api/passkeys/login')
  const replayed = await other.post('/api/passkeys/login/finish', { challengeId: second.challengeId, response })
  expect(replayed.status).toBe(401)
})

test('a passkey that is known already is not registered again, and its owner can still come back', async () => {
  const server = await testServer()
  const [anna, mallory] = [await server.guest('Anna'), await server.guest('Mallory')]
  const register = async (guest: Guest, passkey: SoftPasskey) => {
    const { body } = await guest.post('/api/passkeys/registration')
    return guest.post('/api/passkeys/registration/finish', passkey.register(body.challenge))
  }
  const login = async (guest: Guest, passkey: SoftPasskey) => {
    const { body } = await guest.post('/api/passkeys/login')
    const response = passkey.login(body.options.challenge)
    return guest.post('/api/passkeys/login/finish', { challengeId: body.challengeId, response })
  }
  const passkey = new SoftPasskey(server.url)
  const forged = new SoftPasskey(server.url, passkey.id, 1_000_000)
  await register(anna, passkey)
  const before = await server.storage.people.passkeysOf(anna.me)
  expect((await register(mallory, forged)).body).toMatchObject({ code: 'not-invited' })
  expect(await server.storage.people.passkeysOf(anna.me)).toEqual(before)
  expect((await login(new Guest(server.url), forged)).status).toBe(401)
  expect((await login(new Guest(server.url), passkey)).body.me.id).toBe(anna.me)
  expect((await server.storage.people.passkeysOf(anna.me))[0]!.counter).toBeGreaterThan(before[0]!.counter)
})

test('a person who does not watch is told once by webhook that it is their turn', async () => {
  const heard: { event: string; text: string }[] = []
  const chat = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      heard.push(JSON.parse(text))
      response.end()
    })
  })
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    chat.close()
  })
  const server = await testServer({ allowPrivateWebhooks: true })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const url = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`
  for (const guest of [anna, bert]) await guest.request('PUT', '/api/session/webhook', { url })
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  await anna.act(table, { type: 'chat', text: 'changes nothing' })
  const { waiting } = (await anna.get(`/api/tables/${table}`)).body
  await expect.poll(() => heard.length).toBe(waiting.length)
  // Whoever comes by later has not been told a second time before.
  await anna.act(table, { type: 'chat', text: 'changes nothing either' })
  expect(heard).toHaveLength(waiting.length)
  expect(heard[0]).toMatchObject({ event: 'your-turn', table })
})

test('catch-up without a socket tells what happened since', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const first = (await anna.get(`/api/tables/${table}/since`)).body
  const connection = await anna.sit(table)
  for (let i = 0; i < 4; i++) {
    await connection.turn()
    await connection.answer()
  }
  await connection.turn()
  const later = (await anna.get(`/api/tables/${table}/since?seq=${first.seq}`)).body
  expect(later.seq).toBeGreaterThan(first.seq)
  expect(later.events.length).toBeGreaterThan(0)
  expect(later.events.length).toBeLessThan(connection.clientTable!.events.length)
  const { body } = await anna.get('/api/tables?mine=1')
  expect(body.tables[0]).toMatchObject({ id: table, you: 0, yourTurn: true })
})

test('[M1] [M4] a link brings nobody to a table whom the host has removed, or who does not meet somebody there', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table } = await anna.open(['open', 'open'])
  for (const [seat, guest] of [bert, carl].entries()) await guest.act(table, { type: 'sit', seat: seat + 1 })
  const { token } = (await bert.post(`/api/tables/${table}/link`)).body
  await anna.act(table, { type: 'remove', seat: 2 })
  const removed = await carl.post('/api/move', { token })
  expect([removed.status, removed.body.detail]).toEqual([403, 'removed-by-host'])
  const dora = await server.guest('Dora')
  await anna.request('PUT', `/api/people/${dora.me}/block`, { blocked: true })
  const blocked = await dora.post('/api/move', { token })
  expect([blocked.status, blocked.body.detail]).toEqual([403, 'not-for-you'])
  // The link is not used up: it still moves the seat where it may go.
  const laptop = await server.guest('Bert 2')
  expect((await laptop.post('/api/move', { token })).body).toEqual({ table, seat: 1 })
})
