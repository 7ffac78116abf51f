import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }

/** The path of a game-icon; an unknown name is a fault. */
export function iconDrawings(name: string): string {
  const body = icons[name]?.body
  if (!body) throw new Error(`There is no icon ${name}`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')
}
