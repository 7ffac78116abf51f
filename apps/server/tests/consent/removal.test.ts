import { expect, test } from 'vitest'
import { noticesOf, playing, proposed } from './playing.ts'

const remove = (seat: number) => ({ kind: 'remove', seat, level: 'adept' })

test('[V7] all others together remove a person; a computer player goes on, and they have no voice any more', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  const vote = await proposed(a!, remove(2))
  const { table } = await c!.until((clientTable) => clientTable.table.votes.length === 1)
  expect(table.votes[0]).toMatchObject({ missing: [1], lapsesAt: null })
  expect(await c!.act({ type: 'vote', vote, agree: false })).toMatchObject({ code: 'unknown-vote' })
  await b!.act({ type: 'vote', vote, agree: true })
  const { table: after } = await c!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(after.seats[2]).toMatchObject({ bot: 'adept', away: 'removed', voice: false })
  expect(noticesOf(c!).at(-1)).toMatchObject({ kind: 'handed-over', seat: 2, why: 'removed' })
  for (const act of [{ type: 'take-back' }, { type: 'resign' }, { type: 'propose', proposal: { kind: 'close' } }])
    expect(await c!.act(act)).toMatchObject({ code: 'not-now' })
})

test('[V7] one alone removes nobody: not of two, and not where the third has resigned', async () => {
  const two = await playing(2)
  expect(await two.connections[0]!.act({ type: 'propose', proposal: remove(1) })).toMatchObject({ code: 'not-now' })
  const three = await playing(3)
  await three.connections[1]!.act({ type: 'resign' })
  expect(await three.connections[0]!.act({ type: 'propose', proposal: remove(2) })).toMatchObject({ code: 'not-now' })
})

test('[V7] one of the others who disagrees is enough', async () => {
  const { connections } = await playing(4)
  const vote = await proposed(connections[0]!, remove(3))
  await connections[1]!.act({ type: 'vote', vote, agree: true })
  await connections[2]!.act({ type: 'vote', vote, agree: false })
  const { table } = await connections[3]!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(table.seats[3]).toMatchObject({ bot: null, away: null, voice: true })
})

test('[V7] a resignation during a vote on removal does not let one person alone remove another', async () => {
  const { connections } = await playing(3)
  await proposed(connections[0]!, remove(2))
  await connections[1]!.act({ type: 'resign' })
  const { table } = await connections[2]!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(table.seats[2]).toMatchObject({ bot: null, away: null, voice: true })
  expect(noticesOf(connections[2]!).at(-1)).toMatchObject({ kind: 'vote-ended', outcome: 'outdated' })
})

test('[V7] the yes of somebody who has resigned since does not help one alone to remove another', async () => {
  const { connections } = await playing(4)
  const [a, b, c, d] = connections
  const vote = await proposed(a!, remove(3))
  await b!.act({ type: 'vote', vote, agree: true })
  for (const connection of [b!, c!]) await connection.act({ type: 'resign' })
  const { table } = await d!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(table.seats[3]).toMatchObject({ bot: null, away: null, voice: true })
  expect(noticesOf(d!).at(-1)).toMatchObject({ kind: 'vote-ended', outcome: 'outdated' })
})

test('[M1] a person removed by a vote can no longer talk, and no seat is kept for them in a rematch', async () => {
  const { server, connections, guests, table } = await playing(3)
  const [a, b, c] = connections
  const vote = await proposed(a!, remove(2))
  await b!.act({ type: 'vote', vote, agree: true })
  for (const act of [
    { type: 'chat', text: 'a last word' },
    { type: 'phrase', phrase: 'hello' },
  ])
    expect(await c!.act(act)).toMatchObject({ code: 'not-now', detail: 'removed-by-vote' })
  await server.registry.work(await server.registry.table(table), () => [{ kind: 'closed', reason: 'operator' }])
  expect(await c!.act({ type: 'rematch' })).toMatchObject({ code: 'not-now', detail: 'removed-by-vote' })
  expect(await a!.act({ type: 'rematch' })).toMatchObject({ type: 'done' })
  const { rematch } = (await guests[0]!.get(`/api/tables/${table}`)).body
  const { seats } = (await guests[0]!.get(`/api/tables/${rematch}`)).body as { seats: { invited: unknown }[] }
  expect(seats.map(({ invited }) => invited)).toEqual([null, { id: guests[1]!.me, name: 'Bert' }, null])
})
