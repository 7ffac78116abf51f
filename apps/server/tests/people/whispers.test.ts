import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { noticesOf, playing, together } from '../consent/playing.ts'
import type { Connection } from '../play/connection.ts'
import type { Fields } from '../play/fresh-id.ts'

const SECRET = 'a deal between the two of us'
const whisper = (connection: Connection, seat: number, more: Fields = {}) =>
  connection.act({ type: 'whisper', seat, text: SECRET, ...more })
const heard = ({ clientTable }: Connection) => (clientTable?.whispers ?? []).map(({ seat, text }) => [seat, text])
const talks = (connection: Connection) => noticesOf(connection).filter(({ kind }) => kind === 'private-talk')
/** Everything a connection was ever sent. */
const sentTo = ({ messages }: Connection) => JSON.stringify(messages)

test('[W1] two players talk in private: the two read it, the others are told that they do', async () => {
  const { guests, connections, table, server } = await playing(3)
  const [a, b, c] = connections as [Connection, Connection, Connection]
  const dora = await server.guest('Dora')
  const d = await dora.sit(table)
  expect(await whisper(a, 1)).toMatchObject({ type: 'done' })
  await whisper(b, 0, { text: 'agreed' })
  const both = [
    [0, SECRET],
    [1, 'agreed'],
  ]
  for (const connection of [a, b]) {
    await connection.until(({ whispers }) => whispers.length === 2)
    expect(heard(connection)).toEqual(both)
  }
  for (const connection of [c, d]) {
    await connection.until(() => talks(connection).length > 0)
    expect(talks(connection)).toMatchObject([{ seat: 0, to: 1 }])
    expect(sentTo(connection)).not.toContain(SECRET)
  }
  // A window opened meanwhile hears what is said from then on.
  const again = await (guests[1] as (typeof guests)[number]).sit(table)
  await whisper(a, 1, { text: 'and one more thing' })
  await again.until(({ whispers }) => whispers.length === 1)
  expect(heard(again)).toEqual([[0, 'and one more thing']])
  expect(sentTo(again)).not.toContain(SECRET)
})

test('[W1] an act sent again is heard once', async () => {
  const { connections } = await playing(2)
  const [a, b] = connections as [Connection, Connection]
  for (const text of [SECRET, SECRET, 'not what was said'])
    expect(await whisper(a, 1, { clientId: 'once-and-no-more', text })).toMatchObject({ type: 'done' })
  await whisper(a, 1, { text: 'something else' })
  await b.until(({ whispers }) => whispers.some(({ text }) => text === 'something else'))
  expect(heard(b)).toEqual([
    [0, SECRET],
    [0, 'something else'],
  ])
  expect(sentTo(b)).not.toContain('not what was said')
})

test('[W1] the others are told again only while they go on after five minutes', async () => {
  let now = 1_000_000_000
  const { connections } = await playing(3, {}, {}, { now: () => now })
  const [a, b, c] = connections as [Connection, Connection, Connection]
  await whisper(a, 1)
  await whisper(b, 0)
  await whisper(b, 2)
  await together(connections)
  expect(talks(c)).toMatchObject([
    { seat: 0, to: 1 },
    { seat: 1, to: 2 },
  ])
  now += 299_000
  await whisper(b, 0)
  await together(connections)
  expect(talks(c)).toHaveLength(2)
  now += 1000
  await whisper(b, 0)
  await together(connections)
  expect(talks(c)).toHaveLength(3)
  expect(talks(c).at(-1)).toMatchObject({ seat: 1, to: 0 })
})

test('[W1] the words are in no log, record, look back, report, own data or operator’s answer', async () => {
  const TOKEN = 'a token for the operator only'
  const { server, guests, connections, table } = await playing(2, { operatorToken: TOKEN })
  const [anna, bert] = guests as [(typeof guests)[number], (typeof guests)[number]]
  const [a, b] = connections as [Connection, Connection]
  await whisper(a, 1)
  await b.until(({ whispers }) => whispers.length === 1)
  await bert.post('/api/reports', { person: anna.me, table, about: 'talk' })
  await a.act({ type: 'resign' })
  await b.until((clientTable) => clientTable.table.status === 'over')
  const kept = [
    JSON.stringify(await server.storage.logEntries(table)),
    JSON.stringify(await server.storage.match(table)),
  ]
  kept.push(JSON.stringify(await server.storage.relations.reports(10)))
  for (const path of [
    `/api/tables/${table}/record`,
    `/api/tables/${table}/look?entries=0`,
    `/api/tables/${table}/since?seq=0`,
    `/api/tables/${table}`,
    '/api/session/data',
  ])
    for (const guest of guests) kept.push(JSON.stringify((await guest.get(path)).body))
  const headers = { authorization: `Bearer ${TOKEN}` }
  for (const path of ['overview', 'tables', 'people', 'reports', 'refusals', `tables/${table}`])
    kept.push(JSON.stringify((await anna.request('GET', `/api/operator/${path}`, undefined, headers)).body))
  expect(kept.filter((text) => text.includes('talked-in-private'))).not.toEqual([])
  for (const text of kept) expect(text).not.toContain(SECRET)
})

test('[W1] [M3] [M4] who does not hear somebody is not told, and the speaker does not learn it', async () => {
  const { guests, connections } = await playing(3)
  const [anna, bert, carl] = guests as [(typeof guests)[number], (typeof guests)[number], (typeof guests)[number]]
  const [a, b, c] = connections as [Connection, Connection, Connection]
  await b.act({ type: 'mute', person: anna.me, muted: true })
  await carl.request('PUT', `/api/people/${anna.me}/block`, { blocked: true })
  expect(await whisper(a, 1)).toMatchObject({ type: 'done' })
  expect(await whisper(a, 2)).toMatchObject({ type: 'done' })
  // Nor does who has blocked somebody reach them.
  expect(await whisper(c, 0, { text: 'from Carl' })).toMatchObject({ type: 'done' })
  await whisper(b, 0, { text: 'from Bert' })
  await whisper(b, 2, { text: 'the end' })
  await Promise.all([a, c].map((hearer) => hearer.until(({ whispers }) => whispers.some(({ seat }) => seat === 1))))
  expect(heard(a)).toEqual([
    [0, SECRET],
    [0, SECRET],
    [1, 'from Bert'],
  ])
  for (const connection of [b, c]) expect(sentTo(connection)).not.toContain(SECRET)
  expect(sentTo(a)).not.toContain('from Carl')
  expect(bert.me).not.toBe(anna.me)
})

test('[W1] refused to whoever watches, has resigned or was removed, and towards whoever is not there', async () => {
  const { server, guests, connections, table } = await playing(4)
  const [a, b, c, d] = connections as [Connection, Connection, Connection, Connection]
  const eve = await (await server.guest('Eve')).sit(table)
  expect(await whisper(eve, 0)).toMatchObject({ type: 'refused', code: 'not-seated' })
  for (const seat of [0, 9]) expect(await whisper(a, seat)).toMatchObject({ code: 'not-now', detail: 'nobody-there' })
  await b.act({ type: 'resign' })
  expect(await whisper(b, 0)).toMatchObject({ code: 'not-now', detail: 'you-resigned' })
  const reply = await a.act({ type: 'propose', proposal: { kind: 'remove', seat: 2, level: 'novice' } })
  expect(reply).toMatchObject({ type: 'done' })
  const { table: voting } = await d.until((known) => known.table.votes.length === 1)
  await d.act({ type: 'vote', vote: voting.votes[0]?.id, agree: true })
  await c.until((known) => known.table.seats[2]?.away === 'removed')
  expect(await whisper(c, 0)).toMatchObject({ code: 'not-now', detail: 'removed-by-vote' })
  expect(await whisper(a, 2)).toMatchObject({ code: 'not-now', detail: 'nobody-there' })
  d.close()
  await a.until(({ presence }) => presence.absent.some(({ seat }) => seat === 3))
  expect(await whisper(a, 3)).toMatchObject({ code: 'not-now', detail: 'nobody-there' })
  for (const text of ['', ' ', 'x'.repeat(301)]) {
    a.send({ type: 'whisper', clientId: 'badly-said', seat: 3, text })
    expect(await a.next(({ type }) => type === 'refused')).toMatchObject({ code: 'malformed' })
  }
  expect(a.clientTable?.whispers).toEqual([])
  expect(talks(a)).toEqual([])
  expect(guests).toHaveLength(4)
})

test('[W1] refused in a game that does not live on deals, and as fast as other talk', async () => {
  const { connections } = await playing(2, {}, {}, { shelf: shelfOf({ ...lanterns, privateTalk: false }) })
  expect(await whisper(connections[0] as Connection, 1)).toMatchObject({ code: 'not-now', detail: 'no-private-talk' })
  const fast = await playing(2)
  const [a] = fast.connections as [Connection]
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => whisper(a, 1, { text: `word ${n}` })))
  expect(replies.some((reply) => reply.type === 'refused' && reply.code === 'too-fast')).toBe(true)
  onTestFinished(() => a.close())
})
