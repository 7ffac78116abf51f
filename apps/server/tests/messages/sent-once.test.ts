import { expect, test } from 'vitest'
import { toRow } from '../../src/tables/log-entry.ts'
import type { Connection } from '../play/connection.ts'
import { testServer } from '../play/test-server.ts'

/** What a line heard about an act, in order. */
const repliesTo = (connection: Connection, clientId: string) =>
  connection.messages
    .filter((message) => 'clientId' in message && message.clientId === clientId)
    .map(({ type }) => type)

test('an act that was kept is done, once, also where another table cannot be told what happened', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const [one, other] = [await anna.open(['open']), await anna.open(['open'])]
  const [here, there] = [await anna.sit(one.table), await anna.sit(other.table)]
  const table = server.registry.inMemory(other.table)!
  const { tell } = table
  let failures = 0
  table.tell = () => {
    table.tell = tell
    failures++
    throw new Error('a fault in telling')
  }
  const said = [here, there].map((connection, i) =>
    connection.act({ type: 'chat', text: 'hello', clientId: `client-${i}-aaaaaaaa` }),
  )
  expect((await Promise.all(said)).map(({ type }) => type)).toEqual(['done', 'done'])
  expect(failures).toBe(1)
  // Whoever was not told is shown everything anew, and hears what comes next.
  await there.until(({ chat }) => chat.some(({ text }) => text === 'hello'))
  await there.act({ type: 'chat', text: 'again' })
  await there.until(({ chat }) => chat.some(({ text }) => text === 'again'))
  expect(there.faults).toEqual([])
  expect(repliesTo(here, 'client-0-aaaaaaaa')).toEqual(['done'])
  expect(repliesTo(there, 'client-1-aaaaaaaa')).toEqual(['done'])
})

test('an act that was kept is done, once, whatever fails after it', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open(['open'])
  const connection = await anna.sit(table)
  const { parts } = server.registry as unknown as { parts: { onKept: () => void } }
  parts.onKept = () => {
    throw new Error('a fault afterwards')
  }
  await connection.act({ type: 'chat', text: 'one', clientId: 'client-2-aaaaaaaa' })
  await connection.act({ type: 'chat', text: 'two' })
  expect(repliesTo(connection, 'client-2-aaaaaaaa')).toEqual(['done'])
})

test('changes of another process that cannot be sent as events are shown anew', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table: id } = await anna.open(['open'])
  const connection = await anna.sit(id)
  const table = server.registry.inMemory(id)!
  const { tell } = table
  table.tell = () => {
    table.tell = tell
    throw new Error('a fault in telling')
  }
  const by = { id: 'somebody', name: 'Somebody', language: 'en' } as const
  const said = { kind: 'chat', by, seat: null, text: 'from elsewhere' } as const
  const seq = table.core.seq + 1
  const row = toRow(id, { seq, at: Date.now(), person: null, clientId: null, logEntry: said, hash: null })
  expect(await server.storage.append([{ match: id, after: seq - 1, logEntries: [row] }])).toEqual(['kept'])
  server.registry.wake(id, seq)
  await connection.until(({ chat }) => chat.some(({ text }) => text === 'from elsewhere'))
  expect(connection.faults).toEqual([])
})
