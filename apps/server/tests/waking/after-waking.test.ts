import { heardEvents, type SentEvents } from '@sablier/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'
import { answer, dealt, shelf, together, twoPlaying } from './two-playing.ts'

test('right after waking an answer is taken, and one can be taken back', async () => {
  const { lines, rest, expectWoken } = await twoPlaying(45)
  for (let i = 0; i < 40; i++) {
    const before = lines.map(({ mirror }) => ({ view: mirror!.view, events: mirror!.events }))
    rest()
    const line = await answer(lines)
    expectWoken()
    if (!line.mirror!.view!.canUndo) continue
    rest()
    expect(await line.act({ type: 'undo' })).toMatchObject({ type: 'done' })
    expectWoken()
    await together(lines)
    expect(lines.map(({ mirror }) => ({ view: mirror!.view, events: mirror!.events }))).toEqual(before)
    for (const { faults } of lines) expect(faults).toEqual([])
    return
  }
  throw new Error('no answer could be taken back')
})

test('a table asleep between a proposal and its vote goes back to before its stored position', async () => {
  const { server, table, guests, lines, live, rest, expectWoken } = await twoPlaying(45)
  const [a, b] = lines
  rest()
  // The moment is looked up to be named, which plays a copy from the first answer.
  await a.act({ type: 'propose', proposal: { kind: 'undo-to', entries: 2 } })
  expect(live.core.match).not.toBeNull()
  const { votes } = (await b.until((mirror) => mirror.table.votes.length === 1)).table
  rest()
  expect(await b.act({ type: 'vote', vote: votes[0]!.id, agree: true })).toMatchObject({ type: 'done' })
  await together(lines)
  expect(expectWoken).toThrow()
  for (const line of lines) expect(line.mirror!.view!.entries).toBe(2)
  for (let i = 0; i < 30; i++) {
    await answer(lines)
    if (i % 5 === 0) rest()
    const { mirror } = await guests[1].sit(table)
    expect([mirror!.view, mirror!.events]).toEqual([b.mirror!.view, b.mirror!.events])
  }
  for (const { faults } of lines) expect(faults).toEqual([])
  expect(server.hall.size).toBe(1)
})

test('who was away hears after a waking what happened since, and who never was here everything', async () => {
  const { table, guests, lines, rest, expectWoken } = await twoPlaying(25)
  const [a, b] = lines
  const { mirror: left } = a
  for (let i = 0; i < 20; i++) await answer([b, a])
  for (const seq of [left!.seq, b.mirror!.seq - 2, b.mirror!.seq]) {
    rest()
    const { status, body } = await guests[1].get(`/api/tables/${table}/since?seq=${seq}`)
    expect(status).toBe(200)
    expectWoken()
    const { keep, events, outlook } = body as { keep: number; events: SentEvents; outlook: unknown }
    const all = b.mirror!.events as readonly { entry: number }[]
    expect(heardEvents(events)).toEqual(all.filter(({ entry }) => entry >= keep))
    expect(outlook).toEqual(b.mirror!.outlook)
  }
  rest()
  const eve = await guests[1].sit(table)
  expect(eve.mirror!.events).toEqual(b.mirror!.events)
})

test('who stays at a table that rests here while it is played at another process is told everything', async () => {
  const storage = await openSqlite(':memory:')
  const close = storage.close.bind(storage)
  Object.assign(storage, { close: async () => {} })
  const { server, table, guests, lines, rest, live } = await twoPlaying(4, { storage })
  rest()
  const other = await testServer({}, { shelf, storage })
  for (const guest of guests) guest.url = other.url
  const there = [await guests[0].sit(table), await guests[1].sit(table)] as const
  for (let i = 0; i < 30; i++) await answer(there)
  const { seq } = there[0].mirror!
  const { times } = dealt
  server.hall.wake(table, seq)
  await Promise.all(lines.map((line) => line.until((mirror) => mirror.seq >= seq)))
  expect(live.core.match).not.toBeNull()
  expect(dealt.times).toBe(times)
  for (const [i, line] of lines.entries()) {
    expect(line.mirror!.events).toEqual(there[i]!.mirror!.events)
    expect(line.mirror!.view).toEqual(there[i]!.mirror!.view)
    expect(line.faults).toEqual([])
  }
  onTestFinished(close)
})
