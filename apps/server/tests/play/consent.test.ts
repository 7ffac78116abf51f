import { expect, test } from 'vitest'
import { SHOWING_MS } from '../../src/tables/think-time.ts'
import type { Connection } from './connection.ts'
import type { Guest } from './guest.ts'
import { testServer } from './test-server.ts'
import { timeStands } from './time-stands.ts'

async function twoPlaying(more: Record<string, unknown> = {}, config = {}, parts = {}) {
  const server = await testServer(config, parts)
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'], more)
  await bert.act(table, { type: 'sit', seat: 1 })
  const connections: Connection[] = [await anna.sit(table), await bert.sit(table)]
  await connections[0]!.act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  return { server, table, guests: [anna, bert] as Guest[], connections: connections as [Connection, Connection] }
}
const together = async (connections: readonly Connection[]) => {
  const seq = Math.max(...connections.map((connection) => connection.clientTable!.seq))
  await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
}
async function answerSome(connections: readonly Connection[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await together(connections)
    expect(await connections.find((connection) => connection.isAsked)!.answer()).toMatchObject({ type: 'done' })
  }
  await together(connections)
}

test('free undo goes back to the line and no further', async () => {
  const { connections } = await twoPlaying()
  for (let i = 0; i < 40; i++) {
    await together(connections)
    const connection = connections.find((candidate) => candidate.isAsked)!
    const before = connection.clientTable!.view
    const events = connection.clientTable!.events
    await connection.answer()
    await together(connections)
    if (!connection.clientTable!.view!.canUndo) continue
    expect(await connection.act({ type: 'undo' })).toMatchObject({ type: 'done' })
    await together(connections)
    expect(connection.clientTable!.view).toEqual(before)
    expect(connection.clientTable!.events).toEqual(events)
    for (const { faults } of connections) expect(faults).toEqual([])
    return
  }
  throw new Error('no answer could be taken back')
})

test('beyond the line everybody has to agree', async () => {
  const { connections } = await twoPlaying()
  const [a, b] = connections
  await answerSome(connections, 8)
  const proposal = { kind: 'undo-to', entries: 2 }
  await a.act({ type: 'propose', proposal })
  const { table } = await b.until((clientTable) => clientTable.table.votes.length === 1)
  expect(table.votes[0]).toMatchObject({ by: 0, agreed: [0], missing: [1] })
  expect(await a.act({ type: 'vote', vote: table.votes[0]!.id, agree: true })).toMatchObject({ code: 'unknown-vote' })
  await b.act({ type: 'vote', vote: table.votes[0]!.id, agree: false })
  await a.until((clientTable) => clientTable.table.votes.length === 0)
  expect(a.clientTable!.view!.entries).toBeGreaterThan(2)
  await a.act({ type: 'propose', proposal })
  const again = await b.until((clientTable) => clientTable.table.votes.length === 1)
  // Inside a shared question it leads to where that was put.
  const { entries } = again.table.votes[0]!.proposal as { entries: number }
  expect(entries).toBeLessThanOrEqual(2)
  await b.act({ type: 'vote', vote: again.table.votes[0]!.id, agree: true })
  for (const connection of connections) {
    await connection.until(({ view }) => view?.entries === entries)
    expect(connection.clientTable!.events.every(({ entry }) => entry <= entries)).toBe(true)
    expect(connection.faults).toEqual([])
  }
  await answerSome(connections, 3)
})

test('a computer player answers after the clock runs out until the person is back', async () => {
  let now = 1_800_000_000_000
  const clock = { kind: 'live', minutes: 5, increment: 0 }
  const { connections } = await twoPlaying({ clock }, {}, { now: () => now })
  const late = connections.find((connection) => connection.isAsked)!
  const seat = late.clientTable!.table.you as number
  expect(late.clientTable!.table.deadlines[seat]).toBe(now + 300_000)
  now += 300_000 + SHOWING_MS
  await late.until((clientTable) => clientTable.table.seats[seat]!.away === 'clock')
  await late.until((clientTable) => clientTable.view!.entries > 0)
  expect(await late.act({ type: 'take-back' })).toMatchObject({ type: 'done' })
})

test('a rematch brings the same people to one new table', async () => {
  const { connections, table } = await twoPlaying()
  const [a, b] = connections
  await a.act({ type: 'propose', proposal: { kind: 'close' } })
  const { table: info } = await b.until((clientTable) => clientTable.table.votes.length === 1)
  await b.act({ type: 'vote', vote: info.votes[0]!.id, agree: true })
  await together(connections)
  await a.act({ type: 'rematch' })
  await b.act({ type: 'rematch' })
  await together(connections)
  const next = a.clientTable!.table.rematch as string
  expect(next).not.toBe(table)
  expect(b.clientTable!.table.rematch).toBe(next)
  await a.hello(next)
  expect(a.clientTable!.table.seats.map(({ person }) => person?.name)).toEqual(['Anna', 'Bert'])
})

test('two people who ask for a rematch at once, or one who asks twice, come to the same new table', async () => {
  const { connections, guests, table } = await twoPlaying()
  const [a, b] = connections
  await a.act({ type: 'resign' })
  await b.until((clientTable) => clientTable.table.status === 'over')
  const rematch = { type: 'rematch', clientId: 'rematch-of-anna' }
  const replies = await Promise.all([a.act(rematch), guests[0]!.act(table, rematch), b.act({ type: 'rematch' })])
  expect(replies[0]).toMatchObject({ type: 'done' })
  expect(replies[1]!.body).toEqual({ seq: (replies[0] as { seq: number }).seq })
  expect(replies[2]).toMatchObject({ type: 'done' })
  const { body } = await guests[1]!.get('/api/tables?mine=1')
  const open = body.tables.filter(({ status }: { status: string }) => status === 'open')
  expect(open.map(({ id }: { id: string }) => id)).toEqual([a.clientTable!.table.rematch])
})

test('a person with too many tables does not keep the other from a rematch', async () => {
  const { connections, guests } = await twoPlaying({}, { tablesPerPerson: 2 })
  const [a, b] = connections
  await a.act({ type: 'resign' })
  await guests[0]!.open()
  await guests[0]!.open()
  const replies = await Promise.all([a.act({ type: 'rematch' }), b.act({ type: 'rematch' })])
  expect(replies).toMatchObject([{ type: 'refused', code: 'too-many' }, { type: 'done' }])
})

test('a muted person is not heard by the one who muted them', async () => {
  const { connections, guests } = await twoPlaying()
  const [a, b] = connections
  await b.act({ type: 'chat', text: 'one' })
  await a.act({ type: 'mute', person: guests[1]!.me, muted: true })
  await b.act({ type: 'chat', text: 'two' })
  await b.act({ type: 'phrase', phrase: 'thanks' })
  await together(connections)
  expect(a.clientTable!.chat.map(({ text }) => text)).toEqual(['one'])
  expect(b.clientTable!.chat).toHaveLength(3)
  await a.act({ type: 'mute', person: guests[1]!.me, muted: false })
  await b.act({ type: 'chat', text: 'three' })
  await together(connections)
  expect(a.clientTable!.chat.at(-1)!.text).toBe('three')
})

test('muting has the rate limit of talk, and a limit of a hundred people', async () => {
  const { server, connections, guests } = await twoPlaying()
  const [a] = connections
  const muted = { type: 'mute', person: guests[1]!.me, muted: true }
  expect(await a.act(muted)).toMatchObject({ type: 'done', seq: a.clientTable!.seq })
  // What is so already is no news.
  expect(await a.act(muted)).toMatchObject({ type: 'done', seq: a.clientTable!.seq })
  timeStands()
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => a.act({ type: 'mute', person: `person-${n}`, muted: true })),
  )
  expect(replies.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' })
  const person = guests[0]!.me
  for (let n = 0; n < 100; n++)
    await server.storage.relations.set({ person, other: `person-${n}`, kind: 'mute', at: n })
  const put = (other: string) => guests[0]!.request('PUT', `/api/people/${other}/mute`, { muted: true })
  expect((await put('one-more-person')).body).toMatchObject({ code: 'too-many', detail: 'too-many-muted' })
  expect((await put('person-99')).status).toBe(200)
})

test('a client that returns to a table with a very long log is told what happened since', async () => {
  const { server, table, connections, guests } = await twoPlaying()
  const live = server.registry.inMemory(table)!
  await answerSome(connections, 3)
  const { seq } = connections[0].clientTable!
  const by = { id: guests[0]!.me, name: 'Anna', language: 'en' } as const
  await server.registry.work(live, () =>
    Array.from({ length: 150_000 }, () => ({ kind: 'phrase', by, seat: 0, phrase: 'thanks' }) as const),
  )
  const { status, body } = await guests[1]!.get(`/api/tables/${table}/since?seq=${seq}`)
  expect([status, body.seq, body.keep]).toEqual([200, seq + 150_000, live.core.entries + 1])
})
