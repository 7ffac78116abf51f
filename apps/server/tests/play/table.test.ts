import { parseRecord, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { testServer } from './test-server.ts'

/** Plays on by first options until the table is over. */
async function playOut(...connections: Connection[]): Promise<void> {
  for (let answers = 0; answers < 2000; answers++) {
    if (connections.some((connection) => connection.clientTable?.table.status !== 'playing')) return
    const asked = connections.find((connection) => connection.isAsked)
    if (asked) expect(await asked.answer()).toMatchObject({ type: 'done' })
    else await connections[0]!.next(() => true)
    const seq = Math.max(...connections.map((connection) => connection.clientTable?.seq ?? 0))
    await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
  }
  throw new Error('no end')
}

test('two people play a whole game and everybody verifies the dice afterwards', async () => {
  const server = await testServer()
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'], { entropy: 'my lucky number' })
  expect((await bert.act(table, { type: 'sit', seat: 1 })).status).toBe(200)
  const [a, b, e] = [await anna.sit(table), await bert.sit(table), await eve.sit(table)]
  await b.act({ type: 'entropy', text: 'another' })
  const { commitment, secret } = a.clientTable!.table.dice
  expect(secret).toBeNull()
  expect(await b.act({ type: 'start' })).toMatchObject({ type: 'refused', code: 'not-host' })
  expect(await a.act({ type: 'start' })).toMatchObject({ type: 'done' })
  await Promise.all([a, b, e].map((connection) => connection.until(({ view }) => view !== null)))
  expect((await anna.get(`/api/tables/${table}/record`)).status).toBe(409)
  await playOut(a, b, e)
  for (const connection of [a, b, e]) expect(connection.faults).toEqual([])
  expect(a.clientTable!.table.status).toBe('over')
  expect(a.clientTable!.table.dice.commitment).toBe(commitment)
  const { body } = await eve.get(`/api/tables/${table}/record`)
  const record = parseRecord(JSON.stringify(body))
  expect(record.entropy).toEqual(['my lucky number', 'another'])
  expect(verifyRecord(lanterns, record).over).toBe(true)
  // What patches built up is what a newcomer is shown.
  const late = await bert.sit(table)
  expect(late.clientTable!.view).toEqual(b.clientTable!.view)
  expect(late.clientTable!.events).toEqual(b.clientTable!.events)
  expect(late.clientTable!.table).toEqual(b.clientTable!.table)
})

test('a person plays against computer players', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const bot = { kind: 'bot', level: 'random' }
  const { table } = await anna.open([bot, bot, bot], { start: true })
  const a = await anna.sit(table)
  await playOut(a)
  expect(a.clientTable!.table.status).toBe('over')
  expect(a.faults).toEqual([])
})

test('a spectator and the other seat never see a hand', async () => {
  const server = await testServer()
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const [a, b, e] = [await anna.sit(table), await bert.sit(table), await eve.sit(table)]
  await a.act({ type: 'start' })
  await Promise.all([a, b, e].map((connection) => connection.until(({ view }) => view !== null)))
  const known = (connection: Connection) => connection.clientTable!.view!.state.face.filter((face) => face >= 0).length
  expect(known(e)).toBeLessThan(known(a))
  expect(e.clientTable!.view!.ask).toBeNull()
  expect(a.clientTable!.view!.state.chance).toEqual([0, 0, 0, 0])
})

test('a retry is answered as the first time and plays nothing twice', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const a = await anna.sit(table)
  await a.until(() => a.isAsked)
  const act = {
    type: 'answer',
    clientId: 'one-and-only',
    entries: a.clientTable!.view!.entries,
    answer: a.someAnswer(),
  }
  const first = await a.act(act)
  expect(first).toMatchObject({ type: 'done' })
  expect(await a.act(act)).toEqual(first)
  const elsewhere = await anna.sit(table)
  expect(await elsewhere.act(act)).toEqual(first)
  expect((await anna.post(`/api/tables/${table}/acts`, act)).body).toEqual({ seq: (first as { seq: number }).seq })
})

test('stale and illegal answers are refused with the reason', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const a = await anna.sit(table)
  await a.until(() => a.isAsked)
  const { entries, ask } = a.clientTable!.view!
  const refused = await a.act({ type: 'answer', entries, answer: 'no-such-option' })
  expect(refused).toMatchObject({ type: 'refused', code: 'illegal', rule: ask!.rule })
  await a.answer()
  await a.until(() => a.isAsked && a.clientTable!.view!.entries > entries)
  expect(await a.act({ type: 'answer', entries, answer: a.someAnswer() })).toMatchObject({ code: 'stale' })
})

test('a returning client gets only what came after', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  await a.act({ type: 'start' })
  const both = [a, b]
  for (let i = 0; i < 6; i++) {
    await Promise.all(both.map((connection) => connection.until(() => both.some((other) => other.isAsked))))
    await both.find((connection) => connection.isAsked)!.answer()
    const seq = a.clientTable!.seq
    await b.until((clientTable) => clientTable.seq >= seq)
  }
  const full = await bert.sit(table)
  for (const since of [1, 3, 5, b.clientTable!.seq, 0, 10_000]) {
    const connection = bert.connect()
    await connection.opened
    connection.clientTable = since > 0 && since <= b.clientTable!.seq ? { ...full.clientTable!, seq: since } : null
    const snapshot = await connection.hello(table, { since })
    expect(connection.clientTable!.view).toEqual(full.clientTable!.view)
    expect(connection.clientTable!.events).toEqual(full.clientTable!.events)
    if (since === b.clientTable!.seq) expect(snapshot).toMatchObject({ events: [], chat: [] })
  }
})
