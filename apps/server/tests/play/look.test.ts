import { type View, viewOf } from '@sablier/kernel'
import * as protocol from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import type { Connection } from './connection.ts'
import type { Guest } from './guest.ts'
import { testServer } from './test-server.ts'
import { timeStands } from './time-stands.ts'

const look = (guest: Guest, table: string, entries: number | string) =>
  guest.get(`/api/tables/${table}/look?entries=${entries}`)

/** Three at one table: two who play and one who watches, with their lines. */
async function three(server: Awaited<ReturnType<typeof testServer>>, game = 'lanterns') {
  const guests = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const [anna, bert] = guests
  const { table } = await anna!.open(['open'], { game })
  await bert!.act(table, { type: 'sit', seat: 1 })
  const connections = await Promise.all(guests.map((guest) => guest.sit(table)))
  await connections[0]!.act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  return { table, guests, connections }
}
async function answerOnce(
  connections: readonly Connection[],
  how?: (connection: Connection) => unknown,
): Promise<void> {
  const asked = connections.find((connection) => connection.isAsked)!
  const entries = asked.clientTable!.view!.entries + 1
  expect(await asked.answer(how?.(asked))).toMatchObject({ type: 'done' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view?.entries === entries)))
}

test('looking back shows each viewer exactly what they saw at that moment, hidden cards included', async () => {
  const { table, guests, connections } = await three(await testServer())
  const seen: View[][] = connections.map(() => [])
  for (let entries = 0; entries < 24; entries++) {
    for (const [i, connection] of connections.entries()) seen[i]!.push(connection.clientTable!.view!)
    await answerOnce(connections)
  }
  for (const [i, guest] of guests.entries())
    for (const [entries, view] of seen[i]!.entries()) {
      const { status, body } = await look(guest, table, entries)
      expect(status).toBe(200)
      expect(v.is(protocol.LookReply, body)).toBe(true)
      expect(viewOf(body.view), `viewer ${i} after ${entries} entries`).toEqual(view)
    }
  const known = (view: View) => view.state.face.filter((face) => face >= 0).length
  expect(known(seen[2]![0]!)).toBeLessThan(known(seen[0]![0]!))
})

test('a question that is put into words for people comes back in the same words', async () => {
  const { game } = (await findGame('donjon-quetes-trahisons')!.load())!
  const { table, guests, connections } = await three(await testServer({}, { shelf: shelfOf(game) }), game.id)
  // What may be worded comes with the form by which people put it together.
  const proposer = () =>
    connections.findIndex(({ clientTable }) => clientTable?.view?.offers.some(({ wording }) => wording !== undefined))
  for (let answers = 0; answers < 200 && proposer() < 0; answers++) await answerOnce(connections)
  const view = connections[proposer()]!.clientTable!.view!
  expect((await look(guests[proposer()]!, table, view.entries)).body.view).toEqual(
    connections[proposer()]!.clientTable!.payload,
  )
})

test('moments taken back, or not yet reached, cannot be looked at', async () => {
  const { table, guests, connections } = await three(await testServer())
  const [anna, bert] = connections
  await answerOnce(connections)
  expect((await look(guests[0]!, table, 1)).body.view.entries).toBe(1)
  expect(await look(guests[0]!, table, 2)).toMatchObject({ status: 409, body: { code: 'not-now' } })
  await anna!.act({ type: 'propose', proposal: { kind: 'undo-to', entries: 0 } })
  const { votes } = (await bert!.until((clientTable) => clientTable.table.votes.length > 0)).table
  await bert!.act({ type: 'vote', vote: votes[0]!.id, agree: true })
  expect((await look(guests[0]!, table, 1)).body.code).toBe('not-now')
  expect((await look(guests[0]!, table, 'x')).status).toBe(400)
})

test('a private table is looked back at only by those who may see it, and nobody looks without end', async () => {
  const server = await testServer()
  const [anna, eve] = [await server.guest('Anna'), await server.guest('Eve')]
  const bot = { kind: 'bot', level: 'random' }
  const { table, invite } = await anna.open([bot], { start: true, visibility: 'invited' })
  expect((await look(eve, table, 0)).body.code).toBe('unknown-table')
  expect((await look(eve, table, `0&invite=${invite}`)).body.view.viewer).toBe('spectator')
  timeStands()
  const replies = await Promise.all(Array.from({ length: 60 }, () => look(anna, table, 0)))
  expect(replies.some(({ body }) => body.code === 'too-fast')).toBe(true)
})
