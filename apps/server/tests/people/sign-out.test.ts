import { expect, test } from 'vitest'
import { Sessions } from '../../src/people/sessions.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'

const OLD = 'the key of last year, which is long enough'
const NEW = 'the key of this year, which is long enough'

test('signing out leaves no session', async () => {
  const { url } = await testServer()
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ name: 'Anna', language: 'en' })
  const begun = await fetch(`${url}/api/session`, { method: 'POST', headers, body })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const out = await fetch(`${url}/api/session`, { method: 'DELETE', headers: { ...headers, cookie }, body: '{}' })
  expect(await out.json()).toEqual({ me: null })
  expect(out.headers.get('set-cookie')).toMatch(/^sablier=;.*Expires=Thu, 01 Jan 1970/)
})

test('a session signed by a former key is accepted, and signed anew', async () => {
  const storage = await openSqlite(':memory:')
  const session = await new Sessions(storage, [OLD]).begin('Anna', 'en')
  const cookie = new Sessions(storage, [OLD]).sign(session.id)
  const { url } = await testServer({ sessionKey: NEW, formerSessionKeys: [OLD] }, { storage })
  const answer = await fetch(`${url}/api/session`, { headers: { cookie: `sablier=${cookie}` } })
  expect(await answer.json()).toMatchObject({ me: { name: 'Anna' } })
  expect(answer.headers.get('set-cookie')).toContain(`sablier=${new Sessions(storage, [NEW]).sign(session.id)}`)
  expect(await new Sessions(storage, [NEW]).read(cookie)).toBeNull()
})
