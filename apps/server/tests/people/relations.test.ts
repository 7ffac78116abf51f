import { expect, test } from 'vitest'
import type { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

const textsOf = (connection: Awaited<ReturnType<Guest['sit']>>) =>
  (connection.clientTable?.chat ?? []).map(({ text }) => text)
const block = (guest: Guest, other: Guest, blocked = true) =>
  guest.request('PUT', `/api/people/${other.me}/block`, { blocked })

test('[M3] a mute at one table applies at another, until it is taken back', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table: first } = await anna.open(['open'])
  await anna.act(first, { type: 'mute', person: bert.me, muted: true })
  const { table: second } = await anna.open(['open'])
  const here = await anna.sit(second)
  expect(here.clientTable?.table.muted).toEqual([bert.me])
  await bert.act(second, { type: 'chat', text: 'can you hear me' })
  await anna.act(second, { type: 'chat', text: 'silence' })
  await here.until(({ chat }) => chat.length > 0)
  expect(textsOf(here)).toEqual(['silence'])
  expect((await anna.get('/api/people')).body.muted).toEqual([{ id: bert.me, name: 'Bert' }])
  await anna.request('PUT', `/api/people/${bert.me}/mute`, { muted: false })
  await here.until(({ table }) => table.muted.length === 0)
  await bert.act(second, { type: 'chat', text: 'and now' })
  await here.until(() => textsOf(here).includes('and now'))
})

test('[M3] an unmute at one table applies where the person was muted', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table: first } = await anna.open(['open'])
  const { table: second } = await anna.open(['open'])
  const here = await anna.sit(first)
  await anna.act(first, { type: 'mute', person: bert.me, muted: true })
  await here.until(({ table }) => table.muted.includes(bert.me))
  await bert.act(first, { type: 'chat', text: 'can you hear me' })
  await anna.act(second, { type: 'mute', person: bert.me, muted: false })
  await here.until(({ table }) => table.muted.length === 0)
  await bert.act(first, { type: 'chat', text: 'and now' })
  await here.until(() => textsOf(here).includes('and now'))
  // What was said meanwhile is there too.
  expect(textsOf(here)).toEqual(['can you hear me', 'and now'])
})

test('[A2] the new list of mutes arrives before the `done` of a mute', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  const here = await anna.sit(table)
  expect(await here.act({ type: 'mute', person: bert.me, muted: true })).toMatchObject({ type: 'done' })
  expect(here.clientTable?.table.muted).toEqual([bert.me])
})

test('[M4] people of whom one has blocked the other do not meet at public tables, in the lobby or in talk', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table } = await anna.open(['open', 'open'])
  const finds = async (guest: Guest) =>
    (await guest.get('/api/tables')).body.tables.some(({ id }: { id: string }) => id === table)
  expect(await finds(bert)).toBe(true)
  expect((await block(anna, bert)).body.blocked).toEqual([{ id: bert.me, name: 'Bert' }])
  expect(await finds(bert)).toBe(false)
  expect(await finds(carl)).toBe(true)
  const refused = await bert.act(table, { type: 'sit', seat: 1 })
  expect([refused.status, refused.body.detail]).toEqual([403, 'not-for-you'])
  // Also the other way round: who has blocked somebody does not come to sit with them.
  const { table: other } = await bert.open(['open'])
  expect((await anna.act(other, { type: 'sit', seat: 1 })).body.detail).toBe('not-for-you')
  await block(anna, bert, false)
  expect((await bert.act(table, { type: 'sit', seat: 1 })).status).toBe(200)
})

test('[M4] people of whom one has blocked the other do not hear each other at a table to which both were invited', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  await block(anna, bert)
  const { table, invite } = await anna.open(['open', 'open'], { visibility: 'invited' })
  const [a, b, c] = [await anna.sit(table), await bert.sit(table, { invite }), await carl.sit(table, { invite })]
  for (const [connection, name] of [
    [b, 'Bert'],
    [a, 'Anna'],
    [c, 'Carl'],
  ] as const)
    await connection.act({ type: 'chat', text: `from ${name}` })
  for (const connection of [a, b, c]) await connection.until(() => textsOf(connection).includes('from Carl'))
  expect(textsOf(a)).toEqual(['from Anna', 'from Carl'])
  expect(textsOf(b)).toEqual(['from Bert', 'from Carl'])
  expect(textsOf(c)).toEqual(['from Bert', 'from Anna', 'from Carl'])
  // Bert is not told that Anna has blocked him.
  expect(b.clientTable?.table.muted).toEqual([])
})

const NOT_FOR_YOU = { code: 'not-invited', detail: 'not-for-you' }

test('[M4] nor does one of them watch or talk at a public table where the other sits; a game that is over opens as a replay', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table, invite } = await anna.open(['open'])
  await carl.act(table, { type: 'sit', seat: 1 })
  await block(anna, bert)
  const line = bert.connect()
  await line.opened
  expect(await line.hello(table)).toMatchObject(NOT_FOR_YOU)
  expect(await line.hello(table, { invite })).toMatchObject(NOT_FOR_YOU)
  for (const path of ['', '/preview', '/since?seq=0', '/look?entries=0'])
    expect((await bert.get(`/api/tables/${table}${path}`)).body, path).toMatchObject(NOT_FOR_YOU)
  expect((await bert.act(table, { type: 'chat', text: 'from Bert' })).body).toMatchObject(NOT_FOR_YOU)
  await anna.act(table, { type: 'start' })
  await carl.act(table, { type: 'resign' })
  expect((await bert.get(`/api/tables/${table}/record`)).status).toBe(200)
})

test('[M4] a blocked spectator is sent away, and so is one when the other sits down', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table } = await anna.open(['open'])
  const [a, b, c] = [await anna.sit(table), await bert.sit(table), await carl.sit(table)]
  await a.until(({ presence }) => presence.spectators === 2)
  await block(anna, bert)
  await block(bert, carl)
  await a.until(({ presence }) => presence.spectators === 1)
  await expect.poll(() => b.closed).toBe(true)
  expect(b.messages.at(-1)).toMatchObject({ type: 'bye', final: false })
  await block(anna, bert, false)
  const again = await bert.sit(table)
  await a.until(({ presence }) => presence.spectators === 2)
  await c.act({ type: 'sit', seat: 1 })
  await expect.poll(() => again.closed).toBe(true)
  expect(c.closed).toBe(false)
})

test('[M4] of two people who do not meet and sit down at the same moment one is refused', async () => {
  const server = await testServer()
  const [anna, bert, carl] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  await block(anna, bert)
  const { table } = await carl.open(['open', 'open'])
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  const replies = await Promise.all([a.act({ type: 'sit', seat: 1 }), b.act({ type: 'sit', seat: 2 })])
  // The other is refused, or sent away as somebody who watches before their turn comes.
  expect(replies.filter(({ type }) => type === 'done')).toHaveLength(1)
  const [late, seat] = replies[0]?.type === 'done' ? [bert, 2] : [anna, 1]
  expect((await late.act(table, { type: 'sit', seat })).body).toMatchObject(NOT_FOR_YOU)
})

test('[M4] nor does a rematch bring people together of whom one has blocked the other during the game', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  await bert.act(table, { type: 'resign' })
  await block(anna, bert)
  expect((await anna.act(table, { type: 'rematch' })).status).toBe(200)
  expect((await bert.act(table, { type: 'rematch' })).body).toMatchObject(NOT_FOR_YOU)
})

test('[M6] a report brings the operator who it is about and what they said there, and nobody sends them endlessly', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'chat', text: 'something rude' })
  const report = (about = 'talk') => anna.post('/api/reports', { person: bert.me, table, about, text: 'not nice' })
  expect((await report()).status).toBe(200)
  const [kept] = await server.storage.relations.reports(10)
  expect(kept).toMatchObject({ by: anna.me, person: bert.me, name: 'Bert', match: table, about: 'talk' })
  expect(JSON.parse(kept?.talk ?? '')).toEqual(['something rude'])
  expect((await anna.post('/api/reports', { person: anna.me, about: 'talk' })).body.detail).toBe('yourself')
  expect((await anna.post('/api/reports', { person: 'nobody-here', about: 'talk' })).body.detail).toBe('no-such-person')
  for (let n = 0; n < 19; n++) await report()
  expect((await report()).body.detail).toBe('too-many-reports')
})

test('[M2] a spectator who calls themselves like somebody who sits there is marked in talk', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Аnna')]
  const { table } = await anna.open(['open'])
  const here = await anna.sit(table)
  await eve.act(table, { type: 'chat', text: 'it is me' })
  await anna.act(table, { type: 'chat', text: 'it is not' })
  const { chat } = await here.until((clientTable) => clientTable.chat.length === 2)
  expect(chat.map(({ lookalike = false }) => lookalike)).toEqual([true, false])
})

test('[M2] seated people speak under the name of their seat, even after changing their name', async () => {
  const server = await testServer()
  const [anna, other, bert] = [await server.guest('Anna'), await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open', 'open'])
  await other.act(table, { type: 'sit', seat: 1 })
  await bert.act(table, { type: 'sit', seat: 2 })
  await bert.post('/api/session', { name: 'Anna', language: 'en' })
  for (const guest of [anna, other, bert]) await guest.act(table, { type: 'phrase', phrase: 'hello' })
  const { chat } = (await anna.get(`/api/tables/${table}/since?seq=0`)).body as {
    chat: { name: string; lookalike?: boolean }[]
  }
  expect(chat.map(({ name, lookalike = false }) => [name, lookalike])).toEqual([
    ['Anna', false],
    ['Anna (2)', true],
    ['Bert', false],
  ])
})

test('[M5] nobody fills the lobby: a person, and an address, may have so many tables that wait to begin', async () => {
  const server = await testServer({ openTablesPerPerson: 2, openTablesPerAddress: 3 })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const body = { game: 'lanterns', options: {}, visibility: 'public', clock: { kind: 'none' } }
  const open = (guest: Guest) => guest.post('/api/tables', { ...body, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect([(await open(anna)).status, (await open(anna)).status]).toEqual([200, 200])
  const third = await open(anna)
  expect([third.status, third.body.detail, third.body.params]).toEqual([429, 'too-many-open-tables', { most: 2 }])
  const { body: opened } = await open(bert)
  expect((await open(bert)).body.detail).toBe('address-full')
  await bert.act(opened.table, { type: 'start' })
  expect((await open(bert)).status).toBe(200)
})

test('[M5] nor by rematches: each counts for the address its first table came from', async () => {
  const server = await testServer({ openTablesPerAddress: 2 })
  const guests = await Promise.all(['Anna', 'Bert', 'Carl'].map((name) => server.guest(name)))
  const bot = { kind: 'bot', level: 'novice' }
  const opened = await Promise.all(guests.map((guest) => guest.open([bot], { start: true })))
  const asked: number[] = []
  for (const [n, { table }] of opened.entries()) {
    await guests[n]!.act(table, { type: 'resign' })
    asked.push((await guests[n]!.act(table, { type: 'rematch' })).status)
  }
  expect(asked).toEqual([200, 200, 429])
})

test('[M5] nor does one address fill the list of games to watch: those of others stand behind a few of its own', async () => {
  const server = await testServer({ openTablesPerAddress: 3, trustedProxies: 1 })
  const [crowd, anna] = [await server.guest('Crowd'), await server.guest('Anna')]
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
  const body = { game: 'lanterns', options: {}, visibility: 'public', clock: { kind: 'none' }, seats, start: true }
  const begin = (guest: Guest, from: string) => guest.request('POST', '/api/tables', body, { 'x-forwarded-for': from })
  const early = await begin(anna, '10.0.0.1')
  const begun: string[] = []
  for (let n = 0; n < 60; n++) begun.unshift((await begin(crowd, '10.0.0.2')).body.table)
  const { body: page } = await anna.get('/api/tables?status=playing')
  const shown = (page.tables as { id: string }[]).map(({ id }) => id)
  expect(shown).toContain(early.body.table)
  expect(shown.filter((id) => begun.includes(id))).toHaveLength(3)
})
