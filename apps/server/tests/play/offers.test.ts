import { expect, test } from 'vitest'
import { testServer } from './test-server.ts'

/** Two people in the second night or later, where whoever is not asked has a standing offer. */
async function withAnOffer() {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connections = [await anna.sit(table), await bert.sit(table)]
  for (let i = 0; i < 400; i++) {
    const other = connections.find(
      (connection) => !connection.isAsked && (connection.clientTable!.view?.offers.length ?? 0) > 0,
    )
    if (other) return { connections, other, asked: connections.find((connection) => connection !== other)! }
    const connection = connections.find((candidate) => candidate.isAsked)!
    const reply = await connection.answer()
    await Promise.all(connections.map((l) => l.until((m) => m.seq >= (reply as { seq: number }).seq)))
  }
  throw new Error('nobody was offered anything')
}

test('an offer is taken by a seat that is not asked; a retry takes nothing twice', async () => {
  const { connections, other } = await withAnOffer()
  const { entries, offers } = other.clientTable!.view!
  const act = { type: 'take', clientId: 'take-it-once', entries, offer: offers[0]!.id }
  const first = await other.act(act)
  expect(first).toMatchObject({ type: 'done' })
  expect(await other.act(act)).toEqual(first)
  const { seq } = first as { seq: number }
  await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
  for (const connection of connections) expect(connection.clientTable!.view!.entries).toBe(entries + 1)
  for (const { faults } of connections) expect(faults).toEqual([])
})

test('an offer that is not there, not one’s own or no longer up to date is refused and changes nothing', async () => {
  const { other, asked } = await withAnOffer()
  const { entries, offers } = other.clientTable!.view!
  const { seq } = other.clientTable!
  expect(await other.act({ type: 'take', entries, offer: 'no-such-offer' })).toMatchObject({
    type: 'refused',
    code: 'illegal',
    reason: expect.stringContaining('no offer'),
  })
  expect(await asked.act({ type: 'take', entries, offer: offers[0]!.id })).toMatchObject({ code: 'illegal' })
  expect(await other.act({ type: 'take', entries: entries - 1, offer: offers[0]!.id })).toMatchObject({ code: 'stale' })
  expect(other.clientTable!.seq).toBe(seq)
})
