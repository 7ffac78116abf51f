import { parseRecord, verifyRecord } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import { testServer } from './test-server.ts'

/** Plays on by first options until the table is over. */
async function playOut(...lines: Line[]): Promise<void> {
  for (let answers = 0; answers < 2000; answers++) {
    if (lines.some((line) => line.mirror?.table.status !== 'playing')) return
    const asked = lines.find((line) => line.isAsked)
    if (asked) expect(await asked.answer()).toMatchObject({ type: 'done' })
    else await lines[0]!.next(() => true)
    const seq = Math.max(...lines.map((line) => line.mirror?.seq ?? 0))
    await Promise.all(lines.map((line) => line.until((mirror) => mirror.seq >= seq)))
  }
  throw new Error('no end')
}

test('two people play a whole game and everybody verifies the dice afterwards', async () => {
  const server = await testServer()
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'], { entropy: 'my lucky number' })
  expect((await bert.act(table, { type: 'sit', seat: 1 })).status).toBe(200)
  const [a, b, e] = [await anna.sit(table), await bert.sit(table), await eve.sit(table)]
  await b.act({ type: 'entropy', text: 'another' })
  const { commitment, secret } = a.mirror!.table.dice
  expect(secret).toBeNull()
  expect(await b.act({ type: 'start' })).toMatchObject({ type: 'refused', code: 'not-host' })
  expect(await a.act({ type: 'start' })).toMatchObject({ type: 'done' })
  await Promise.all([a, b, e].map((line) => line.until(({ view }) => view !== null)))
  expect((await anna.get(`/api/tables/${table}/record`)).status).toBe(409)
  await playOut(a, b, e)
  for (const line of [a, b, e]) expect(line.faults).toEqual([])
  expect(a.mirror!.table.status).toBe('over')
  expect(a.mirror!.table.dice.commitment).toBe(commitment)
  const { body } = await eve.get(`/api/tables/${table}/record`)
  const record = parseRecord(JSON.stringify(body))
  expect(record.entropy).toEqual(['my lucky number', 'another'])
  expect(verifyRecord(lanterns, record).over).toBe(true)
  // What patches built up is what a newcomer is shown.
  const late = await bert.sit(table)
  expect(late.mirror!.view).toEqual(b.mirror!.view)
  expect(late.mirror!.events).toEqual(b.mirror!.events)
  expect(late.mirror!.table).toEqual(b.mirror!.table)
}, 30_000)

test('a person plays against computer players', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const bot = { kind: 'bot', level: 'random' }
  const { table } = await anna.open([bot, bot, bot], { start: true })
  const a = await anna.sit(table)
  await playOut(a)
  expect(a.mirror!.table.status).toBe('over')
  expect(a.faults).toEqual([])
}, 30_000)

test('a spectator and the other seat never see a hand', async () => {
  const server = await testServer()
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const [a, b, e] = [await anna.sit(table), await bert.sit(table), await eve.sit(table)]
  await a.act({ type: 'start' })
  await Promise.all([a, b, e].map((line) => line.until(({ view }) => view !== null)))
  const known = (line: Line) => line.mirror!.view!.state.face.filter((face) => face >= 0).length
  expect(known(e)).toBeLessThan(known(a))
  expect(e.mirror!.view!.ask).toBeNull()
  expect(a.mirror!.view!.state.chance).toEqual([0, 0, 0, 0])
})

test('a retry is answered as the first time and plays nothing twice', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const a = await anna.sit(table)
  await a.until(() => a.isAsked)
  const act = { type: 'answer', clientId: 'one-and-only', entries: a.mirror!.view!.entries, answer: a.someAnswer() }
  const first = await a.act(act)
  expect(first).toMatchObject({ type: 'done' })
  expect(await a.act(act)).toEqual(first)
  const elsewhere = await anna.sit(table)
  expect(await elsewhere.act(act)).toEqual(first)
  expect((await anna.post(`/api/tables/${table}/acts`, act)).body).toEqual({ seq: (first as { seq: number }).seq })
})

test('what is no longer asked and what the rules forbid is refused with the reason', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const a = await anna.sit(table)
  await a.until(() => a.isAsked)
  const { entries, ask } = a.mirror!.view!
  const refused = await a.act({ type: 'answer', entries, answer: 'no-such-option' })
  expect(refused).toMatchObject({ type: 'refused', code: 'illegal', rule: ask!.rule })
  await a.answer()
  await a.until(() => a.isAsked && a.mirror!.view!.entries > entries)
  expect(await a.act({ type: 'answer', entries, answer: a.someAnswer() })).toMatchObject({ code: 'stale' })
})

test('who comes back gets only what came after', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  await a.act({ type: 'start' })
  const both = [a, b]
  for (let i = 0; i < 6; i++) {
    await Promise.all(both.map((line) => line.until(() => both.some((other) => other.isAsked))))
    await both.find((line) => line.isAsked)!.answer()
    const seq = a.mirror!.seq
    await b.until((mirror) => mirror.seq >= seq)
  }
  const full = await bert.sit(table)
  for (const since of [1, 3, 5, b.mirror!.seq, 0, 10_000]) {
    const line = bert.line()
    await line.opened
    line.mirror = since > 0 && since <= b.mirror!.seq ? { ...full.mirror!, seq: since } : null
    const snapshot = await line.hello(table, { since })
    expect(line.mirror!.view).toEqual(full.mirror!.view)
    expect(line.mirror!.events).toEqual(full.mirror!.events)
    if (since === b.mirror!.seq) expect(snapshot).toMatchObject({ events: [], chat: [] })
  }
})
