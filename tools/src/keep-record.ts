import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PROJECT_ROOT } from './project-files.ts'

/** Writes the record of a failing game to `test-results/faults` and returns its path from the project's root. */
export function keepRecord(name: string, record: string): string {
  const folder = join(PROJECT_ROOT, 'test-results', 'faults')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, record)
  return relative(PROJECT_ROOT, file)
}
