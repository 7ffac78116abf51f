import { join } from 'node:path'
import { ROOT } from '../moments/root.ts'

/** Where the pictures and the figures go. */
export const FOLDER = join(ROOT, 'tables-out')

/** Which of these to look at: `scripts/tables.mjs` sets them from its arguments; none set: all. `part`: a part of the name will do. */
export function isChosen(name: string, one: string, part?: 'part'): boolean {
  const chosen = process.env[`TABLES_${name}`]?.split(',')
  return chosen?.some((wanted) => (part ? one.includes(wanted) : one === wanted)) ?? true
}
