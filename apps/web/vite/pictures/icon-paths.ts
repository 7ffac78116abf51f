import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Paths of the game-icons, by name. */
export function iconPaths(): (name: string) => string {
  const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: Readonly<Record<string, { body: string }>>
  }
  return (name) => {
    const body = icons[name]?.body
    if (!body) throw new Error(`No drawing is called ${name}`)
    return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')
  }
}
