import { expect, test } from 'vitest'
import type { Connection } from '../play/connection.ts'
import { answerSome, isAway, noticesOf, playing, proposed } from './playing.ts'

const TIMES = { absenceGrace: 20_000, votingTime: 40_000, closingTime: 600_000 }
const close = { kind: 'close' }

/** People at a table whose time stands still until the test lets it pass. */
async function waiting(people: number) {
  let now = 1_800_000_000_000
  const pass = (ms: number): void => {
    now += ms
  }
  return { ...(await playing(people, TIMES, {}, { now: () => now })), pass }
}
async function leave(gone: Connection, witness: Connection, seat: number): Promise<void> {
  gone.close()
  await isAway(witness, seat)
}
const noVotes = (connection: Connection) => connection.until(({ table }) => table.votes.length === 0)
const endOf = (connection: Connection) => noticesOf(connection).findLast(({ kind }) => kind === 'vote-ended')

test("[V8] resigning withdraws one's proposal to stop: it does not pass for want of other voices", async () => {
  const { connections, guests, table, pass } = await waiting(3)
  const [a, b, c] = connections
  await leave(b!, a!, 1)
  await leave(c!, a!, 2)
  await proposed(a!, close)
  await a!.act({ type: 'resign' })
  await noVotes(a!)
  expect(endOf(a!)).toMatchObject({ outcome: 'withdrawn', seat: 0 })
  pass(TIMES.closingTime)
  const back = await guests[1]!.sit(table)
  expect(back.clientTable!.table).toMatchObject({ status: 'playing', end: null })
})

test('[V8] nor does their proposal to hand a seat over', async () => {
  const { connections, guests, table, pass } = await waiting(4)
  const [a, b, c, d] = connections
  for (const [gone, seat] of [
    [b!, 1],
    [c!, 2],
    [d!, 3],
  ] as const)
    await leave(gone, a!, seat)
  pass(TIMES.absenceGrace)
  await proposed(a!, { kind: 'hand-over', seat: 3, level: 'novice' })
  await a!.act({ type: 'resign' })
  await noVotes(a!)
  pass(TIMES.votingTime)
  const back = await guests[1]!.sit(table)
  expect(back.clientTable!.table.seats[3]).toMatchObject({ bot: null, away: null })
})

test('[V8] the last yes to a proposal whose author has resigned carries out nothing', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  await answerSome(connections, 3)
  await proposed(a!, { kind: 'undo-to', entries: 0 })
  const { table } = await c!.until((known) => known.table.votes.length === 1)
  await Promise.all([
    a!.act({ type: 'resign' }),
    ...[b!, c!].map((connection) => connection.act({ type: 'vote', vote: table.votes[0]!.id, agree: true })),
  ])
  await noVotes(c!)
  expect(noticesOf(c!).map(({ kind }) => kind)).not.toContain('stepped-back')
})

test("[V8] a removal withdraws the person's proposals too", async () => {
  const { connections } = await playing(4)
  const [a, b, c, d] = connections
  await proposed(d!, close)
  const vote = await proposed(a!, { kind: 'remove', seat: 3, level: 'novice' })
  for (const connection of [b!, c!]) await connection.act({ type: 'vote', vote, agree: true })
  await noVotes(c!)
  expect(endOf(c!)).toMatchObject({ proposal: close, outcome: 'withdrawn', seat: 3 })
})

test('[V8] every vote that waited for one person alone is settled when they resign', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  await answerSome(connections, 3)
  const votes = [
    await proposed(a!, { kind: 'undo-to', entries: 0 }),
    await proposed(a!, { kind: 'advice' }),
    await proposed(b!, { kind: 'undo-to', entries: 1 }),
  ]
  for (const vote of votes) for (const yes of [a!, b!]) await yes.act({ type: 'vote', vote, agree: true })
  await c!.act({ type: 'resign' })
  const { table } = await noVotes(a!)
  expect(table.hints).toBe(true)
  const kinds = noticesOf(a!).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'stepped-back')).toHaveLength(1)
})

test('[V8] and when they are removed', async () => {
  const { connections } = await playing(3)
  const [a, b] = connections
  const advice = await proposed(a!, { kind: 'advice' })
  await b!.act({ type: 'vote', vote: advice, agree: true })
  const removal = await proposed(a!, { kind: 'remove', seat: 2, level: 'novice' })
  await b!.act({ type: 'vote', vote: removal, agree: true })
  const { table } = await noVotes(a!)
  expect(table.hints).toBe(true)
})

test("[V8] a person who takes a seat over by link is asked anew, and their predecessor's proposals are withdrawn", async () => {
  const { connections, guests, table, server } = await playing(3)
  const [a, b] = connections
  await proposed(a!, close)
  const kept = await proposed(b!, { kind: 'advice' })
  await a!.act({ type: 'vote', vote: kept, agree: true })
  const { token } = (await guests[0]!.post(`/api/tables/${table}/link`)).body
  const dora = await server.guest('Dora')
  expect((await dora.post('/api/move', { token })).status).toBe(200)
  const { table: info } = await b!.until((known) => known.table.votes.length === 1)
  expect(info.votes[0]).toMatchObject({ id: kept, agreed: [1], missing: [0, 2] })
  expect(endOf(b!)).toMatchObject({ proposal: close, outcome: 'withdrawn', seat: 0 })
})
