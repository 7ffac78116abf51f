import { expect, test } from 'vitest'
import { testServer } from '../play/test-server.ts'

const readyOf = ({ seats }: { seats: { ready: boolean }[] }) => seats.map(({ ready }) => ready)

test('[H4] ready marks are seen by the others, taken back, and gone with whoever gets up', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open', { kind: 'bot', level: 'novice' }])
  await bert.act(table, { type: 'sit', seat: 1 })
  expect((await bert.act(table, { type: 'ready', ready: true })).status).toBe(200)
  expect(readyOf((await anna.get(`/api/tables/${table}`)).body)).toEqual([false, true, true])
  await bert.act(table, { type: 'ready', ready: false })
  await anna.act(table, { type: 'ready', ready: true })
  expect(readyOf((await bert.get(`/api/tables/${table}`)).body)).toEqual([true, false, true])
  await bert.act(table, { type: 'ready', ready: true })
  await bert.act(table, { type: 'leave' })
  await bert.act(table, { type: 'sit', seat: 1 })
  expect(readyOf((await anna.get(`/api/tables/${table}`)).body)).toEqual([true, false, true])
})

test('[H4] the host begins without anybody being ready; who watches and who plays says nothing', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const { table } = await anna.open([{ kind: 'bot', level: 'novice' }])
  expect((await eve.act(table, { type: 'ready', ready: true })).status).not.toBe(200)
  expect((await anna.act(table, { type: 'start' })).status).toBe(200)
  expect((await anna.act(table, { type: 'ready', ready: true })).body).toMatchObject({ detail: 'game-running' })
})

test('[J1] the short code of an open table leads to it with its invitation, however it is typed', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'], { visibility: 'invited' })
  const { body: room } = await anna.get(`/api/tables/${table}`)
  expect(room.code).toMatch(/^[A-Z2-9]{6}$/)
  const typed = ` ${room.code.slice(0, 3).toLowerCase()}-${room.code.slice(3)}`
  const { body: found } = await bert.get(`/api/join/${encodeURIComponent(typed)}`)
  expect(found).toEqual({ table, invite: room.invite })
  expect((await bert.get(`/api/tables/${table}?invite=${found.invite}`)).body.code).toBeNull()
  expect((await bert.act(table, { type: 'sit', seat: 1, invite: found.invite })).status).toBe(200)
  expect((await bert.get(`/api/join/ZZZZZZ`)).body).toMatchObject({ code: 'unknown-table', detail: 'no-such-code' })
  await anna.act(table, { type: 'start' })
  expect((await bert.get(`/api/join/${room.code}`)).status).toBe(404)
  expect((await anna.get(`/api/tables/${table}`)).body.code).toBeNull()
})

test('[J1] whoever tries out codes is soon not listened to, and others are', async () => {
  const server = await testServer({ trustedProxies: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open(['open'], { visibility: 'invited' })
  const { code } = (await anna.get(`/api/tables/${table}`)).body
  const join = (tried: string, address: string) =>
    anna.request('GET', `/api/join/${tried}`, undefined, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push((await join(`AAAA${10 + i}`, '10.0.0.9')).status)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404))
  expect(statuses.at(-1)).toBe(429)
  expect((await join(code, '10.0.0.9')).status).toBe(429)
  expect((await join(code, '10.0.0.8')).status).toBe(200)
})
