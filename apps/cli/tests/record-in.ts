import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { sablier } from './fake-io.ts'

const folder = mkdtempSync(join(tmpdir(), 'sablier-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of its own with this content. */
export function fileWith(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** The record of a game that computers played at the terminal. */
export async function playedRecord(name: string): Promise<string> {
  const file = join(folder, name)
  await sablier(['play', '--game', 'lanterns', '--seat', 'none', '--bots', 'random', '--seed', name, '--save', file])
  return file
}
