import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testServer } from '../play/test-server.ts'
import { builtClient } from './built-client.ts'

test('files whose name carries their content are kept by browsers, pages are asked for again', async () => {
  const { url } = await testServer({}, { clientFolder: builtClient() })
  const caching = async (path: string) => (await fetch(`${url}${path}`)).headers.get('cache-control')
  expect(await caching('/assets/play-1a2b3c.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/index.html')).toBe('no-cache')
  expect(await caching('/play/some-game')).toBe('no-cache')
  expect(await caching('/api/session')).toBe('no-store')
})

test('many people at one address can load the client; requests that cost something are limited all the same', async () => {
  const { url } = await testServer({ requestsPerMinute: 10 }, { clientFolder: builtClient() })
  const statuses = async (path: string, times: number) => {
    const found = new Set<number>()
    for (let n = 0; n < times; n++) found.add((await fetch(`${url}${path}`)).status)
    return [...found]
  }
  expect(await statuses('/assets/play-1a2b3c.js', 30)).toEqual([200])
  expect(await statuses('/online/some-table', 30)).toEqual([200])
  expect(await statuses('/api/tables', 30)).toContain(429)
})

test('an address that downloads the client again and again has to wait, and others do not', async () => {
  const clientFolder = builtClient()
  writeFileSync(join(clientFolder, 'assets', 'large-1a2b3c.js'), 'x'.repeat(50_000))
  const { url } = await testServer({ bytesPerSecond: 1000, trustedProxies: 1 }, { clientFolder })
  const download = async (address: string, path = '/assets/large-1a2b3c.js') => {
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } })
    return { status: response.status, size: (await response.arrayBuffer()).byteLength }
  }
  expect(await download('10.0.0.9')).toEqual({ status: 200, size: 50_000 })
  for (let n = 0; n < 20; n++) await download('10.0.0.9')
  expect((await download('10.0.0.9')).status).toBe(429)
  expect((await download('10.0.0.8')).status).toBe(200)
  // What machines ask, and what it plays, is counted apart.
  expect((await download('10.0.0.9', '/health')).status).toBe(200)
  expect((await download('10.0.0.9', '/api/tables')).status).toBe(200)
})

test('browsers are sent the zipped copy of a file, everybody else the file', async () => {
  const clientFolder = builtClient()
  const source = 'export const chapter = 1\n'.repeat(500)
  writeFileSync(join(clientFolder, 'assets', 'book-1a2b3c.js'), source)
  writeFileSync(join(clientFolder, 'assets', 'book-1a2b3c.js.gz'), gzipSync(source))
  const { url } = await testServer({}, { clientFolder })
  const load = async (accepted: string) => {
    const reply = await fetch(`${url}/assets/book-1a2b3c.js`, {
      headers: { 'accept-encoding': accepted },
    })
    const body = await reply.text()
    const named = (name: string) => reply.headers.get(name)
    return { body, encoding: named('content-encoding'), type: named('content-type'), cache: named('cache-control') }
  }
  const lasting = 'public, max-age=31536000, immutable'
  const type = expect.stringContaining('javascript')
  expect(await load('gzip, deflate, br')).toEqual({ body: source, encoding: 'gzip', type, cache: lasting })
  expect(await load('identity')).toEqual({ body: source, encoding: null, type, cache: lasting })
})
