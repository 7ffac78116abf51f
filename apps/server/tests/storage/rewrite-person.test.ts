import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { matchRow } from './contract.ts'

test('of somebody who said much at one table one line is rewritten in each turn of the event loop', async () => {
  const storage = await openSqlite(':memory:')
  onTestFinished(() => storage.close())
  const match = matchRow()
  const by = { id: 'anna', name: 'Anna', language: 'en' }
  const logEntries = Array.from({ length: 50 }, (_, i) => ({
    match: match.id,
    seq: i + 1,
    at: 5,
    kind: 'chat',
    person: 'anna',
    client_id: null,
    body: JSON.stringify({ by, text: `word ${i}` }),
    hash: null,
  }))
  await storage.append([
    { match: match.id, after: 0, logEntries, lobbyRow: match, create: match, owners: ['anna', null] },
  ])
  let turns = 0
  const count = (): void => {
    turns++
    handle = setImmediate(count)
  }
  let handle = setImmediate(count)
  await storage.rewritePerson({ person: 'anna', name: 'Guest', withoutTalk: true })
  clearImmediate(handle)
  expect(turns).toBeGreaterThanOrEqual(50)
  const bodies = (await storage.logEntries(match.id)).map(({ body }) => body).join()
  expect(bodies).not.toMatch(/Anna|word/)
})
