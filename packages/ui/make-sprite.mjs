// Draws the sprites in src/icons out of the icon set and our own drawings, and lists whom to thank: node packages/ui/make-sprite.mjs [authors.json]
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
)
const own = JSON.parse(readFileSync(join(here, 'src/icons/own-icons.json'), 'utf8'))
const lists = readFileSync(join(here, 'src/icons/icon-names.ts'), 'utf8').split('const TABLE_ICONS')
const [house, table] = lists.map((list) => [...list.matchAll(/'([a-z0-9-]+)'/g)].map((m) => m[1]))
const names = [...house, ...table]
const missing = names.filter((name) => !set.icons[name] && !own[name])
if (missing.length > 0) {
  console.error(`not in the icon set: ${missing.join(', ')}`)
  process.exit(1)
}
const bodyOf = (name) => (own[name] ? `<path fill="currentColor" d="${own[name]}"/>` : set.icons[name].body)
function writeSprite(file, drawings) {
  const symbols = drawings.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`)
  writeFileSync(
    join(here, 'src/icons', file),
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Sablier</title>${symbols.join('\n')}</svg>\n`,
  )
}
writeSprite('house.svg', house)
writeSprite('table.svg', table)
console.log(`${names.length} icons`)

const authors = process.argv[2]
if (authors) {
  const by = JSON.parse(readFileSync(authors, 'utf8'))
  console.log(names.map((name) => `${name}: ${JSON.stringify(by[name] ?? null)}`).join('\n'))
}
