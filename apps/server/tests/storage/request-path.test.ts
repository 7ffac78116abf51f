import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { SoftPasskey } from '../people/soft-passkey.ts'
import { Guest } from '../play/guest.ts'
import { testServer } from '../play/test-server.ts'

/** A few rows each, whatever the server has lived through: reading all of them is the right thing to do. */
const SMALL = /\bSCAN (ban|setting|report|renaming|refusal|fresh_log_entry|fresh|\(subquery-\d+\))\b/
/** What belongs to one person or one table may be sorted, and what has just been written; it is a few rows too. */
const OWN = /"ban"|"log_entry" where "match" = \?|"person" = \?|from fresh_log_entry group by/

/** A server that notes every query it makes. */
async function noting() {
  const storage = await openSqlite(':memory:')
  const executor = storage.db.getExecutor()
  const run = executor.executeQuery.bind(executor)
  const queries = new Map<string, CompiledQuery>()
  const noted = (query: CompiledQuery) => {
    queries.set(query.sql, query)
    return run(query)
  }
  Object.assign(executor, { executeQuery: noted })
  const server = await testServer({}, { storage })
  const plansOf = async (query: CompiledQuery): Promise<string[]> => {
    const plan = { ...query, sql: `explain query plan ${query.sql}` } as CompiledQuery
    return (await run(plan)).rows.map((row) => (row as { detail: string }).detail)
  }
  return { server, queries, plansOf }
}

test('nothing that is asked on a visit reads or sorts a whole table of the database', async () => {
  const { server, queries, plansOf } = await noting()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connection = await anna.sit(table)
  if (connection.isAsked) await connection.answer()
  for (const query of [
    '',
    '?game=lanterns',
    '?status=open',
    '?game=lanterns&status=open&free=1',
    '?mine=1',
    '?before=9',
  ])
    expect((await anna.get(`/api/tables${query}`)).status).toBe(200)
  for (const path of ['/api/home', '/api/session', '/api/session/data', `/api/tables/${table}`])
    expect((await anna.get(path)).status, path).toBe(200)
  const passkey = new SoftPasskey(server.url)
  const { challenge } = (await anna.post('/api/passkeys/registration')).body
  expect((await anna.post('/api/passkeys/registration/finish', passkey.register(challenge))).status).toBe(200)
  const stranger = new Guest(server.url)
  const { options, challengeId } = (await stranger.post('/api/passkeys/login')).body
  const response = passkey.login(options.challenge)
  expect((await stranger.post('/api/passkeys/login/finish', { challengeId, response })).status).toBe(200)
  expect(queries.size).toBeGreaterThan(20)
  const long: string[] = []
  for (const query of [...queries.values()].filter(({ sql: text }) => /^\s*(select|update|delete|with)/i.test(text)))
    for (const detail of await plansOf(query))
      if ((/SCAN/.test(detail) && !SMALL.test(detail)) || (/TEMP B-TREE/.test(detail) && !OWN.test(query.sql)))
        long.push(`${detail}: ${query.sql}`)
  expect(long).toEqual([])
})
