import { expect, test } from 'vitest'
import { testServer } from '../play/test-server.ts'

/** How many of so many requests get through, each claiming another client address in front of what the proxy adds. */
async function passed(url: string, path: string, tries: number): Promise<number> {
  let count = 0
  for (let i = 0; i < tries; i++) {
    const forwarded = `203.0.113.${i}, 198.51.100.7`
    const { status } = await fetch(url + path, { headers: { 'x-forwarded-for': forwarded } })
    if (status === 200) count += 1
  }
  return count
}

test('a client cannot choose its address by writing into the forwarded header', async () => {
  const server = await testServer({ requestsPerMinute: 5, trustedProxies: 1 })
  expect(await passed(server.url, '/api/session', 12)).toBe(5)
})

test('without a trusted proxy the forwarded header is ignored', async () => {
  const server = await testServer({ requestsPerMinute: 5 })
  expect(await passed(server.url, '/api/session', 12)).toBe(5)
})

test('sockets are counted by the address that the trusted proxy names', async () => {
  const server = await testServer({ socketsPerAddress: 2, trustedProxies: ['127.0.0.1'] })
  const anna = await server.guest('Anna')
  const open = async (forwarded: string): Promise<boolean> => {
    const connection = anna.connect({ 'x-forwarded-for': forwarded })
    return connection.opened.then(
      () => true,
      () => false,
    )
  }
  const own = ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7', '203.0.113.3, 198.51.100.7']
  const results = []
  for (const forwarded of own) results.push(await open(forwarded))
  expect(results).toEqual([true, true, false])
  expect(await open('198.51.100.8')).toBe(true)
})

test('a path spelled with escapes meets the same limit and the same headers', async () => {
  const server = await testServer({ requestsPerMinute: 5 })
  const spellings = ['/api/session', '/%61pi/session', '/a%70i/session', '/%61%70%69/session']
  const statuses = []
  for (let i = 0; i < 12; i++) {
    const reply = await fetch(server.url + spellings[i % spellings.length])
    statuses.push(reply.status)
    if (reply.status === 200) expect(reply.headers.get('cache-control')).toBe('no-store')
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
})

test('a content type counts whatever its case and parameters', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const rename = (type: string) =>
    anna.request('POST', '/api/session', '{"name":"Anna","language":"en"}', { 'content-type': type })
  for (const type of ['APPLICATION/JSON', 'Application/Json; charset=UTF-8'])
    expect((await rename(type)).status, type).toBe(200)
  for (const type of ['application/jsonp', 'text/plain']) expect((await rename(type)).status, type).toBe(400)
})
