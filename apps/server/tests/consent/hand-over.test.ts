import { expect, test } from 'vitest'
import { answerSome, isAway, noticesOf, playing, proposed } from './playing.ts'

const handOver = (seat: number, level = 'novice') => ({ kind: 'hand-over', seat, level })
const TIMES = { absenceGrace: 20_000, votingTime: 40_000 }

/** People at a table whose time stands still until the test lets it pass. */
async function waiting(people: number, more = {}) {
  let now = 1_800_000_000_000
  const pass = (ms: number): void => {
    now += ms
  }
  return { ...(await playing(people, TIMES, more, { now: () => now })), pass }
}

test('[V2] the seat of somebody who is there is not handed over, asked or not', async () => {
  const { connections } = await waiting(2)
  for (const [seat, connection] of connections.entries())
    expect(await connection.act({ type: 'propose', proposal: handOver(1 - seat) })).toMatchObject({
      code: 'still-here',
    })
  for (const connection of connections) expect(connection.clientTable!.table.votes).toEqual([])
})

test('[V2] nor that of somebody who has just gone', async () => {
  const { connections, pass } = await waiting(2)
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  expect(a!.clientTable!.table.consent.grace).toBe(TIMES.absenceGrace)
  pass(TIMES.absenceGrace - 1)
  expect(await a!.act({ type: 'propose', proposal: handOver(1) })).toMatchObject({ code: 'still-here' })
})

test('[V2] a person away for longer than the grace time is asked, and handed over when the voting time is over', async () => {
  const { connections, guests, table, pass } = await waiting(2)
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  pass(TIMES.absenceGrace)
  expect(await a!.act({ type: 'propose', proposal: handOver(1) })).toMatchObject({ type: 'done' })
  const [vote] = a!.clientTable!.table.votes
  expect(vote).toMatchObject({ by: 0, agreed: [0], missing: [1], lapsesAt: vote!.at + TIMES.votingTime })
  pass(TIMES.votingTime)
  await a!.until((clientTable) => clientTable.table.seats[1]!.away === 'vote')
  expect(noticesOf(a!).at(-2)).toMatchObject({ kind: 'vote-ended', outcome: 'agreed', lapsed: [1] })
  const back = await guests[1]!.sit(table)
  expect(await back.act({ type: 'take-back' })).toMatchObject({ type: 'done' })
  await a!.until((clientTable) => clientTable.table.seats[1]!.bot === null)
})

test('[V2] a person who comes back while the others decide keeps the seat', async () => {
  const { connections, guests, table, pass } = await waiting(2)
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  pass(TIMES.absenceGrace)
  expect(await a!.act({ type: 'propose', proposal: handOver(1) })).toMatchObject({ type: 'done' })
  await guests[1]!.sit(table)
  await a!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(noticesOf(a!).at(-1)).toMatchObject({ kind: 'vote-ended', outcome: 'returned', seat: 1 })
  expect(a!.clientTable!.table.seats[1]).toMatchObject({ bot: null, away: null })
})

test('[V2] one who is there and disagrees keeps an absent seat from a computer player', async () => {
  const { connections, pass } = await waiting(3)
  const [a, b, c] = connections
  c!.close()
  await isAway(a!, 2)
  pass(TIMES.absenceGrace)
  expect(await a!.act({ type: 'propose', proposal: handOver(2) })).toMatchObject({ type: 'done' })
  const { table } = await b!.until((clientTable) => clientTable.table.votes.length === 1)
  expect(table.votes[0]!.missing).toEqual([1, 2])
  await b!.act({ type: 'vote', vote: table.votes[0]!.id, agree: false })
  await a!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(noticesOf(a!).at(-1)).toMatchObject({ kind: 'vote-ended', outcome: 'refused', seat: 1 })
  expect(a!.clientTable!.table.seats[2]!.bot).toBeNull()
})

test('[V2] nobody is handed to a computer player that plays at random, and nobody at a table of days but by the clock', async () => {
  const { connections } = await waiting(2, { clock: { kind: 'days', days: 2 } })
  const [a, b] = connections
  a!.send({ type: 'propose', clientId: 'random-hand-over', proposal: handOver(1, 'random') })
  expect(await a!.next(({ type }) => type === 'refused')).toMatchObject({ code: 'malformed' })
  b!.close()
  await isAway(a!, 1)
  expect(a!.clientTable!.table.consent.grace).toBeNull()
  expect(await a!.act({ type: 'propose', proposal: handOver(1) })).toMatchObject({ code: 'not-now' })
})

test('[V1] whose seat a computer player holds is asked all the same: neither stopping nor going back happens without them', async () => {
  const { connections } = await playing(2)
  const [a, b] = connections
  await answerSome(connections, 4)
  await b!.act({ type: 'hand-over', level: 'novice' })
  const close = await proposed(a!, { kind: 'close' })
  const undo = await proposed(a!, { kind: 'undo-to', entries: 0 })
  const { table } = await b!.until((clientTable) => clientTable.table.votes.length === 2)
  expect(table.votes.map(({ missing }) => missing)).toEqual([[1], [1]])
  expect(table.seats[1]).toMatchObject({ bot: 'novice', voice: true })
  for (const vote of [close, undo]) await b!.act({ type: 'vote', vote, agree: false })
  await a!.until((clientTable) => clientTable.table.votes.length === 0)
  expect(a!.clientTable!.table.status).toBe('playing')
})

test('[V1] somebody alone with computer players decides alone', async () => {
  const { server } = await playing(2)
  const carl = await server.guest('Carl')
  const bot = { kind: 'bot', level: 'novice' }
  const { table } = await carl.open([bot, bot], { start: true })
  const connection = await carl.sit(table)
  await connection.until(() => connection.isAsked)
  await connection.answer()
  await connection.act({ type: 'propose', proposal: { kind: 'undo-to', entries: 0 } })
  expect(noticesOf(connection).some(({ kind }) => kind === 'stepped-back')).toBe(true)
  await connection.act({ type: 'propose', proposal: { kind: 'close' } })
  const { table: info } = await connection.until((clientTable) => clientTable.table.status === 'closed')
  expect(info.end).toEqual({ why: 'stopped', by: 0, winners: [] })
})
