import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { answerSome, isAway, noticesOf, playing, proposed, together } from './playing.ts'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

test('[V5] a vote tells who asks, whose answer it would take back and which moment that was', async () => {
  const { connections } = await playing(2)
  const [a, b] = connections
  const seats: number[] = []
  for (let i = 0; i < 6; i++) {
    await together(connections)
    seats.push(connections.findIndex((connection) => connection.isAsked))
    await answerSome(connections, 1)
  }
  await proposed(a!, { kind: 'undo-to', entries: 0 })
  const { table } = await b!.until((clientTable) => clientTable.table.votes.length === 1)
  const { phase, round } = table.votes[0]!.moment!
  expect(table.votes[0]).toMatchObject({ by: 0, moment: { entry: 1, seat: seats[0], count: 6 } })
  expect([typeof phase, typeof round]).toEqual(['string', 'number'])
})

test('[V5] everybody is told of a no, of what was withdrawn and of what was agreed on', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  const lastSent = () => noticesOf(c!).map((notice) => ('outcome' in notice ? notice.outcome : notice.kind))
  const refused = await proposed(a!, { kind: 'close' })
  await b!.act({ type: 'vote', vote: refused, agree: false })
  const withdrawn = await proposed(a!, { kind: 'close' })
  await a!.act({ type: 'vote', vote: withdrawn, agree: false })
  const agreed = await proposed(a!, { kind: 'close' })
  for (const connection of [b!, c!]) await connection.act({ type: 'vote', vote: agreed, agree: true })
  await c!.until((clientTable) => clientTable.table.status === 'closed')
  const opened = 'vote-opened'
  expect(lastSent()).toEqual([opened, 'refused', opened, 'withdrawn', opened, 'agreed', 'ended'])
  expect(c!.clientTable!.table.end).toEqual({ why: 'agreed', by: null, winners: [] })
})

test('[V3] a vote to stop does not wait for ever for who never comes, and for ever for who was there', async () => {
  const { connections } = await playing(2, { closingTime: 40 })
  const [a, b] = connections
  const shown = await proposed(a!, { kind: 'close' })
  b!.close()
  await isAway(a!, 1)
  const unseen = await proposed(a!, { kind: 'close' })
  await a!.until((clientTable) => clientTable.table.status === 'closed')
  const ended = noticesOf(a!).filter(({ kind }) => kind === 'vote-ended')
  expect(ended).toMatchObject([{ vote: unseen, outcome: 'agreed', lapsed: [1] }])
  expect(ended).not.toMatchObject([{ vote: shown }])
  // Who was never asked has not consented.
  expect(a!.clientTable!.table.end).toEqual({ why: 'lapsed', by: null, winners: [] })
})

test('[V3] a person who comes to the table while a vote to stop is open is asked, and waited for', async () => {
  const { connections, guests, table } = await playing(2, { closingTime: 600_000 })
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  await proposed(a!, { kind: 'close' })
  const before = a!.clientTable!.seq
  const back = await guests[1]!.sit(table)
  await a!.until((clientTable) => clientTable.seq > before)
  expect(back.clientTable!.table.votes[0]!.missing).toEqual([1])
})

test('[V3] at a table of days a vote to stop waits for who does not come until their own time is over', async () => {
  let now = 1_800_000_000_000
  const clock = { clock: { kind: 'days', days: 1 } }
  const { connections } = await playing(2, {}, clock, { now: () => now })
  const [a, b] = connections
  while (!a!.isAsked || b!.isAsked) await answerSome(connections, 1)
  b!.close()
  await isAway(a!, 1)
  await proposed(a!, { kind: 'close' })
  const kinds = () => noticesOf(a!).map((notice) => [notice.kind, 'seat' in notice ? notice.seat : null])
  // Whoever is about to lose lets their own time pass: a computer player answers, and the game goes on.
  now += DAY + SECOND * 6
  await a!.until(({ table }) => table.status !== 'playing' || table.waiting.every((seat) => seat === 1))
  expect(kinds()).toContainEqual(['handed-over', 0])
  now += DAY + SECOND * 6
  await a!.until(({ table }) => table.status === 'closed')
  expect(kinds().slice(-3)).toEqual([
    ['handed-over', 1],
    ['vote-ended', null],
    ['ended', null],
  ])
  expect(a!.clientTable!.table.end).toMatchObject({ why: 'lapsed' })
})

test('[V3] where the clock gives answers of the game itself, whoever has let it answer has had their time', async () => {
  let now = 1_800_000_000_000
  const shelf = shelfOf({ ...lanterns, defaults: (_, ask, chance) => ask.randomChoice(chance) })
  const { connections } = await playing(2, {}, { clock: { kind: 'days', days: 1 } }, { now: () => now, shelf })
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  await proposed(a!, { kind: 'close' })
  while (a!.isAsked) await a!.answer()
  expect(a!.clientTable!.table.status).toBe('playing')
  now += DAY + SECOND * 6
  const { table } = await a!.until((known) => known.table.status === 'closed')
  expect([table.seats[1]!.bot, table.end?.why]).toEqual([null, 'lapsed'])
})

test('[V3] going back waits for everybody, however long they are away', async () => {
  const { connections } = await playing(2, { absenceGrace: 1, votingTime: 1, closingTime: 1 })
  const [a, b] = connections
  await answerSome(connections, 3)
  b!.close()
  await isAway(a!, 1)
  await proposed(a!, { kind: 'undo-to', entries: 0 })
  expect(a!.clientTable!.table.votes).toMatchObject([{ missing: [1], lapsesAt: null }])
})

test('[V6] the last person left, who proposed to stop, has stopped the game', async () => {
  const { connections } = await playing(3)
  const [a, b, c] = connections
  await proposed(a!, { kind: 'close' })
  for (const connection of [b!, c!]) await connection.act({ type: 'resign' })
  const { table } = await b!.until((clientTable) => clientTable.table.status === 'closed')
  expect(table.end).toEqual({ why: 'stopped', by: 0, winners: [] })
})

test('[V9] nobody is asked without end: proposals, and handing one’s own seat over, have a pace', async () => {
  const { connections } = await playing(2)
  const [a, b] = connections
  const codes: string[] = []
  for (let n = 0; n < 12; n++) {
    const asked = await a!.act({ type: 'propose', proposal: { kind: 'advice' } })
    codes.push(asked.type === 'refused' ? asked.code : asked.type)
    const { id } = a!.clientTable!.table.votes[0] ?? {}
    if (id) await a!.act({ type: 'vote', vote: id, agree: false })
  }
  expect([codes[0], codes.at(-1)]).toEqual(['done', 'too-fast'])
  expect(codes.filter((code) => code === 'done').length).toBeLessThan(8)
  // Somebody else still asks.
  expect(await b!.act({ type: 'propose', proposal: { kind: 'advice' } })).toMatchObject({ type: 'done' })
})
