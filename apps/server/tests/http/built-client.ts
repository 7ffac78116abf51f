import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A client of two files, as a build leaves them. */
export function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sablier</title>')
  writeFileSync(join(folder, 'assets', 'play-1a2b3c.js'), 'export {}')
  return folder
}
