import { ForecastReply } from '@sablier/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { randomBots } from '../../src/bots/random-bot.ts'
import type { Guest } from './guest.ts'
import { testServer } from './test-server.ts'
import { timeStands } from './time-stands.ts'

const askForecast = (guest: Guest, table: string, answer: unknown) =>
  guest.post(`/api/tables/${table}/forecast`, { answer })

/** Two people at a table where both are asked. */
async function two() {
  const server = await testServer({}, { bots: randomBots })
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open'], {})
  await bert.act(table, { type: 'sit', seat: 1 })
  const connections = [await anna.sit(table), await bert.sit(table)]
  await connections[0]!.act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  const view = connections[0]!.clientTable!.view!
  return { table, anna, bert, eve, connections, view, option: view.ask!.options[0]!.id }
}

test('[L3] a seat that is asked is told what an answer will do, without anybody’s consent', async () => {
  const { table, anna, connections, view, option } = await two()
  expect(connections[0]!.clientTable!.table.hints).toBe(false)
  const { status, body } = await askForecast(anna, table, option)
  expect(status).toBe(200)
  expect(v.is(ForecastReply, body)).toBe(true)
  expect(body.lastOwn).toBe(view.lastOwn)
  expect(body.forecast.moves).toContainEqual(expect.objectContaining({ piece: option }))
  expect((await askForecast(anna, table, 'nonsense')).body.forecast).toBeNull()
})

test('[L3] spectators have no forecast, nor has a seat that is not asked', async () => {
  const { table, eve, anna, connections, option } = await two()
  expect((await askForecast(eve, table, option)).body.code).toBe('not-seated')
  for (let i = 0; i < 20 && connections[0]!.isAsked; i++) {
    const { entries } = connections[0]!.clientTable!.view!
    await connections[0]!.answer()
    await connections[0]!.until(({ view }) => view!.entries > entries)
  }
  expect((await askForecast(anna, table, option)).body.code).toBe('not-now')
})

test('[L3] forecasts are not made without end', async () => {
  const { table, anna, option } = await two()
  timeStands()
  const replies = await Promise.all(Array.from({ length: 60 }, () => askForecast(anna, table, option)))
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect(replies.filter(({ body }) => body.code === 'too-fast').length).toBeGreaterThan(0)
})
