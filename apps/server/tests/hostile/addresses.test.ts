import { describe, expect, test } from 'vitest'
import { isAddressOrRange, networkOf } from '../../src/http/client-address.ts'
import { PATIENT } from '../play/patient.ts'
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

describe('whoever has one address of an IPv6 network has all of them, and counts as one', () => {
  const ofNetwork = (i: number) => `2001:db8:1:2:${(i * 4099 + 1).toString(16)}::${i}`

  test('an address and its network', () => {
    const of = (...addresses: string[]) => addresses.map(networkOf)
    expect(of('10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203')).toEqual(['10.1.2.3', '10.1.2.3', '10.1.2.3'])
    expect(of('2001:db8::1', '2001:0DB8:0:0:9::')).toEqual(['2001:db8::/64', '2001:db8::/64'])
    expect(of('1:2:3:4:5:6:7:8', 'fe80::1%eth0', '::1', '1::')).toEqual([
      '1:2:3:4::/64',
      'fe80::/64',
      '::/64',
      '1::/64',
    ])
  })

  test('requests', async () => {
    const server = await testServer({ requestsPerMinute: 5, trustedProxies: 1 })
    const ask = (forwarded: string) =>
      fetch(`${server.url}/api/session`, { headers: { 'x-forwarded-for': forwarded } }).then(({ status }) => status)
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push(await ask(ofNetwork(i)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
    // The same address in another spelling, and one of IPv4 inside one of IPv6.
    expect(await ask('2001:0db8:0001:0002:0:0:0:1')).toBe(429)
    expect(await ask('::ffff:198.51.100.7')).toBe(200)
  })

  test('sockets, tables that wait to begin, and guesses at the operator’s token', async () => {
    const limits = { socketsPerAddress: 2, openTablesPerAddress: 2, trustedProxies: 1 }
    const server = await testServer({ ...limits, operatorToken: 'a token that nobody guesses' })
    const anna = await server.guest('Anna')
    const opened = []
    const tables = []
    const guesses = []
    for (let i = 0; i < 14; i++) {
      const forwarded = { 'x-forwarded-for': ofNetwork(i) }
      if (i < 4)
        opened.push(
          await anna.connect(forwarded).opened.then(
            () => true,
            () => false,
          ),
        )
      const body = { game: 'lanterns', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' }
      if (i < 4)
        tables.push((await anna.request('POST', '/api/tables', { ...body, clock: { kind: 'none' } }, forwarded)).status)
      const guess = { ...forwarded, authorization: `Bearer guess number ${i} of many` }
      guesses.push((await anna.request('GET', '/api/operator/overview', undefined, guess)).status)
    }
    expect(opened).toEqual([true, true, false, false])
    expect(tables).toEqual([200, 200, 429, 429])
    expect(guesses.slice(-2)).toEqual([429, 429])
  })

  test('and what is refused is told of the network, which can be banned as it is told', async () => {
    const server = await testServer({ requestsPerMinute: 1, trustedProxies: 1 })
    const ask = (i: number) =>
      fetch(`${server.url}/api/session`, { headers: { 'x-forwarded-for': ofNetwork(i) } }).then(({ status }) => status)
    for (let i = 0; i < 6; i++) await ask(i)
    const told = () => server.storage.db.selectFrom('refusal').select('address').execute()
    await expect.poll(told, PATIENT).toEqual([{ address: '2001:db8:1:2::/64' }])
    expect(isAddressOrRange('2001:db8:1:2::/64')).toBe(true)
  })
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

test('what leads nowhere, or is refused for its form, counts as a request', async () => {
  const shapes: readonly [path: string, init: RequestInit][] = [
    ['/api/nothing', {}],
    ['/api/session/', {}],
    ['/api/session', { method: 'OPTIONS' }],
    ['/api/tables', { method: 'DELETE' }],
    ['/api/session', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['/api/session', { method: 'POST', body: '{}', headers: { origin: 'https://elsewhere.example' } }],
    ['/nothing', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  ]
  for (const [path, init] of shapes) {
    const server = await testServer({ requestsPerMinute: 3 })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await fetch(server.url + path, init)).status)
    expect(statuses.slice(3), `${init.method} ${path}`).toEqual([429, 429])
  }
})

test('an address that is none is refused as everything else is, and told to the operator', async () => {
  const server = await testServer()
  const reply = await fetch(`${server.url}/api/tables/%ff`)
  expect(reply.status).toBe(400)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(await reply.json()).toEqual({ code: 'malformed', detail: 'nothing-here', reason: 'This is no address' })
  const told = () => server.storage.db.selectFrom('refusal').select('code').execute()
  await expect.poll(told, PATIENT).toEqual([{ code: 'malformed' }])
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
