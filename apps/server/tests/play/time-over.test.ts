import type { AnyGame } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { SHOWING_MS } from '../../src/tables/think-time.ts'
import { testServer } from './test-server.ts'

test('where the game says what happens to whoever does not answer in time, the seat stays theirs', async () => {
  const settled: AnyGame = { ...lanterns, defaults: (_, ask, chance) => ask.randomChoice(chance) }
  let now = 1_800_000_000_000
  const server = await testServer({}, { shelf: shelfOf(settled), now: () => now })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'], { clock: { kind: 'live', minutes: 5, increment: 0 } })
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connection = await anna.sit(table)
  now += 300_000 + SHOWING_MS
  await connection.until((clientTable) => clientTable.view!.entries > 0)
  for (const seat of connection.clientTable!.table.seats) expect(seat).toMatchObject({ away: null, bot: null })
  expect(connection.faults).toEqual([])
})
