import { parseRecord, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { answerSome, noticesOf, playing, proposed, together } from './playing.ts'

test('[V4] after an agreed step back chance is drawn anew; the record keeps it and verifies', async () => {
  const { server, table, connections, guests } = await playing(2)
  const [a, b] = connections
  await answerSome(connections, 12)
  const live = server.registry.inMemory(table)!
  const before = live.core.match!.earlier(4)!.table.state.chance
  const seen = a!.clientTable!.view
  const vote = await proposed(a!, { kind: 'undo-to', entries: 4 })
  await b!.act({ type: 'vote', vote, agree: true })
  await a!.until(({ view }) => view!.entries < seen!.entries)
  await together(connections)
  expect(live.core.match!.table.state.chance).not.toEqual(before)
  expect(noticesOf(b!).at(-1)).toMatchObject({ kind: 'stepped-back', moment: { seat: expect.any(Number) } })
  // From its log it is the same game, also from a stored position.
  await answerSome(connections, 30)
  const { hash } = live.core.match!
  live.rest()
  await guests[0]!.get(`/api/tables/${table}`)
  expect(server.registry.inMemory(table)!.core.match!.hash).toBe(hash)
  await a!.act({ type: 'resign' })
  await b!.until((clientTable) => clientTable.table.status === 'over')
  const { body } = await guests[1]!.get(`/api/tables/${table}/record`)
  expect(body.stepsBack).toHaveLength(1)
  expect(verifyRecord(lanterns, parseRecord(JSON.stringify(body))).hash).toBe(hash)
  for (const { faults } of connections) expect(faults).toEqual([])
})

test('[V4] inside a shared question it leads to where that was put: sealed answers are given again', async () => {
  const { server, table, connections } = await playing(3)
  expect(connections.every((connection) => connection.isAsked)).toBe(true)
  await connections[0]!.answer()
  await connections[1]!.answer()
  await together(connections)
  const { match } = server.registry.inMemory(table)!.core
  expect(match!.sealing).toBe(true)
  const vote = await proposed(connections[0]!, { kind: 'undo-to', entries: 1 })
  expect(connections[0]!.clientTable!.table.votes[0]).toMatchObject({
    proposal: { entries: 0 },
    moment: { entry: 1, count: 2 },
  })
  for (const connection of connections.slice(1)) await connection.act({ type: 'vote', vote, agree: true })
  await connections[2]!.until(({ view }) => view!.entries === 0)
  await together(connections)
  expect(connections.every((connection) => connection.isAsked)).toBe(true)
  await answerSome(connections, 6)
})
