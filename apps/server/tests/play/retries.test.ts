import { expect, test } from 'vitest'
import type { LogEntry } from '../../src/tables/log-entry.ts'
import { TableState } from '../../src/tables/table-state.ts'
import { testServer } from './test-server.ts'
import { timeStands } from './time-stands.ts'

/** A table at which people say things, each act a line of its own. */
function talkingTable() {
  const state = new TableState(2)
  let seq = 0
  const say = (person: string, clientId: string): number => {
    const connection: LogEntry = {
      kind: 'chat',
      by: { id: person, name: person, language: 'en' },
      seat: null,
      text: 'hello',
    }
    state.fold({ seq: ++seq, at: 0, person, clientId, logEntry: connection, hash: null })
    return seq
  }
  return { state, say }
}

test('an act is known by its person and its client id: two people may choose the same', () => {
  const { state, say } = talkingTable()
  const [anna, bert] = [say('anna', 'same-id'), say('bert', 'same-id')]
  expect(state.seqOf('anna', 'same-id')).toBe(anna)
  expect(state.seqOf('bert', 'same-id')).toBe(bert)
  expect(state.seqOf('eve', 'same-id')).toBeUndefined()
})

test('a busy person pushes only their own acts out of memory', () => {
  const { state, say } = talkingTable()
  const anna = say('anna', 'only-one')
  for (let n = 0; n < 500; n++) say('eve', `flood-${n}`)
  expect(state.seqOf('anna', 'only-one')).toBe(anna)
  expect(state.seqOf('eve', 'flood-0')).toBeUndefined()
  expect(state.seqOf('eve', 'flood-499')).toBe(501)
})

test('a crowd that comes by is not remembered for ever, and pushes nobody who sits out of memory', () => {
  const { state, say } = talkingTable()
  const by = { id: 'anna', name: 'Anna', language: 'en' } as const
  state.fold({
    seq: 0,
    at: 0,
    person: 'anna',
    clientId: 'sits-down',
    logEntry: { kind: 'sat', seat: 0, by },
    hash: null,
  })
  for (let n = 0; n < 500; n++) say(`guest-${n}`, 'one-act')
  expect(state.seqOf('guest-0', 'one-act')).toBeUndefined()
  expect(state.seqOf('guest-499', 'one-act')).toBe(500)
  expect(state.seqOf('anna', 'sits-down')).toBe(0)
})

test('of a crowd those are forgotten who have been silent for longest', () => {
  const { state, say } = talkingTable()
  say('zoe', 'zoe-first')
  for (let n = 0; n < 49; n++) say(`guest-${n}`, 'one-act')
  const latest = say('zoe', 'zoe-latest')
  say('newcomer', 'one-act')
  expect(state.seqOf('zoe', 'zoe-latest')).toBe(latest)
  expect(state.seqOf('guest-0', 'one-act')).toBeUndefined()
})

test('a chat message sent again is not refused as too fast', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  const chat = (n: number) => ({ type: 'chat', text: `line ${n}`, clientId: `chat-number-${n}` })
  const first = []
  for (let n = 0; n < 6; n++) first.push(await connection.act(chat(n)))
  connection.close()
  const again = await anna.sit(table)
  for (let n = 0; n < 6; n++) expect(await again.act(chat(n))).toEqual(first[n])
  timeStands()
  const more = await Promise.all(Array.from({ length: 30 }, () => again.act({ type: 'chat', text: 'one more' })))
  expect(more.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' })
})

test('leaving an invited table twice gets the first reply again', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table, invite } = await anna.open(['open'], { visibility: 'invited' })
  await bert.act(table, { type: 'sit', seat: 1, invite })
  const leave = { type: 'leave', clientId: 'leaving-once' }
  const first = await bert.act(table, leave)
  expect(first.status).toBe(200)
  const again = await bert.act(table, leave)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await bert.act(table, { type: 'sit', seat: 1 })).status).toBe(404)
})
