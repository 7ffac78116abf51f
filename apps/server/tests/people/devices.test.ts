import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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
  expect(after.mirror!.table.you).toBe(0)
  await before.until((mirror) => mirror.table.you === null)
  expect(before.mirror!.view!.viewer).toBe('spectator')
  expect(before.faults).toEqual([])
})

test('who watched, was given a seat while away and comes back hears what that seat has heard', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const line = await anna.sit(table)
  for (let n = 0; n < 6; n++) {
    await line.turn()
    await line.answer()
  }
  await line.turn()
  const watching = await eve.sit(table)
  const { seq } = watching.mirror!
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

test('who does not watch is told by webhook that it is their turn, once', async () => {
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
  for (let i = 0; i < 100 && heard.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20))
  const { waiting } = (await anna.get(`/api/tables/${table}`)).body
  expect(heard).toHaveLength(waiting.length)
  expect(heard[0]).toMatchObject({ event: 'your-turn', table })
})

test('catch-up without a socket tells what happened since', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const first = (await anna.get(`/api/tables/${table}/since`)).body
  const line = await anna.sit(table)
  for (let i = 0; i < 4; i++) {
    await line.turn()
    await line.answer()
  }
  await line.turn()
  const later = (await anna.get(`/api/tables/${table}/since?seq=${first.seq}`)).body
  expect(later.seq).toBeGreaterThan(first.seq)
  expect(later.events.length).toBeGreaterThan(0)
  expect(later.events.length).toBeLessThan(line.mirror!.events.length)
  const { body } = await anna.get('/api/tables?mine=1')
  expect(body.tables[0]).toMatchObject({ id: table, you: 0, yourTurn: true })
})
