import { expect, test } from 'vitest'
import type { Connection } from '../play/connection.ts'
import type { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'
import { fuzzMessage, type Known, seeded } from './fuzz-message.ts'

/** `FUZZ_MESSAGES=50000 npx vitest run --project server hostile` for a longer run. */
const MESSAGES = Number(process.env['FUZZ_MESSAGES'] ?? 10_000)

/** Every text the server has sent on a line. */
function listen(connection: Connection): string[] {
  const heard: string[] = []
  connection.socket.on('message', (data) => heard.push(data.toString()))
  return heard
}

test(`${MESSAGES} hostile messages change nothing, tell nothing and leave the server up`, async () => {
  const server = await testServer()
  const [anna, bert, mallory] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Mallory')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const { table: hidden } = await anna.open([{ kind: 'bot', level: 'random' }], { visibility: 'invited' })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  const before = await server.storage.logEntries(table)
  const hash = (await server.registry.table(table)).core.match?.hash

  const chance = seeded(20_261_116)
  const known: Known = { tables: [table, hidden], people: [anna.me, bert.me], answers: answersOf(a, b) }
  const connections: { connection: Connection; heard: string[] }[] = []
  const come = async (guest: Guest): Promise<void> => {
    const connection = await guest.sit(table)
    connection.unchecked = true
    connections.push({ connection, heard: listen(connection) })
  }
  for (let i = 0; i < 4; i++) await come(mallory)
  for (let sent = 0; sent < MESSAGES; sent++) {
    const slot = sent % 4
    let { connection } = connections[connections.length - 4 + slot]!
    if (connection.closed || connection.socket.readyState !== connection.socket.OPEN) {
      await come(mallory)
      connection = connections.at(-1)!.connection
    }
    connection.send(fuzzMessage(chance, known))
    if (sent % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const { connection: last } = connections.at(-1)!
  if (!last.closed) {
    last.send({ type: 'ping', at: 1 })
    await last.next(({ type }) => type === 'pong')
  }

  expect((await anna.get('/health')).status).toBe(200)
  const core = (await server.registry.table(table)).core
  expect(core.match?.hash).toBe(hash)
  const added = (await server.storage.logEntries(table, before.length)).map(({ kind }) => kind)
  expect(added.filter((kind) => !['chat', 'phrase', 'muted'].includes(kind))).toEqual([])
  expect((await server.storage.logEntries(hidden)).map(({ kind }) => kind)).toEqual(['sat', 'bot-seated', 'times'])
  // Nobody outside has heard a card that lies in a hand, nor the secret, nor the invitation.
  const hands = handsOf(a, b)
  expect(hands.length).toBeGreaterThan(3)
  const secret = [core.row.secret, core.row.invite, ...hands]
  const leaks = connections.flatMap(({ heard }) => heard.filter((text) => secret.some((word) => text.includes(word))))
  expect(leaks).toEqual([])
  for (const connection of [a, b]) expect(connection.faults).toEqual([])
})

/** The ids under which the players themselves see the cards of their hands. */
function handsOf(...players: Connection[]): string[] {
  return players.flatMap(({ clientTable }) => {
    const { state, ids, viewer } = clientTable!.view!
    const others = players.filter((other) => other.clientTable!.view!.viewer !== viewer)
    const seenByOthers = new Set(others.flatMap((other) => [...other.clientTable!.view!.ids]))
    return ids.filter((id, piece) => (state.face[piece] ?? -1) >= 0 && id.includes('#') && !seenByOthers.has(id))
  })
}
const answersOf = (...players: Connection[]): unknown[] =>
  players.flatMap((connection) => (connection.isAsked ? [connection.someAnswer()] : []))
