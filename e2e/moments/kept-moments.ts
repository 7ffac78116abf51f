import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Moment } from './moment.ts'
import { ROOT } from './root.ts'

/** Where the moments that were found are kept. */
export const MOMENTS_FILE = join(ROOT, 'e2e/fixtures/fullest-moments.json')

export const readMoments = (): Moment[] =>
  existsSync(MOMENTS_FILE) ? (JSON.parse(readFileSync(MOMENTS_FILE, 'utf8')) as Moment[]) : []
