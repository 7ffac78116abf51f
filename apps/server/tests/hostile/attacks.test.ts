import { request } from 'node:http'
import { expect, test } from 'vitest'
import { isPrivateAddress, isPrivateHost } from '../../src/notify/private-address.ts'
import { builtClient } from '../http/built-client.ts'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'
import { timeStands } from '../play/time-stands.ts'

/** Asks for a path as it stands, without tidying it up first. */
const rawStatus = (url: string, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end()
  })

test('a forged, cut or foreign session is nobody', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const forger = new Guest(server.url)
  for (const cookie of [
    `sablier=${anna.me}`,
    `sablier=${anna.me}.${'A'.repeat(43)}`,
    `${anna.cookie}x`,
    anna.cookie.slice(0, -2),
    `sablier=.${anna.cookie.split('.')[1]}`,
    'sablier=%00',
  ]) {
    forger.cookie = cookie
    expect((await forger.get('/api/session')).body, cookie).toEqual({ me: null })
    expect((await forger.post('/api/tables', {})).status).toBe(401)
  }
})

test('nobody answers for another seat or undoes what is not theirs', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connections = [await anna.sit(table), await bert.sit(table)]
  const asked = connections.find((connection) => connection.isAsked)!
  const other = connections.find((connection) => connection !== asked)!
  const act = { type: 'answer', entries: 0, answer: asked.someAnswer() }
  if (!other.isAsked) expect(await other.act(act)).toMatchObject({ type: 'refused' })
  expect(await other.act({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' })
})

test('a table by invitation does not exist for others', async () => {
  const server = await testServer()
  const [anna, mallory] = [await server.guest('Anna'), await server.guest('Mallory')]
  const { table, invite } = await anna.open(['open'], { visibility: 'invited' })
  const missing = await mallory.get('/api/tables/AAAAAAAAAAAA')
  const refused = await mallory.get(`/api/tables/${table}`)
  expect([refused.status, refused.body]).toEqual([missing.status, missing.body])
  expect((await mallory.act(table, { type: 'sit', seat: 1 })).status).toBe(404)
  expect((await mallory.act(table, { type: 'sit', seat: 1, invite: 'AAAAAAAAAAAA' })).status).toBe(404)
  expect((await mallory.get('/api/tables')).body.tables).toEqual([])
  expect((await mallory.get(`/api/tables/${table}?invite=${invite}`)).status).toBe(200)
  expect((await mallory.act(table, { type: 'sit', seat: 1, invite })).status).toBe(200)
})

test('pages of other sites can neither post nor open sockets', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const origin = 'https://evil.example'
  expect((await anna.request('POST', '/api/tables', {}, { origin })).status).toBe(403)
  expect((await anna.request('POST', '/api/session', 'name=x', { 'content-type': 'text/plain' })).status).toBe(400)
  const connection = anna.connect({ origin })
  await expect(connection.opened).rejects.toThrow('403')
  const own = anna.connect({ origin: server.url })
  await own.opened
})

test('paths lead nowhere outside', async () => {
  const server = await testServer({}, { clientFolder: builtClient() })
  for (const path of [
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/tables/..%2f..%2fsession',
    '/api/tables/%00/record',
  ]) {
    const { status, text } = await rawStatus(server.url, path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(text).not.toMatch(/"workspaces"|root:/)
  }
})

test('bodies and messages that are too large are refused', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { status } = await anna.post('/api/tables', { game: 'x'.repeat(100_000) })
  expect(status).toBe(413)
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  connection.send(JSON.stringify({ type: 'chat', clientId: 'too-large-1', text: 'x'.repeat(20_000) }))
  await connection.next(() => false).catch(() => {})
  expect(connection.closed).toBe(true)
  expect((await anna.get('/health')).status).toBe(200)
})

test('a flooding client is slowed down and then cut off', async () => {
  const server = await testServer({ messagesPerSecond: 20 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  timeStands()
  for (let i = 0; i < 400; i++) connection.send({ type: 'ping', at: i })
  await connection.next(({ type }) => type === 'bye')
  const kinds = connection.messages.map((message) => (message.type === 'refused' ? message.code : message.type))
  expect(kinds.filter((kind) => kind === 'pong').length).toBeLessThan(60)
  expect(kinds).toContain('too-fast')
})

test('chat has its own, slower pace', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  timeStands()
  const replies = []
  for (let i = 0; i < 10; i++) replies.push(await connection.act({ type: 'chat', text: `number ${i}` }))
  expect(replies.filter(({ type }) => type === 'done')).toHaveLength(6)
  expect(replies.at(-1)).toMatchObject({ code: 'too-fast' })
})

test('a person cannot open tables without end', async () => {
  const server = await testServer({ tablesPerPerson: 2 })
  const anna = await server.guest('Anna')
  await anna.open()
  await anna.open()
  await expect(anna.open()).rejects.toThrow('too-many')
})

test('options and seats a game does not know are refused', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  await expect(anna.open(['open'], { options: { nonsense: 1 } })).rejects.toThrow('no option')
  await expect(anna.open(Array(9).fill('open'))).rejects.toThrow('seats')
  await expect(anna.open(['open'], { game: 'no-such-game' })).rejects.toThrow('no such game')
})

test('a webhook cannot be aimed at private or loopback addresses', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  for (const host of [
    '127.0.0.1',
    'localhost',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.0.1',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '0.0.0.0',
    '2130706433',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::7f00:1]',
    '0x7f.1',
    'localhost.',
    'metadata.internal',
    'intranet',
  ]) {
    const { status } = await anna.request('PUT', '/api/session/webhook', { url: `http://${host}/hook` })
    expect(status, host).toBe(400)
  }
  expect((await anna.request('PUT', '/api/session/webhook', { url: 'file:///etc/passwd' })).status).toBe(400)
  expect((await anna.request('PUT', '/api/session/webhook', { url: 'https://chat.example.org/x' })).status).toBe(200)
  expect(isPrivateHost('chat.example.org')).toBe(false)
  expect(isPrivateAddress('93.184.216.34')).toBe(false)
})

test('the page carries security headers and names no other host', async () => {
  const server = await testServer()
  const { headers } = await new Guest(server.url).get('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|wss?:|upgrade-insecure-requests/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBeNull()
})
