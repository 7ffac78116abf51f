import type { Hint } from '@sablier/bots'
import { HintReply } from '@sablier/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { randomBots } from '../../src/bots/random-bot.ts'
import type { Connection } from './connection.ts'
import type { Guest } from './guest.ts'
import { testServer } from './test-server.ts'
import { timeStands } from './time-stands.ts'

const HINT: Hint = {
  rule: 'draft.pick',
  options: [{ answer: 'moth#1', winChance: 0.6, winSpread: 0.4, expectedScore: 7, worlds: 90, reasons: [] }],
  offers: [{ taking: null, winChance: 0.5, winSpread: 0.4, worlds: 20 }],
  texts: { 'hint.best': { en: 'Best', fr: 'Meilleur' } },
}
const askHint = (guest: Guest, table: string) => guest.post(`/api/tables/${table}/hint`)

async function two(more: Record<string, unknown> = { hints: true }) {
  const advised: number[] = []
  const hint = async (_: unknown, seat: number) => {
    advised.push(seat)
    return HINT
  }
  const server = await testServer({}, { bots: { ...randomBots, hint } })
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'], more)
  await bert.act(table, { type: 'sit', seat: 1 })
  const connections = [await anna.sit(table), await bert.sit(table)]
  await connections[0]!.act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  return { table, anna, bert, eve, connections, advised }
}

test('only a seat that is asked is advised, on its own question', async () => {
  const { table, anna, bert, eve, connections, advised } = await two()
  for (let i = 0; i < 100 && !(connections[0]!.isAsked && !connections[1]!.isAsked); i++) {
    const asked = connections.find((connection) => connection.isAsked)!
    const entries = asked.clientTable!.view!.entries
    await asked.answer()
    await Promise.all(connections.map((connection) => connection.until(({ view }) => view!.entries > entries)))
  }
  const { body } = await askHint(anna, table)
  expect(body).toEqual({ lastOwn: connections[0]!.clientTable!.view!.lastOwn, hint: HINT })
  expect(v.is(HintReply, body)).toBe(true)
  expect((await askHint(bert, table)).body.code).toBe('not-now')
  expect((await askHint(eve, table)).body.code).toBe('not-seated')
  expect(advised).toEqual([0])
})

test('advice belongs to the question of its seat: the same one while others answer theirs, another after one’s own answer', async () => {
  const { table, anna, connections } = await two()
  const [mine, other] = connections as [Connection, Connection]
  const { entries, lastOwn } = mine.clientTable!.view!
  expect([mine.isAsked, other.isAsked]).toEqual([true, true])
  await other.answer()
  expect((await askHint(anna, table)).body).toEqual({ lastOwn, hint: HINT })
  expect((await mine.until(({ view }) => view!.entries > entries)).view!.lastOwn).toBe(lastOwn)
  await mine.answer()
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view!.entries > entries + 1)))
  for (let i = 0; i < 100 && !mine.isAsked; i++) {
    const { entries } = mine.clientTable!.view!
    await other.answer()
    await Promise.all(connections.map((connection) => connection.until(({ view }) => view!.entries > entries)))
  }
  const { body } = await askHint(anna, table)
  expect(body.lastOwn).toBe(mine.clientTable!.view!.lastOwn)
  expect(body.lastOwn).not.toBe(lastOwn)
})

test('hints can be forbidden when a table is opened; everybody is told, and a rematch keeps it', async () => {
  const { table, anna, connections, advised } = await two({ hints: false })
  expect(connections[1]!.clientTable!.table.hints).toBe(false)
  expect((await askHint(anna, table)).body).toMatchObject({ code: 'not-now' })
  expect(advised).toEqual([])
  await connections[0]!.act({ type: 'propose', proposal: { kind: 'close' } })
  const { votes } = (await connections[1]!.until((clientTable) => clientTable.table.votes.length > 0)).table
  await connections[1]!.act({ type: 'vote', vote: votes[0]!.id, agree: true })
  await connections[0]!.act({ type: 'rematch' })
  const { rematch } = (await connections[0]!.until((clientTable) => clientTable.table.rematch !== null)).table
  expect((await anna.get(`/api/tables/${rematch}`)).body.hints).toBe(false)
})

test('[L2] among people there is no advice unless all agree, and everybody sees who has asked for it', async () => {
  const { table, anna, connections, advised } = await two({})
  const [a, b] = connections as [Connection, Connection]
  expect(a.clientTable!.table.hints).toBe(false)
  expect((await askHint(anna, table)).body).toMatchObject({ code: 'not-now' })
  await a.act({ type: 'propose', proposal: { kind: 'advice' } })
  const { votes } = (await b.until((clientTable) => clientTable.table.votes.length === 1)).table
  expect(votes[0]).toMatchObject({ missing: [1], lapsesAt: null })
  await b.act({ type: 'vote', vote: votes[0]!.id, agree: true })
  await a.until((clientTable) => clientTable.table.hints)
  expect(advised).toEqual([])
  expect((await askHint(anna, table)).body.hint).toEqual(HINT)
  const { table: lastSent } = await b.until((clientTable) => clientTable.table.seats[0]!.advised === 1)
  expect(lastSent.notices.at(-1)).toMatchObject({ kind: 'advised', seat: 0 })
  expect(lastSent.seats[1]!.advised).toBe(0)
})

test('[L2] a person alone with computer players may ask for advice', async () => {
  const { anna } = await two({})
  const { table } = await anna.open([{ kind: 'bot', level: 'novice' }], { start: true })
  expect((await anna.get(`/api/tables/${table}`)).body.hints).toBe(true)
})

test('advice is not given without end', async () => {
  const { table, anna, bert, connections } = await two()
  const asked = connections[0]!.isAsked ? anna : bert
  timeStands()
  const replies = await Promise.all(Array.from({ length: 8 }, () => askHint(asked, table)))
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect(replies.filter(({ body }) => body.code === 'too-fast').length).toBeGreaterThan(0)
})
