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

/** The first rows in the order of an index, and no more; what is selected from them. */
const FIRST = /SCAN (match|session) USING INDEX (match_changed|session_seen)|pragma_page_/
/** What the operator's page counts, once a minute, and whom it looks for among those who were here last. */
const COUNTS = /select .*count\(\*\) as "n" from "(match" group by "status"|session"$)/
const AMONG_FIRST = /from \(select \* from "session" order by "seen_at" desc limit \?\)/

const TOKEN = 'the operator who looks on'
const OPERATOR = { authorization: `Bearer ${TOKEN}` }

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
  const server = await testServer({ operatorToken: TOKEN }, { storage })
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
    '?game=lanterns&free=1',
    '?free=1',
    '?before=9',
  ])
    expect((await anna.get(`/api/tables${query}`)).status).toBe(200)
  for (const path of ['/api/home', '/api/session', '/api/session/data', `/api/tables/${table}`])
    expect((await anna.get(path)).status, path).toBe(200)
  for (const path of ['overview', 'tables', 'tables?status=playing', 'people', 'people?name=Ann'])
    expect((await anna.request('GET', `/api/operator/${path}`, undefined, OPERATOR)).status, path).toBe(200)
  const passkey = new SoftPasskey(server.url)
  const { challenge } = (await anna.post('/api/passkeys/registration')).body
  expect((await anna.post('/api/passkeys/registration/finish', passkey.register(challenge))).status).toBe(200)
  const stranger = new Guest(server.url)
  const { options, challengeId } = (await stranger.post('/api/passkeys/login')).body
  const response = passkey.login(options.challenge)
  expect((await stranger.post('/api/passkeys/login/finish', { challengeId, response })).status).toBe(200)
  expect(queries.size).toBeGreaterThan(20)
  const long: string[] = []
  const isJudged = ({ sql: text }: CompiledQuery) =>
    /^\s*(select|update|delete|with)/i.test(text) && !COUNTS.test(text) && !AMONG_FIRST.test(text)
  for (const query of [...queries.values()].filter(isJudged))
    for (const detail of await plansOf(query))
      if (
        (/SCAN/.test(detail) && !SMALL.test(detail) && !FIRST.test(detail)) ||
        (/TEMP B-TREE/.test(detail) && !OWN.test(query.sql))
      )
        long.push(`${detail}: ${query.sql}`)
  expect(long).toEqual([])
})

test('[J1] a short code leads to its table by an index, however many tables wait', async () => {
  const { server, queries, plansOf } = await noting()
  const anna = await server.guest('Anna')
  const { code } = (await anna.get(`/api/tables/${(await anna.open(['open'])).table}`)).body
  queries.clear()
  expect((await anna.get(`/api/join/${code}`)).status).toBe(200)
  const reading = [...queries.values()].filter(({ sql: text }) => text.includes('"match"'))
  expect(await Promise.all(reading.map(plansOf))).toEqual([[expect.stringContaining('join_code=?')]])
})

test('a page of the lobby looks through no tables of another game or state', async () => {
  const { server, queries, plansOf } = await noting()
  const anna = await server.guest('Anna')
  const asked = ['?status=open', '?game=lanterns&status=closed', '?game=lanterns&free=1', '?free=1', '?game=lanterns']
  for (const query of asked) {
    queries.clear()
    await anna.get(`/api/tables${query}`)
    const lobby = [...queries.values()].find(({ sql: text }) => text.includes('"visibility" = ?'))
    const [plan = ''] = lobby ? await plansOf(lobby) : []
    const wanted = query.includes('free') ? [...(query.match(/game/g) ?? []), 'status'] : query.match(/game|status/g)
    for (const column of wanted ?? []) expect(plan, query).toContain(`${column}=?`)
  }
})
