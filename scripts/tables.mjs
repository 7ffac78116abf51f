// Opens the fullest moments of every game on every screen and counts what does not fit. Ends with 1 where a figure is missed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const OUT = 'tables-out'
const USAGE = `npm run tables -- [--game ID,…] [--size 1440x900,…] [--seats N,…] [--moment PART,…] [--language en,fr] [--theme light,dark]
                  [--way mouse,keyboard,touch] [--only screens|answers|games]: whole games only if asked for
                  [--where] says what misses its figure · [--no-build] takes the build as it is
                  [--keep] adds to what earlier looks have left, so that the whole can be looked at in parts
npm run tables -- --find [--game ID] [--games 200]   finds the fullest moments anew
                  [--missing] keeps them and adds the kinds of question that are kept nowhere`
const text = { type: 'string' }
const flag = { type: 'boolean' }
const { values } = parseArgs({
  allowNegative: true,
  options: {
    game: text,
    size: text,
    seats: text,
    moment: text,
    language: text,
    theme: text,
    way: text,
    only: text,
    workers: text,
    games: text,
    find: flag,
    missing: flag,
    where: flag,
    build: flag,
    keep: flag,
    help: flag,
  },
})

/** The file that looks, by what is looked at. */
const LOOKS = { screens: ['tables.look'], answers: ['answers.look'], games: ['whole-games.look'] }

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
const bin = (name) => join('node_modules/.bin', name)

/** The figures and what each may be at most; `of` reads it from the figures of one screen. */
const FIGURES = [
  { name: 'hidden px', of: ({ hidden }) => hidden, isMissed: (n) => n > 0, where: ({ hiddenParts }) => hiddenParts },
  {
    name: 'smallest text',
    of: ({ text: px }) => px,
    isMissed: (px, size) => px < (isPhone(size) ? 12 : 11),
    where: ({ smallTexts }) => smallTexts,
    least: true,
  },
  {
    name: 'buttons',
    of: ({ buttons }) => buttons,
    isMissed: (n) => n > 5,
    where: ({ buttons }) => [`${buttons} buttons`],
  },
  {
    name: 'overlaps',
    of: ({ overlaps }) => overlaps.length,
    isMissed: (n) => n > 0,
    where: ({ overlaps }) => overlaps,
  },
  {
    name: 'covered texts',
    of: ({ covered }) => covered.length,
    isMissed: (n) => n > 0,
    where: ({ covered }) => covered,
  },
  {
    name: 'contrast',
    of: ({ contrast }) => contrast.length,
    isMissed: (n) => n > 0,
    where: ({ contrast }) => contrast,
  },
  {
    name: 'small targets',
    of: ({ smallTargets }) => smallTargets.length,
    isMissed: (n) => n > 0,
    where: ({ smallTargets }) => smallTargets,
  },
]
const isPhone = (size) => size.split('x').some((side) => Number(side) < 500)

/** A port that nobody uses. */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(String(port)))
    })
  })

/** What the looks have left, by the end of the file's name: the figures of screens, the answers that were tried, whole games. */
function readNotes(end) {
  if (!existsSync(OUT)) return []
  return readdirSync(OUT, { recursive: true })
    .filter((file) => file.endsWith(end))
    .map((file) => JSON.parse(readFileSync(join(OUT, file), 'utf8')))
}

/** Prints the worst of every figure by game and size; returns how many are missed. */
function report(screens) {
  const groups = groupScreens(screens)
  const rows = [['game', 'size', 'moments', ...FIGURES.map(({ name }) => name)]]
  let missed = 0
  for (const [key, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [game, size] = key.split(' ')
    const cells = FIGURES.map((figure) => {
      const worst = group.map(figure.of).reduce((a, b) => (figure.least ? Math.min(a, b) : Math.max(a, b)))
      const count = group.filter((screen) => figure.isMissed(figure.of(screen), size)).length
      missed += count
      return count > 0 ? `${worst} ✗${count}` : String(worst)
    })
    rows.push([game, size, String(group.length), ...cells])
  }
  printRows(rows)
  if (values.where) for (const screen of screens) explain(screen)
  return missed
}

function printRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}

/** Prints how many kinds of question were answered each way and which could not be; returns how many. */
function reportAnswers(games) {
  const rows = [['game', 'way', 'kinds tried', 'failed', 'pressed twice']]
  for (const { game, way, tried, failed, inVain } of games)
    rows.push([game, way, ...[tried, failed.length, inVain.length].map(String)])
  printRows(rows)
  for (const { game, way, failed } of games) for (const fault of failed) console.log(`  ${game} by ${way}: ${fault}`)
  for (const { game, way, inVain } of games)
    for (const press of inVain) console.log(`  ${game} by ${way}, pressed twice: ${press}`)
  const never = new Map(games.map(({ game, neverAsked }) => [game, neverAsked]))
  for (const [game, kinds] of never) if (kinds.length > 0) console.log(`  ${game} never asks: ${kinds.join(', ')}`)
  const count = (of) => games.reduce((sum, one) => sum + of(one), 0)
  const failed = count((one) => one.failed.length)
  console.log(`\n${count((one) => one.tried)} kinds × ways tried, ${failed} failed`)
  return failed
}

/** Prints how whole games went; returns how many did not come to their end. */
function reportGames(games) {
  const rows = [['game', 'way', 'language', 'presses', 'pressed twice', 'stuck']]
  for (const { game, way, language, presses, inVain, fault } of games)
    rows.push([game, way, language, String(presses), inVain.join(', ') || '0', fault ?? ''])
  printRows(rows)
  return games.filter(({ fault }) => fault !== null).length
}

function groupScreens(screens) {
  const groups = new Map()
  for (const screen of screens) {
    const key = `${screen.game} ${screen.size}`
    groups.set(key, [...(groups.get(key) ?? []), screen])
  }
  return groups
}

function explain(screen) {
  for (const figure of FIGURES)
    if (figure.isMissed(figure.of(screen), screen.size)) {
      console.log(`\n${screen.game} ${screen.size} ${screen.moment} ${screen.language}: ${figure.name}`)
      for (const part of figure.where(screen)) console.log(`  ${part}`)
    }
}

async function look() {
  if (values.build !== false && run(process.execPath, ['scripts/ensure.mjs', 'build']) !== 0) return 1
  const picked = ['game', 'size', 'seats', 'moment', 'language', 'theme', 'way', 'workers'].filter(
    (name) => values[name],
  )
  const env = Object.fromEntries(picked.map((name) => [`TABLES_${name.toUpperCase()}`, values[name]]))
  if (!values.keep) rmSync(OUT, { recursive: true, force: true })
  const only = LOOKS[values.only] ?? [...LOOKS.screens, ...LOOKS.answers]
  const args = ['test', '--config', 'e2e/tables.config.ts', '--reporter=dot', ...only]
  const status = run(bin('playwright'), args, { ...env, E2E_PORT: await freePort() })
  const [screens, answers, games] = ['.screen.json', '.answers.json', '.game.json'].map(readNotes)
  console.log()
  const missed = screens.length === 0 ? 0 : report(screens)
  console.log(`\n${screens.length} screens, ${missed} figures missed; pictures in ${OUT}/\n`)
  const failed = answers.length === 0 ? 0 : reportAnswers(answers)
  const stuck = games.length === 0 ? 0 : reportGames(games)
  const isEmpty = screens.length + answers.length + games.length === 0
  return status !== 0 || missed + failed + stuck > 0 || isEmpty ? 1 : 0
}

function find() {
  if (run(bin('tsc'), ['-b', 'e2e/moments']) !== 0) return 1
  const args = ['game', 'games'].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []))
  if (values.missing) args.push('--missing')
  return run(process.execPath, ['e2e/dist/moments/find.js', ...args])
}

if (values.help) console.log(USAGE)
else process.exitCode = values.find ? find() : await look()
