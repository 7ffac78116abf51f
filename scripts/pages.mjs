// Opens every page in every state on every screen and counts what is wrong. Ends with 1 where a figure is missed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const OUT = 'pages-out'
const USAGE = `npm run pages -- [--page PART,…] [--size 1440x900,…] [--language en,fr] [--theme light,dark] [--only looks|speed]
                 [--where] says what misses its figure · [--no-build] takes the build as it is`
const text = { type: 'string' }
const flag = { type: 'boolean' }
const { values } = parseArgs({
  allowNegative: true,
  options: {
    page: text,
    size: text,
    language: text,
    theme: text,
    only: text,
    workers: text,
    where: flag,
    build: flag,
    help: flag,
  },
})
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/** The figures of a look, each as a list of what is wrong. */
const LOOKS = [
  { name: 'overflow', of: ({ overflow }) => (overflow > 0 ? [`${overflow} px too wide`] : []) },
  { name: 'cut off', of: ({ cut }) => cut },
  { name: 'axe', of: ({ axe }) => axe },
  { name: 'contrast', of: ({ contrast }) => contrast },
  { name: 'console', of: ({ errors }) => errors },
]
const KB = 1024
/** The figures of speed and what each may be at most. */
const SPEED = [
  { name: 'cold ms', of: ({ cold }) => cold, most: 2500, places: 0 },
  { name: 'warm ms', of: ({ warm }) => warm, most: 1000, places: 0 },
  { name: 'shift', of: ({ shift }) => shift, most: 0.05, places: 3 },
  // Pages that open the box of a game fetch its rules and its table besides: a shown game and an end are tables.
  { name: 'script KB', of: ({ page, script }) => (needsGame(page) ? 0 : script / KB), most: 160, places: 0 },
]
const needsGame = (page) => /^(?:game|rules|cards|review|show|end)-?/.test(page) && page !== 'cards'

/** A port that nobody uses. */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(String(port)))
    })
  })

function readNotes(isSpeed) {
  if (!existsSync(OUT)) return []
  return readdirSync(OUT, { recursive: true })
    .filter((file) => file.endsWith('.json') && file.endsWith('speed.json') === isSpeed)
    .map((file) => JSON.parse(readFileSync(join(OUT, file), 'utf8')))
}

function printRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}

/** Prints what is wrong page by page; returns how many looks miss a figure. */
function reportLooks(looks) {
  const pages = groupByPage(looks)
  const rows = [['page', 'looks', ...LOOKS.map(({ name }) => name)]]
  let missed = 0
  for (const [page, group] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const counts = LOOKS.map(({ of }) => group.filter((look) => of(look).length > 0).length)
    missed += counts.reduce((sum, n) => sum + n, 0)
    rows.push([page, String(group.length), ...counts.map((n) => (n > 0 ? `✗${n}` : '0'))])
  }
  printRows(rows)
  if (values.where)
    for (const look of looks)
      for (const { name, of } of LOOKS)
        for (const fault of of(look))
          console.log(`  ${look.page} ${look.size} ${look.language} ${look.theme}: ${name}: ${fault}`)
  return missed
}

function groupByPage(looks) {
  const pages = new Map()
  for (const look of looks) pages.set(look.page, [...(pages.get(look.page) ?? []), look])
  return pages
}

function reportSpeed(pages) {
  const rows = [['page', ...SPEED.map(({ name }) => name)]]
  let missed = 0
  for (const page of pages) {
    const cells = SPEED.map(({ of, most, places }) => {
      const value = of(page)
      if (value > most) missed++
      return `${value.toFixed(places)}${value > most ? ' ✗' : ''}`
    })
    rows.push([page.page, ...cells])
  }
  printRows(rows)
  if (values.where) for (const { page, where } of pages) console.log(`  ${page}: ${where.join('; ')}`)
  return missed
}

async function look() {
  if (values.build !== false && run(process.execPath, ['scripts/ensure.mjs', 'build']) !== 0) return 1
  const picked = ['page', 'size', 'language', 'theme', 'workers'].filter((name) => values[name])
  const env = Object.fromEntries(picked.map((name) => [`PAGES_${name.toUpperCase()}`, values[name]]))
  rmSync(OUT, { recursive: true, force: true })
  const only = { looks: ['looks.pages'], speed: ['speed.pages'] }[values.only] ?? []
  const args = ['test', '--config', 'e2e/pages.config.ts', '--reporter=dot', ...only]
  const status = run(join('node_modules/.bin', 'playwright'), args, { ...env, E2E_PORT: await freePort() })
  const [looks, speeds] = [readNotes(false), readNotes(true)]
  console.log()
  const missed = looks.length === 0 ? 0 : reportLooks(looks)
  console.log(`\n${looks.length} looks, ${missed} figures missed; pictures in ${OUT}/\n`)
  const slow = speeds.length === 0 ? 0 : reportSpeed(speeds)
  return status !== 0 || missed + slow > 0 || looks.length + speeds.length === 0 ? 1 : 0
}

if (values.help) console.log(USAGE)
else process.exitCode = await look()
