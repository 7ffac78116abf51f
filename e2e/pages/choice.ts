import { join } from 'node:path'
import { ROOT } from '../moments/root.ts'

/** Where the pictures and the figures go. */
export const FOLDER = join(ROOT, 'pages-out')

/** Which of these to look at: `scripts/pages.mjs` sets them from its arguments; none set: all. A part of a page's name will do. */
export function isChosen(name: 'PAGE' | 'SIZE' | 'LANGUAGE' | 'THEME', one: string): boolean {
  const chosen = process.env[`PAGES_${name}`]?.split(',')
  return chosen?.some((wanted) => (name === 'PAGE' ? one.includes(wanted) : one === wanted)) ?? true
}
