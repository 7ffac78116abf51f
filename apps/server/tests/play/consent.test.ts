import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import type { Line } from './line.ts'
import { testServer } from './test-server.ts'

async function twoPlaying(more: Record<string, unknown> = {}, config = {}) {
  const server = await testServer(config)
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'], more)
  await bert.act(table, { type: 'sit', seat: 1 })
  const lines: Line[] = [await anna.sit(table), await bert.sit(table)]
  await lines[0]!.act({ type: 'start' })
  await Promise.all(lines.map((line) => line.until(({ view }) => view !== null)))
  return { server, table, guests: [anna, bert] as Guest[], lines: lines as [Line, Line] }
}
const together = async (lines: readonly Line[]) => {
  const seq = Math.max(...lines.map((line) => line.mirror!.seq))
  await Promise.all(lines.map((line) => line.until((mirror) => mirror.seq >= seq)))
}
async function answerSome(lines: readonly Line[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await together(lines)
    expect(await lines.find((line) => line.isAsked)!.answer()).toMatchObject({ type: 'done' })
  }
  await together(lines)
}

test('free undo goes back to the line and no further', async () => {
  const { lines } = await twoPlaying()
  for (let i = 0; i < 40; i++) {
    await together(lines)
    const line = lines.find((candidate) => candidate.isAsked)!
    const before = line.mirror!.view
    const events = line.mirror!.events
    await line.answer()
    await together(lines)
    if (!line.mirror!.view!.canUndo) continue
    expect(await line.act({ type: 'undo' })).toMatchObject({ type: 'done' })
    await together(lines)
    expect(line.mirror!.view).toEqual(before)
    expect(line.mirror!.events).toEqual(events)
    for (const { faults } of lines) expect(faults).toEqual([])
    return
  }
  throw new Error('no answer could be taken back')
})

test('beyond the line everybody has to agree', async () => {
  const { lines } = await twoPlaying()
  const [a, b] = lines
  await answerSome(lines, 8)
  const proposal = { kind: 'undo-to', entries: 2 }
  await a.act({ type: 'propose', proposal })
  const { table } = await b.until((mirror) => mirror.table.votes.length === 1)
  expect(table.votes[0]).toMatchObject({ by: 0, agreed: [0], missing: [1] })
  expect(await a.act({ type: 'vote', vote: table.votes[0]!.id, agree: true })).toMatchObject({ code: 'unknown-vote' })
  await b.act({ type: 'vote', vote: table.votes[0]!.id, agree: false })
  await a.until((mirror) => mirror.table.votes.length === 0)
  expect(a.mirror!.view!.entries).toBeGreaterThan(2)
  await a.act({ type: 'propose', proposal })
  const again = await b.until((mirror) => mirror.table.votes.length === 1)
  await b.act({ type: 'vote', vote: again.table.votes[0]!.id, agree: true })
  for (const line of lines) {
    await line.until(({ view }) => view?.entries === 2)
    expect(line.mirror!.events.every(({ entry }) => entry <= 2)).toBe(true)
    expect(line.faults).toEqual([])
  }
  await answerSome(lines, 3)
})

test('whoever lets the clock run out is played for until they are back', async () => {
  const clock = { kind: 'live', minutes: 0.05, increment: 0 }
  const { lines } = await twoPlaying({ clock })
  const late = lines.find((line) => line.isAsked)!
  const seat = late.mirror!.table.you as number
  expect(late.mirror!.table.deadlines[seat]).toBeGreaterThan(0)
  await late.until((mirror) => mirror.table.seats[seat]!.away === 'clock', 9000)
  await late.until((mirror) => mirror.view!.entries > 0)
  expect(await late.act({ type: 'take-back' })).toMatchObject({ type: 'done' })
}, 15_000)

test('a rematch brings the same people to one new table', async () => {
  const { lines, table } = await twoPlaying()
  const [a, b] = lines
  await a.act({ type: 'propose', proposal: { kind: 'close' } })
  const { table: info } = await b.until((mirror) => mirror.table.votes.length === 1)
  await b.act({ type: 'vote', vote: info.votes[0]!.id, agree: true })
  await together(lines)
  await a.act({ type: 'rematch' })
  await b.act({ type: 'rematch' })
  await together(lines)
  const next = a.mirror!.table.rematch as string
  expect(next).not.toBe(table)
  expect(b.mirror!.table.rematch).toBe(next)
  await a.hello(next)
  expect(a.mirror!.table.seats.map(({ person }) => person?.name)).toEqual(['Anna', 'Bert'])
})

test('who asks for a rematch at the same time, or twice, comes to the same new table', async () => {
  const { lines, guests, table } = await twoPlaying()
  const [a, b] = lines
  await a.act({ type: 'resign' })
  await b.until((mirror) => mirror.table.status === 'over')
  const rematch = { type: 'rematch', clientId: 'rematch-of-anna' }
  const replies = await Promise.all([a.act(rematch), guests[0]!.act(table, rematch), b.act({ type: 'rematch' })])
  expect(replies[0]).toMatchObject({ type: 'done' })
  expect(replies[1]!.body).toEqual({ seq: (replies[0] as { seq: number }).seq })
  expect(replies[2]).toMatchObject({ type: 'done' })
  const { body } = await guests[1]!.get('/api/tables?mine=1')
  const open = body.tables.filter(({ status }: { status: string }) => status === 'open')
  expect(open.map(({ id }: { id: string }) => id)).toEqual([a.mirror!.table.rematch])
})

test('who has too many tables to open a rematch does not keep the other from it', async () => {
  const { lines, guests } = await twoPlaying({}, { tablesPerPerson: 2 })
  const [a, b] = lines
  await a.act({ type: 'resign' })
  await guests[0]!.open()
  await guests[0]!.open()
  const replies = await Promise.all([a.act({ type: 'rematch' }), b.act({ type: 'rematch' })])
  expect(replies).toMatchObject([{ type: 'refused', code: 'too-many' }, { type: 'done' }])
})

test('who is muted is not heard by the one who muted them', async () => {
  const { lines, guests } = await twoPlaying()
  const [a, b] = lines
  await b.act({ type: 'chat', text: 'one' })
  await a.act({ type: 'mute', person: guests[1]!.me, muted: true })
  await b.act({ type: 'chat', text: 'two' })
  await b.act({ type: 'phrase', phrase: 'thanks' })
  await together(lines)
  expect(a.mirror!.chat.map(({ text }) => text)).toEqual(['one'])
  expect(b.mirror!.chat).toHaveLength(3)
  await a.act({ type: 'mute', person: guests[1]!.me, muted: false })
  await b.act({ type: 'chat', text: 'three' })
  await together(lines)
  expect(a.mirror!.chat.at(-1)!.text).toBe('three')
})

test('whoever mutes without end is stopped: as fast as one may talk, and not more than a table full', async () => {
  const { server, table, lines, guests } = await twoPlaying()
  const [a] = lines
  const muted = { type: 'mute', person: guests[1]!.me, muted: true }
  expect(await a.act(muted)).toMatchObject({ type: 'done', seq: a.mirror!.seq })
  // What is so already is no news.
  expect(await a.act(muted)).toMatchObject({ type: 'done', seq: a.mirror!.seq })
  // More at once than a slow machine would have earned meanwhile.
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => a.act({ type: 'mute', person: `person-${n}`, muted: true })),
  )
  expect(replies.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' })
  const live = server.hall.inMemory(table)!
  const by = guests[0]!.me
  await server.hall.work(live, () =>
    Array.from({ length: 200 }, (_, n) => ({ kind: 'muted', by, person: `person-${n}`, muted: true }) as const),
  )
  const act = { type: 'mute', person: 'one-more-person', muted: true } as const
  const actor = { person: { id: by, name: 'Anna', language: 'en' as const } }
  await expect(
    new Promise((done, refused) =>
      server.hall.act(live, actor, { ...act, clientId: 'one-too-many' }, { done, refused }),
    ),
  ).rejects.toMatchObject({ code: 'too-many' })
})

test('whoever comes back to a table of a very long log is told what came since', async () => {
  const { server, table, lines, guests } = await twoPlaying()
  const live = server.hall.inMemory(table)!
  await answerSome(lines, 3)
  const { seq } = lines[0].mirror!
  const by = { id: guests[0]!.me, name: 'Anna', language: 'en' } as const
  await server.hall.work(live, () =>
    Array.from({ length: 150_000 }, () => ({ kind: 'phrase', by, seat: 0, phrase: 'thanks' }) as const),
  )
  const { status, body } = await guests[1]!.get(`/api/tables/${table}/since?seq=${seq}`)
  expect([status, body.seq, body.keep]).toEqual([200, seq + 150_000, live.core.entries + 1])
}, 60_000)
