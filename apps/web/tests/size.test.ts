import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const MANIFEST = join(DIST, '.vite/manifest.json')
const KB = 1024
const GAMES = ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy']

const isBuilt = existsSync(MANIFEST)
const manifest: Readonly<Record<string, Chunk>> = isBuilt ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}

/** The files that come with some chunks, what they import included. */
function filesOf(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}
const zipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)

describe.skipIf(!isBuilt)('script sizes of the built client, zipped', () => {
  const first = filesOf(['index.html'])
  test('at most 160 KB before a game is chosen', () => {
    expect(zipped(first)).toBeLessThanOrEqual(160 * KB)
  })
  test.each(GAMES)('at most 200 KB for %s', (game) => {
    const keys = Object.keys(manifest).filter((key) => key.includes(`games/${game}/`))
    expect(keys.length).toBeGreaterThan(0)
    const files = [...filesOf(keys)].filter((file) => !first.has(file))
    expect(zipped(files)).toBeLessThanOrEqual(200 * KB)
  })
})

/** The sizes of all files in a folder, by path. */
const bytesIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)

describe.skipIf(!isBuilt)('pictures of the built client', () => {
  test.each(GAMES)('at most 2.5 MB for %s, in all sizes together', (game) => {
    const sizes = bytesIn(join(DIST, 'assets/pictures', game))
    expect(sizes.length).toBeGreaterThan(100)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_500_000)
  })
})
