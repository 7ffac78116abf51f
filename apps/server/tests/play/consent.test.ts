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

test('an absent person is handed to a computer player by vote and takes the seat back', async () => {
  const { lines, guests, table } = await twoPlaying()
  const [a, b] = lines
  b.close()
  await a.act({ type: 'propose', proposal: { kind: 'hand-over', seat: 1, level: 'random' } })
  await a.until((mirror) => mirror.table.seats[1]!.away === 'vote')
  for (let i = 0; i < 5 && a.mirror!.table.status === 'playing'; i++) {
    await a.until(({ table: now }) => a.isAsked || now.status !== 'playing')
    if (a.isAsked) await a.answer()
  }
  const back = await guests[1]!.sit(table)
  expect(await back.act({ type: 'take-back' })).toMatchObject({ type: 'done' })
  await a.until((mirror) => mirror.table.seats[1]!.bot === null)
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

test('a resigned seat is played on and cannot be taken back; the last person who resigns ends the game', async () => {
  const { lines } = await twoPlaying()
  const [a, b] = lines
  await a.act({ type: 'resign' })
  await b.until((mirror) => mirror.table.seats[0]!.away === 'resigned')
  expect(await a.act({ type: 'take-back' })).toMatchObject({ code: 'not-now' })
  await b.act({ type: 'resign' })
  await a.until((mirror) => mirror.table.status === 'closed')
  expect(a.mirror!.table.dice.secret).not.toBeNull()
})

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
