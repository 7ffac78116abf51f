import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../play/test-server.ts'

/** A client of two files, as a build leaves them. */
function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sablier</title>')
  writeFileSync(join(folder, 'assets', 'play-1a2b3c.js'), 'export {}')
  return folder
}

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
