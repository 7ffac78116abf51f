import { expect, test } from 'vitest'
import { isAway, noticesOf, playing, proposed } from '../consent/playing.ts'
import { testServer } from '../play/test-server.ts'

const TIMES = { absenceGrace: 20_000, votingTime: 40_000, closingTime: 600_000 }
const handOver = { type: 'propose', proposal: { kind: 'hand-over', seat: 1, level: 'novice' } }

/** Two at a table, of whom the second has no line any more; time stands still until the test lets it pass. */
async function withoutLine() {
  let now = 1_800_000_000_000
  const pass = (ms: number): void => {
    now += ms
  }
  const { connections, guests, table } = await playing(2, TIMES, {}, { now: () => now })
  const [a, b] = connections
  b!.close()
  await isAway(a!, 1)
  return { a: a!, bert: guests[1]!, table, pass, now: () => now }
}

test('[P5] an act over HTTP counts as presence for the grace time', async () => {
  const { a, bert, table, pass, now } = await withoutLine()
  pass(TIMES.absenceGrace - 1)
  expect((await bert.act(table, { type: 'phrase', phrase: 'hello' })).status).toBe(200)
  await a.until(({ presence }) => presence.absent[0]?.since === now())
  pass(TIMES.absenceGrace - 1)
  expect(await a.act(handOver)).toMatchObject({ code: 'still-here' })
  pass(1)
  expect(await a.act(handOver)).toMatchObject({ type: 'done' })
})

test('[P5] a look over HTTP counts as presence too', async () => {
  const { a, bert, table, pass, now } = await withoutLine()
  pass(TIMES.absenceGrace - 1)
  await bert.get(`/api/tables/${table}/since?seq=0`)
  await a.until(({ presence }) => presence.absent[0]?.since === now())
  pass(TIMES.absenceGrace - 1)
  expect(await a.act(handOver)).toMatchObject({ code: 'still-here' })
})

test.each(['act', 'look'])(
  '[V2] who comes back by an %s over HTTP while the others decide keeps the seat',
  async (way) => {
    const { a, bert, table, pass } = await withoutLine()
    pass(TIMES.absenceGrace)
    expect(await a.act(handOver)).toMatchObject({ type: 'done' })
    if (way === 'act') await bert.act(table, { type: 'phrase', phrase: 'hello' })
    else await bert.get(`/api/tables/${table}/since?seq=0`)
    await a.until((known) => known.table.votes.length === 0)
    expect(noticesOf(a).at(-1)).toMatchObject({ kind: 'vote-ended', outcome: 'returned', seat: 1 })
  },
)

test('[V2] answering another vote over HTTP counts as coming back', async () => {
  const { a, bert, table, pass } = await withoutLine()
  const advice = await proposed(a, { kind: 'advice' })
  pass(TIMES.absenceGrace)
  expect(await a.act(handOver)).toMatchObject({ type: 'done' })
  expect((await bert.act(table, { type: 'vote', vote: advice, agree: true })).status).toBe(200)
  const { table: info } = await a.until((known) => known.table.hints)
  expect(info.votes).toEqual([])
  expect(noticesOf(a)).toContainEqual(expect.objectContaining({ kind: 'vote-ended', outcome: 'returned', seat: 1 }))
})

test('[V3] a person who saw a vote to stop over HTTP is waited for', async () => {
  const { a, bert, table, pass } = await withoutLine()
  pass(TIMES.absenceGrace)
  const before = a.clientTable!.seq
  await proposed(a, { kind: 'close' })
  await bert.get(`/api/tables/${table}/since?seq=0`)
  await a.until(({ seq }) => seq > before + 1)
  pass(TIMES.closingTime)
  const later = await bert.get(`/api/tables/${table}/since?seq=0`)
  expect(later.body.table).toMatchObject({ status: 'playing', votes: [{ missing: [1] }] })
})

test('[H3] a host who acts over HTTP alone stays host, and a guest who does is not left out', async () => {
  let now = 1_800_000_000_000
  const server = await testServer({}, { now: () => now })
  const guests = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')]
  const { table } = await guests[0]!.open(['open', 'open'])
  for (const seat of [1, 2]) await guests[seat]!.act(table, { type: 'sit', seat })
  const b = await guests[1]!.sit(table)
  now += 29_000
  for (const guest of [guests[0]!, guests[2]!]) await guest.act(table, { type: 'phrase', phrase: 'hello' })
  now += 29_000
  await b.until(({ presence }) => presence.absent.length === 2)
  expect((await guests[0]!.act(table, { type: 'start', without: [2] })).body).toMatchObject({
    detail: 'person-present',
    params: { seconds: 30 },
  })
  // The host is there a moment later still.
  await guests[0]!.act(table, { type: 'phrase', phrase: 'hello' })
  now += 1000
  expect((await guests[0]!.act(table, { type: 'start', without: [2] })).status).toBe(200)
})
