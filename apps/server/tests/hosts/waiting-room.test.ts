import { expect, test } from 'vitest'
import type { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

test('[H1] a rematch seats nobody unasked: the others are invited, and sit down themselves', async () => {
  const server = await testServer()
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'], { visibility: 'invited' })
  const { body: before } = await anna.get(`/api/tables/${table}`)
  await bert.act(table, { type: 'sit', seat: 1, invite: before.invite })
  await anna.act(table, { type: 'start' })
  await server.registry.work(await server.registry.table(table), () => [{ kind: 'closed', reason: 'operator' }])
  expect((await anna.act(table, { type: 'rematch' })).status).toBe(200)
  const { body: over } = await bert.get(`/api/tables/${table}`)
  const next = over.rematch as string
  const { body: room } = await bert.get(`/api/tables/${next}`)
  expect([room.you, room.seats[1].person, room.seats[1].invited]).toEqual([null, null, { id: bert.me, name: 'Bert' }])
  expect((await eve.get(`/api/tables/${next}`)).status).toBe(404)
  expect((await eve.act(next, { type: 'sit', seat: 1, invite: room.invite ?? 'unknown' })).status).toBe(404)
  expect((await bert.act(next, { type: 'sit', seat: 1 })).status).toBe(200)
  expect((await bert.get(`/api/tables/${next}`)).body).toMatchObject({ you: 1, host: 0 })
})

test('[H2] an invited person who does not come is left out when the game begins', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  await server.registry.work(await server.registry.table(table), () => [{ kind: 'closed', reason: 'operator' }])
  await anna.act(table, { type: 'rematch' })
  const next = (await anna.get(`/api/tables/${table}`)).body.rematch as string
  expect((await anna.act(next, { type: 'start' })).status).toBe(200)
  const { body } = await bert.get(`/api/tables/${next}`)
  expect([body.status, body.you, body.seats[1]]).toMatchObject(['playing', null, { bot: 'novice', invited: null }])
})

test('[M1] the host removes a person before the game begins, who does not sit down again', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table } = await anna.open(['open', 'open'])
  for (const [seat, guest] of [bert, carl].entries()) await guest.act(table, { type: 'sit', seat: seat + 1 })
  expect((await bert.act(table, { type: 'remove', seat: 2 })).body.code).toBe('not-host')
  expect((await anna.act(table, { type: 'remove', seat: 0 })).body).toMatchObject({ detail: 'yourself' })
  expect((await anna.act(table, { type: 'remove', seat: 1 })).status).toBe(200)
  expect((await bert.get(`/api/tables/${table}`)).body).toMatchObject({ you: null, removed: true })
  expect((await carl.get(`/api/tables/${table}`)).body).toMatchObject({ you: 2, removed: false })
  const again = await bert.act(table, { type: 'sit', seat: 1 })
  expect(again.body).toMatchObject({ code: 'not-invited', detail: 'removed-by-host' })
  await anna.act(table, { type: 'start' })
  expect((await anna.act(table, { type: 'remove', seat: 2 })).body).toMatchObject({ detail: 'game-running' })
})

test('[M1] a person removed by the host can no longer talk at that table', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'remove', seat: 1 })
  for (const act of [
    { type: 'chat', text: 'a last word' },
    { type: 'phrase', phrase: 'hello' },
  ])
    expect((await bert.act(table, act)).body).toMatchObject({ code: 'not-invited', detail: 'removed-by-host' })
  expect((await anna.get(`/api/tables/${table}/since?seq=0`)).body.chat).toEqual([])
})

test('[M2] names at a table are distinct, and one that only looks like another is marked', async () => {
  const server = await testServer()
  const names = ['Anna', 'Anna', 'Аnna', 'Bert']
  const guests = await Promise.all(names.map((name) => server.guest(name)))
  const { table } = await guests[0]!.open(['open', 'open', 'open'])
  for (const seat of [1, 2, 3]) await guests[seat]!.act(table, { type: 'sit', seat })
  const { body } = await guests[0]!.get(`/api/tables/${table}`)
  const seats = body.seats as { person: { name: string }; lookalike: boolean }[]
  expect(seats.map(({ person, lookalike }) => [person.name, lookalike])).toEqual([
    ['Anna', false],
    ['Anna (2)', true],
    ['Аnna', true],
    ['Bert', false],
  ])
})

test('[M5] a table that nobody begins closes after the time the operator has set', async () => {
  let now = 1_800_000_000_000
  const server = await testServer({ openTableMs: 3600_000 }, { now: () => now })
  const anna = await server.guest('Anna')
  const { table } = await anna.open(['open'])
  const connection = await anna.sit(table)
  expect(connection.clientTable!.table.expiresAt).toBe(now + 3600_000)
  now += 3600_001
  await connection.until((clientTable) => clientTable.table.status === 'closed')
  expect(connection.clientTable!.table.reason).toBe('expired')
})

test('[P2] players see by name who watches, and how many', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const { table } = await anna.open(['open'])
  const connection = await anna.sit(table)
  await eve.sit(table)
  await eve.sit(table)
  await connection.until(({ presence }) => presence.watching.length === 1)
  const watching = [{ name: 'Eve', lookalike: false }]
  expect(connection.clientTable!.presence).toMatchObject({ spectators: 1, watching })
})

test("[M2] a spectator whose name equals or resembles a seated person's is marked", async () => {
  const server = await testServer()
  const [anna, ...others] = await Promise.all(['Anna', 'Аnna', 'Anna', 'Eve'].map((name) => server.guest(name)))
  const { table } = await anna!.open(['open'])
  const connection = await anna!.sit(table)
  for (const guest of others) await guest.sit(table)
  const { presence } = await connection.until((known) => known.presence.watching.length === 3)
  expect(presence.watching).toEqual([
    { name: 'Аnna', lookalike: true },
    { name: 'Anna (2)', lookalike: true },
    { name: 'Eve', lookalike: false },
  ])
})

test('[H3] a waiting room whose host has gone is begun by whoever is there, without those who are not', async () => {
  let now = 1_800_000_000_000
  const server = await testServer({}, { now: () => now })
  const guests = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const [anna, bert, carl] = guests as [Guest, Guest, Guest]
  const { table } = await anna.open(['open', 'open'])
  for (const seat of [1, 2]) await guests[seat]!.act(table, { type: 'sit', seat })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  expect(await b.act({ type: 'start' })).toMatchObject({ code: 'not-host' })
  a.close()
  await b.until(({ presence }) => !presence.seats.includes(0))
  now += 29_000
  expect(b.clientTable!.table.host).toBe(0)
  now += 2000
  await b.until(({ table: { host, youHost } }) => host === 1 && youHost)
  expect((await anna.act(table, { type: 'start' })).body.code).toBe('not-host')
  await carl.sit(table)
  await b.until(({ presence }) => presence.seats.includes(2))
  expect(await b.act({ type: 'start', without: [2] })).toMatchObject({ detail: 'person-present' })
  expect(await b.act({ type: 'start', without: [0] })).toMatchObject({ type: 'done' })
  const { seats } = (await b.until((clientTable) => clientTable.table.status === 'playing')).table
  expect(seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['novice', 'Bert', 'Carl'])
})

test('[H3] reloading the page keeps the seat: only a person away for thirty seconds is left out', async () => {
  let now = 1_800_000_000_000
  const server = await testServer({}, { now: () => now })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  await a.until(({ presence }) => presence.seats.includes(1))
  b.close()
  await a.until(({ presence }) => !presence.seats.includes(1))
  now += 29_999
  const tooEarly = await a.act({ type: 'start', without: [1] })
  expect(tooEarly).toMatchObject({ code: 'not-now', detail: 'person-present', params: { seconds: 30 } })
  now += 1
  expect(await a.act({ type: 'start', without: [1] })).toMatchObject({ type: 'done' })
})
